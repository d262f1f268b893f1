package org.qizhong.gpio;

import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.desk.Lamps;

/** A lamp at each side, on lines of the chip. */
final class WiredLamps implements Lamps {
  private final Outlets outlets;
  private final GpioSettings settings;
  private final WiredButtons buttons;
  private Optional<Side> lit = Optional.empty();

  WiredLamps(Outlets outlets, GpioSettings settings, WiredButtons buttons) {
    this.outlets = outlets;
    this.settings = settings;
    this.buttons = buttons;
  }

  @Override
  public void light(Optional<Side> running) {
    Optional<Side> wired = running.map(side -> buttons.swapped() ? side.other() : side);
    if (!wired.equals(lit)) {
      lit = wired;
      for (Side side : Side.values()) {
        outlets.set(settings.lamp(side), wired.filter(side::equals).isPresent());
      }
    }
  }
}
