package org.qizhong.screen.card;

import java.util.Optional;
import java.util.function.Supplier;
import org.qizhong.clock.Side;

/**
 * What of the screen's own settings is reached from the card.
 *
 * @param seats who sits where
 * @param settings the screen's other settings, its language first
 * @param left whose panel stands on the left
 */
public record Slots(Optional<Slot> seats, Optional<Slot> settings, Supplier<Side> left) {
  /** Nothing is reached; Black sits on the left. */
  public static final Slots NONE = new Slots(Optional.empty(), Optional.empty(), () -> Side.BLACK);

  /**
   * One of them.
   *
   * @param value what is set now
   * @param open what a touch does
   */
  public record Slot(Supplier<String> value, Runnable open) {}
}
