package org.qizhong.score;

import java.util.Objects;
import java.util.Optional;
import org.qizhong.clock.Refusal;

/**
 * What was agreed before the game and decides how it is counted.
 *
 * @param rules the edition
 * @param board points along a side, 5…25
 * @param handicap stones, 0…25
 * @param komi in the edition's unit, in place of its own komi, in a handicap game too (S4)
 */
public record Terms(RuleSet rules, int board, int handicap, Optional<Fraction> komi) {
  /** Six decimals: more than any komi has, few enough that no count can overflow. */
  private static final long KOMI_PARTS = 1_000_000;

  /** For terms known to fit; what a person entered goes through {@link #of}. */
  public Terms {
    Objects.requireNonNull(rules);
    misfit(board, handicap, komi)
        .ifPresent(
            reason -> {
              throw new IllegalArgumentException(reason);
            });
  }

  /** The terms, or why they cannot be. */
  public static Terms of(RuleSet rules, int board, int handicap, Optional<Fraction> komi)
      throws Refusal {
    Optional<String> misfit = misfit(board, handicap, komi);
    if (misfit.isPresent()) {
      throw new Refusal(misfit.get());
    }
    return new Terms(rules, board, handicap, komi);
  }

  /** The points of the board, such as 361. */
  public int points() {
    return board * board;
  }

  /** The komi that counts, in the edition's unit. */
  public Fraction effectiveKomi() {
    return komi.orElseGet(() -> rules.komi(handicap));
  }

  private static Optional<String> misfit(int board, int handicap, Optional<Fraction> komi) {
    if (board < 5 || board > 25) {
      return Optional.of("a board of " + board + " is not one of 5 to 25");
    }
    if (handicap < 0 || handicap > 25) {
      return Optional.of("a handicap of " + handicap + " is not one of 0 to 25");
    }
    return komi.flatMap(given -> misfit(given, board * board));
  }

  private static Optional<String> misfit(Fraction komi, int points) {
    Fraction most = Fraction.of(points);
    if (komi.compareTo(most) > 0 || komi.compareTo(most.negate()) < 0) {
      return Optional.of("a komi of " + komi + " is more than the board's " + points + " points");
    }
    if (KOMI_PARTS % komi.denominator() != 0) {
      return Optional.of("a komi of " + komi + " has more than six decimals");
    }
    return Optional.empty();
  }
}
