package org.qizhong.sound;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.qizhong.clock.Refusal;
import org.qizhong.sound.clips.Voice;
import org.qizhong.sound.clips.VoiceCheck;

/** {@code qizhong voice set}: shows or changes what a data directory's desk lets hear. */
public final class VoiceSet {
  private VoiceSet() {}

  /**
   * Prints the settings.
   *
   * @param told told whose voices they are and what in the file does not fit
   */
  public static void show(Path data, PrintWriter out, PrintWriter told) {
    SoundSettings.Found found = SoundSettings.found(data);
    found.wrong().forEach(wrong -> told.println(SoundSettings.FILE + ": " + wrong));
    print(found.settings(), VoiceChoice.of(found.settings()), out, told);
  }

  /**
   * Changes one setting and prints them all. What does not fit in the file is mended by it: the
   * default is written instead.
   *
   * @throws Refusal when key or value does not fit, or a voice is none; then nothing is changed
   */
  public static void set(Path data, String key, String value, PrintWriter out, PrintWriter told)
      throws Refusal, IOException {
    SoundSettings.Found found = SoundSettings.found(data);
    SoundSettings changed = found.settings().with(key, value);
    VoiceChoice choice = VoiceChoice.of(changed);
    choice.refuseStandIns(Set.of(key));
    changed.save(data);
    found.wrong().forEach(wrong -> told.println(SoundSettings.FILE + ": was not right: " + wrong));
    if (key.startsWith("voice") && !Voice.LANGUAGES.contains(value)) {
      judge(Path.of(value), told);
    }
    print(changed, choice, out, told);
  }

  /** A pack may lack clips; whoever chooses it learns it now and not in the last minute. */
  private static void judge(Path pack, PrintWriter told) {
    List<String> findings = VoiceCheck.of(pack);
    long missing = findings.stream().filter(it -> it.endsWith(VoiceCheck.MISSING)).count();
    if (!findings.isEmpty()) {
      told.println(
          "%s: %d clips missing, %d other findings; see qizhong voice check %s"
              .formatted(pack, missing, findings.size() - missing, pack));
    }
  }

  private static void print(
      SoundSettings settings, VoiceChoice choice, PrintWriter out, PrintWriter told) {
    settings.values().forEach((name, now) -> out.println(name + " = " + now));
    choice.names().forEach(told::println);
    choice.wrong().forEach(told::println);
    if (settings.hall()) {
      told.println("hall: locked are " + String.join(", ", SoundSettings.LOCKED));
    }
    out.flush();
    told.flush();
  }
}
