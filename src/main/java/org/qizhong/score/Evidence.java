package org.qizhong.score;

import java.util.Objects;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;

/**
 * What the match itself knows and the count needs.
 *
 * @param warnings how many each side has (S6)
 * @param overtimePoints what each side's overtime cost it, in points (T6)
 * @param firstPass who passed first in the pair that ended the game (S13)
 */
public record Evidence(
    BySide<Integer> warnings, BySide<Integer> overtimePoints, Optional<Side> firstPass) {
  /** A match in which nothing of this happened. */
  public static final Evidence NONE =
      new Evidence(BySide.both(0), BySide.both(0), Optional.empty());

  public Evidence {
    Objects.requireNonNull(firstPass);
    requireNotNegative(warnings);
    requireNotNegative(overtimePoints);
  }

  private static void requireNotNegative(BySide<Integer> numbers) {
    if (numbers.black() < 0 || numbers.white() < 0) {
      throw new IllegalArgumentException("a negative number: " + numbers);
    }
  }
}
