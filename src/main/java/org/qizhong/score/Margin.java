package org.qizhong.score;

import java.util.Objects;

/**
 * By how much a count was won (S12).
 *
 * @param amount never negative
 * @param unit the edition's own
 */
public record Margin(Fraction amount, Unit unit) {
  public Margin {
    Objects.requireNonNull(unit);
    if (amount.signum() < 0) {
      throw new IllegalArgumentException("a negative margin: " + amount);
    }
  }

  /** The same margin in points: 1 zi is 2. */
  public Fraction inPoints() {
    return unit.toPoints(amount);
  }
}
