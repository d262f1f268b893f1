package org.qizhong.app.doctor;

import java.util.ArrayList;
import java.util.List;

/** What is said of all hardware where none is to be looked for. */
public record NoHardware() implements Check {
  private static final String WHY = "not looked for (--no-hardware)";

  @Override
  public List<Finding> look() {
    List<Finding> findings = new ArrayList<>(WiringCheck.absent(WHY));
    for (String part : List.of("audio device", "voice", "screen", "touch", "power")) {
      findings.add(Finding.absent(part, WHY));
    }
    return findings;
  }
}
