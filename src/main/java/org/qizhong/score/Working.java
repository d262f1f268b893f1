package org.qizhong.score;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;

/**
 * The arithmetic of a final count, line by line (S).
 *
 * @param counted the side it is seen from: the one that was counted, Black where both were
 * @param steps signed, in the edition's unit; their sum is what {@code counted} wins by, negative
 *     where it loses
 * @param result what they lead to
 */
public record Working(Side counted, List<Step> steps, Result result) {
  public Working {
    Objects.requireNonNull(counted);
    Objects.requireNonNull(result);
    steps = List.copyOf(steps);
  }

  /**
   * The arithmetic of {@code count}.
   *
   * @throws Refusal when it cannot be a count of that board under that edition (S11)
   */
  public static Working of(Terms terms, Count count, Evidence evidence) throws Refusal {
    CountCheck.check(terms, count, evidence);
    Sum sum = new Sum(terms.rules().unit(), count.counted());
    sum.board(count, terms.points());
    switch (count.counting()) {
      case AREA, TERRITORY -> new Costs(terms, count, evidence).addTo(sum);
      // S8: komi and penalties already stand on the board.
      case FILL -> {}
    }
    return new Working(count.counted(), sum.steps(), result(terms.rules(), sum));
  }

  private static Result result(RuleSet rules, Sum sum) {
    Fraction total = sum.total();
    Winner winner =
        switch (total.signum()) {
          case 0 -> rules.zeroIsBlacks() ? Winner.BLACK : Winner.DRAW;
          case 1 -> Winner.of(sum.counted());
          default -> Winner.of(sum.counted().other());
        };
    Margin margin = new Margin(total.abs(), rules.unit());
    return new Result(winner, Reason.COUNT, Optional.of(margin));
  }

  /** What a line of the arithmetic is about. */
  public enum Kind {
    /** The counted side's stones and what they surround (S1). */
    AREA,
    /** The opponent's area, where the unit is the point (S7, S13). */
    OPPONENT,
    /** Its half of the shared points (S1). */
    SHARED,
    /** Half the board, where the unit is the zi (S1). */
    BASE,
    /** S2, S3, S7, S9, S13. */
    KOMI,
    /** What Black gives back for its handicap (S4). */
    GIVEN_BACK,
    /** S6, R10. */
    WARNINGS,
    /** T6. */
    OVERTIME,
    /** Living groups beyond the opponent's number (S10). */
    GROUPS,
    /** White was the first to pass (S13). */
    FIRST_PASS,
    /** Surrounded points (S9). */
    TERRITORY,
    /** Prisoners and dead stones (S9). */
    PRISONERS,
    /** Points left empty after filling in (S8). */
    EMPTY,
    /** Stones left over after filling in (S8). */
    OVER
  }

  /**
   * One line.
   *
   * @param side whose it is, where it is one side's
   * @param amount in the edition's unit, as it adds to the counted side's lead
   */
  public record Step(Kind kind, Optional<Side> side, Fraction amount) {}
}
