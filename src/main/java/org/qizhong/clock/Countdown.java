package org.qizhong.clock;

import java.time.Duration;

/**
 * A period that is read aloud (C1–C4).
 *
 * @param length of the period
 * @param left of it; more than {@code length} after an adjustment
 * @param last whether its end is the end of the game for this side
 * @param leftAfter what {@code left N} will say at its end; 0 with {@code last}
 */
public record Countdown(Duration length, Duration left, boolean last, int leftAfter) {

  /** The time into the period; negative after an adjustment beyond its length. */
  public Duration elapsed() {
    return length.minus(left);
  }
}
