package org.qizhong.sound;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Refusal;
import org.qizhong.sound.clips.ClipName;
import org.qizhong.sound.clips.Voice;
import org.qizhong.sound.clips.VoiceCheck;

/** {@code qizhong voice check DIR}: what is wrong with a voice pack. */
public final class VoiceCheckRun {
  private static final int FINDINGS = 2;

  private VoiceCheckRun() {}

  /**
   * Prints one line for each finding; clips that few matches need are missing in one line together.
   * The last line says how many clips there are, or what is wrong with all of them.
   *
   * @return the exit code: 0 if nothing is wrong and what most matches need is there, else 2
   */
  public static int run(Path folder, PrintWriter out) {
    List<String> findings = new ArrayList<>(VoiceCheck.of(folder));
    List<String> rare = rareAndMissing(folder, findings);
    findings.removeAll(rare.stream().map(VoiceCheck::missing).toList());
    findings.forEach(out::println);
    if (Files.isDirectory(folder)) {
      describe(folder, findings, rare, out);
    }
    out.flush();
    return findings.isEmpty() ? 0 : FINDINGS;
  }

  /** The clips that are missing and that most matches do without. */
  private static List<String> rareAndMissing(Path folder, List<String> findings) {
    return names(Voice.languageOf(folder)).stream()
        .filter(name -> !ClipName.essential().contains(name))
        .filter(name -> findings.contains(VoiceCheck.missing(name)))
        .toList();
  }

  private static List<String> names(Optional<String> language) {
    return language.map(ClipName::all).orElseGet(ClipName::all);
  }

  private static void describe(
      Path folder, List<String> findings, List<String> rare, PrintWriter out) {
    try {
      Voice pack = Voice.pack(folder);
      if (!rare.isEmpty()) {
        out.println(
            "%d clips that most matches do without are missing, the buzzer sounds instead: %s"
                .formatted(rare.size(), String.join(" ", rare)));
      }
      out.println(pack.description());
      List<String> names = ClipName.all(pack.language());
      long there = names.stream().filter(name -> pack.clip(name).isPresent()).count();
      out.println(
          findings.isEmpty()
              ? there + " clips, all right"
              : "%d clips of %d, %d findings".formatted(there, names.size(), findings.size()));
    } catch (Refusal none) {
      out.println(none.getMessage() + "; it cannot be used");
    }
  }
}
