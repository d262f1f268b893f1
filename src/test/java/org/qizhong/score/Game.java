package org.qizhong.score;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.math.BigDecimal;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;

/** A finished game waiting for its count, so that each test is one line. */
record Game(RuleSet rules, int board, int handicap, Optional<Fraction> komi, Evidence evidence) {
  static Game of(RuleSet rules) {
    return new Game(rules, 19, 0, Optional.empty(), Evidence.NONE);
  }

  Game board(int size) {
    return new Game(rules, size, handicap, komi, evidence);
  }

  Game handicap(int stones) {
    return new Game(rules, board, stones, komi, evidence);
  }

  Game komi(String given) {
    Fraction fraction = Fraction.of(new BigDecimal(given));
    return new Game(rules, board, handicap, Optional.of(fraction), evidence);
  }

  Game warnings(int black, int white) {
    return with(
        new Evidence(new BySide<>(black, white), evidence.overtimePoints(), evidence.firstPass()));
  }

  Game overtime(int black, int white) {
    return with(
        new Evidence(evidence.warnings(), new BySide<>(black, white), evidence.firstPass()));
  }

  Game firstPass(Side side) {
    return with(new Evidence(evidence.warnings(), evidence.overtimePoints(), Optional.of(side)));
  }

  Working working(Count count) {
    try {
      return Working.of(Terms.of(rules, board, handicap, komi), count, evidence);
    } catch (Refusal refusal) {
      throw new AssertionError(refusal.getMessage(), refusal);
    }
  }

  Result score(Count count) {
    try {
      return Scorer.score(Terms.of(rules, board, handicap, komi), count, evidence);
    } catch (Refusal refusal) {
      throw new AssertionError(refusal.getMessage(), refusal);
    }
  }

  /** The result as one line: winner, margin, unit and SGF. */
  String says(Count count) {
    Result result = score(count);
    Margin margin = result.margin().orElseThrow();
    return "%s %s %s %s"
        .formatted(result.winner().id(), margin.amount(), margin.unit().id(), result.sgf());
  }

  /** Why {@code count} is refused. */
  String refuses(Count count) {
    Refusal refusal =
        catchThrowableOfType(
            Refusal.class,
            () -> Scorer.score(Terms.of(rules, board, handicap, komi), count, evidence));
    if (refusal == null) {
      throw new AssertionError("not refused: " + count);
    }
    return refusal.getMessage();
  }

  private Game with(Evidence known) {
    return new Game(rules, board, handicap, komi, known);
  }
}
