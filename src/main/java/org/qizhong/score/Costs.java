package org.qizhong.score;

import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.score.Working.Kind;

/** What is settled beside the board: komi, handicap, and what the game itself cost. */
record Costs(Terms terms, Count count, Evidence evidence) {

  void addTo(Sum sum) {
    RuleSet rules = terms.rules();
    sum.plain(Kind.KOMI, sum.of(Side.WHITE, terms.effectiveKomi()));
    sum.gain(Kind.GIVEN_BACK, Side.BLACK, rules.givenBack(terms.handicap()).negate());
    for (Side side : Side.values()) {
      long points = (long) evidence.warnings().of(side) * rules.warningCost();
      costs(sum, Kind.WARNINGS, side, points);
    }
    for (Side side : Side.values()) {
      costs(sum, Kind.OVERTIME, side, evidence.overtimePoints().of(side));
    }
    count.groups().ifPresent(groups -> groups(sum, groups));
    firstPass(sum);
  }

  /** S10: one zi for each group more than the opponent has. */
  private static void groups(Sum sum, BySide<Integer> groups) {
    for (Side side : Side.values()) {
      long excess = (long) groups.of(side) - groups.of(side.other());
      costs(sum, Kind.GROUPS, side, 2 * Math.max(0, excess));
    }
  }

  /** S13: White's passing first is a point more to White, where the edition says so. */
  private void firstPass(Sum sum) {
    Optional<Side> first = count.firstPass().or(evidence::firstPass);
    if (terms.rules().firstPassCounts() && first.equals(Optional.of(Side.WHITE))) {
      sum.gain(Kind.FIRST_PASS, Side.WHITE, sum.unit().fromPoints(Fraction.ONE));
    }
  }

  private static void costs(Sum sum, Kind kind, Side side, long points) {
    sum.gain(kind, side, sum.unit().fromPoints(Fraction.of(points)).negate());
  }
}
