package org.qizhong.screen.model;

import java.time.Duration;
import java.util.Optional;
import org.qizhong.clock.Side;

/**
 * Which touches are meant. Right after a press hands still reach across the screen; and when the
 * turn changes, the line between the panels slides under the fingers: a second touch at the same
 * place must not press for the opponent.
 */
final class Reach {
  private static final long SETTLED = Duration.ofSeconds(1).toNanos();

  /** Of the width: about 23 mm on a 7-inch screen. */
  private static final double SAME_HAND = 0.15;

  private static final double MIDDLE = 0.5;

  private final Guard buttons = Guard.ofPresses();

  /** Not closed by presses that do nothing: nobody keeps the opponent from pressing. */
  private final Guard panels = Guard.ofPresses();

  private Optional<Touch> last = Optional.empty();
  private boolean turned;
  private long turnedAt;

  private record Touch(Side side, double place, long at) {}

  /** A hand was there, whether it did anything or not. */
  void touched(long now) {
    buttons.close(now);
  }

  /** A press has counted, on the table or on the screen. */
  void pressed(long now) {
    buttons.close(now);
    panels.close(now);
  }

  /** Presses of real buttons, as the desk tells them. */
  void happened(String event, long now) {
    switch (event) {
      case "moved", "passed", "started", "resumed" -> pressed(now);
      case "ignored" -> touched(now);
      default -> {}
    }
  }

  /** Whether a button may be taken. */
  boolean isFree(long now) {
    return buttons.isOpen(now);
  }

  /** It is the other side's turn. */
  void turned(long now) {
    panels.close(now);
    turned = true;
    turnedAt = now;
  }

  /**
   * Whether a touch on {@code side}'s panel counts; one that does is remembered. Until the panels
   * have settled only one on the own side of the middle, away from the hand that pressed last.
   *
   * @param place from the left, in parts of the width
   */
  boolean takes(Side side, double place, long now) {
    boolean settled = !turned || now - turnedAt >= SETTLED;
    boolean taken =
        panels.isOpen(now) && (settled || isOwn(side, place) && !isSameHand(side, place, now));
    if (taken) {
      last = Optional.of(new Touch(side, place, now));
    }
    return taken;
  }

  private static boolean isOwn(Side side, double place) {
    return side == Side.BLACK ? place < MIDDLE : place > MIDDLE;
  }

  private boolean isSameHand(Side side, double place, long now) {
    return last.filter(touch -> touch.side() != side && now - touch.at() < 2 * SETTLED)
        .filter(touch -> Math.abs(touch.place() - place) < SAME_HAND)
        .isPresent();
  }
}
