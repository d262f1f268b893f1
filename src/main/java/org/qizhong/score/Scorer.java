package org.qizhong.score;

import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;

/**
 * The final count (S): from what was counted to the result. It works with Black's lead in points: a
 * zi is two, so that half a board is a whole number and every edition is one sum.
 */
public final class Scorer {
  private Scorer() {}

  /** The result of {@code count}, or why it cannot be one. */
  public static Result score(Terms terms, Count count, Evidence evidence) throws Refusal {
    CountCheck.check(terms, count, evidence);
    Fraction board = Fraction.of(count.blacksLead(terms.points()));
    return switch (count.counting()) {
      case AREA, TERRITORY ->
          result(terms.rules(), board.minus(komi(terms)).minus(costs(terms, count, evidence)));
      // S8: komi and penalties already stand on the board.
      case FILL -> result(terms.rules(), board);
    };
  }

  /** What Black owes for moving first or for its handicap (S2–S4), in points. */
  private static Fraction komi(Terms terms) {
    RuleSet rules = terms.rules();
    return rules
        .unit()
        .toPoints(terms.effectiveKomi())
        .plus(Unit.ZI.toPoints(rules.givenBack(terms.handicap())));
  }

  /** What the game itself cost Black more than White, in points. */
  private static Fraction costs(Terms terms, Count count, Evidence evidence) {
    RuleSet rules = terms.rules();
    Fraction warnings = Fraction.of(excess(evidence.warnings())).times(rules.warningCost());
    Fraction overtime = Fraction.of(excess(evidence.overtimePoints()));
    // S10: one zi for each group more than the opponent has.
    Fraction groups = Fraction.of(2 * count.groups().map(Scorer::excess).orElse(0L));
    return warnings.plus(overtime).plus(groups).plus(firstPass(rules, count, evidence));
  }

  /** S13: White's passing first is a point more to White, where the edition says so. */
  private static Fraction firstPass(RuleSet rules, Count count, Evidence evidence) {
    Optional<Side> first = count.firstPass().or(evidence::firstPass);
    return rules.firstPassCounts() && first.equals(Optional.of(Side.WHITE))
        ? Fraction.ONE
        : Fraction.ZERO;
  }

  private static long excess(BySide<Integer> numbers) {
    return (long) numbers.black() - numbers.white();
  }

  private static Result result(RuleSet rules, Fraction lead) {
    Margin margin = new Margin(rules.unit().fromPoints(lead.abs()), rules.unit());
    return new Result(winner(rules, lead.signum()), Reason.COUNT, Optional.of(margin));
  }

  private static Winner winner(RuleSet rules, int sign) {
    if (sign == 0) {
      return rules.zeroIsBlacks() ? Winner.BLACK : Winner.DRAW;
    }
    return sign > 0 ? Winner.BLACK : Winner.WHITE;
  }
}
