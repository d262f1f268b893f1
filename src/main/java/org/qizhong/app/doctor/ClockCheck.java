package org.qizhong.app.doctor;

import java.util.List;
import java.util.Optional;

/** What the kernel counts time by; the date and its servers play no part in a match. */
public record ClockCheck(Machine machine) implements Check {
  private static final String PART = "clock source";
  private static final String SOURCE =
      "sys/devices/system/clocksource/clocksource0/current_clocksource";

  @Override
  public List<Finding> look() {
    Optional<String> source = machine.text(SOURCE);
    if (source.isEmpty()) {
      return List.of(Finding.absent(PART, "this machine does not tell it"));
    }
    boolean coarse = source.get().contains("jiffies");
    return List.of(
        coarse
            ? Finding.fault(PART, source.get() + ": counts milliseconds; look at the kernel's log")
            : Finding.ok(PART, source.get()));
  }
}
