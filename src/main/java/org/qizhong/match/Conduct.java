package org.qizhong.match;

import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;

/**
 * What referees have noted of the players.
 *
 * @param leftTable R12: whether the side has used its leave
 * @param tooLate R1: over the limit, which bars the start
 * @param swapped R16: whether the players have changed colours
 */
public record Conduct(
    BySide<Integer> warnings, BySide<Boolean> leftTable, BySide<Boolean> tooLate, boolean swapped) {

  static final Conduct NONE =
      new Conduct(BySide.both(0), BySide.both(false), BySide.both(false), false);

  Conduct withWarnings(Side side, int total) {
    return new Conduct(warnings.with(side, total), leftTable, tooLate, swapped);
  }

  Conduct withLeave(Side side) {
    return new Conduct(warnings, leftTable.with(side, true), tooLate, swapped);
  }

  Conduct withTooLate(BySide<Boolean> late) {
    return new Conduct(warnings, leftTable, late, swapped);
  }

  /** R16: names and warnings swap; the rest stays with the colours. */
  Conduct withPlayersSwapped() {
    return new Conduct(warnings.swapped(), leftTable, tooLate, !swapped);
  }
}
