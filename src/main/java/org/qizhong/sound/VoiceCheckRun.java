package org.qizhong.sound;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import org.qizhong.sound.clips.VoiceCheck;

/** {@code qizhong voice check DIR}: what is wrong with a voice pack. */
public final class VoiceCheckRun {
  private static final int FINDINGS = 2;

  private VoiceCheckRun() {}

  /**
   * Prints one line for each finding.
   *
   * @return the exit code: 0 if there is none, else 2
   */
  public static int run(Path folder, PrintWriter out) {
    List<String> findings = VoiceCheck.of(folder);
    findings.forEach(out::println);
    out.flush();
    return findings.isEmpty() ? 0 : FINDINGS;
  }
}
