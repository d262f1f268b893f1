package org.qizhong.gpio;

import java.nio.file.Path;
import java.util.Optional;
import org.qizhong.clock.Refusal;

/** Buzzer and lamps that a killed desk has left on: some kernels keep a line driven. */
public final class Silence {
  private Silence() {}

  /**
   * Switches buzzer and lamps off and gives them back, whatever has left them on.
   *
   * @throws Refusal when the settings do not tell which lines, somebody has the lines, or there may
   *     be some that this user must not see
   */
  public static void keep(Path data) throws Refusal {
    GpioSettings settings = GpioSettings.lines(data);
    if (settings.use() != GpioSettings.Use.OFF) {
      keep(new Libc(), settings);
    }
  }

  static void keep(Kernel kernel, GpioSettings settings) throws Refusal {
    Optional<Chip> found = new Chips(kernel).findOrSay(settings);
    if (found.isPresent()) {
      try (Chip chip = found.get();
          Taking taking = new Taking(chip, settings)) {
        taking.outputs(); // each is driven off as it is taken
      }
    }
  }
}
