package org.qizhong.match;

import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;

/**
 * What referees have noted of the players.
 *
 * @param leftTable R12: whether the side has used its leave
 * @param tooLate R1: over the limit, which bars the start
 * @param swapped R16: whether the players have changed colours
 * @param corrections what withdrawing one of them needs to know
 */
public record Conduct(
    BySide<Integer> warnings,
    BySide<Boolean> leftTable,
    BySide<Boolean> tooLate,
    boolean swapped,
    Corrections corrections) {

  static final Conduct NONE =
      new Conduct(BySide.both(0), BySide.both(false), BySide.both(false), false, Corrections.NONE);

  Conduct withWarnings(Side side, int total) {
    return new Conduct(warnings.with(side, total), leftTable, tooLate, swapped, corrections);
  }

  Conduct withLeave(Side side, boolean left) {
    return new Conduct(warnings, leftTable.with(side, left), tooLate, swapped, corrections);
  }

  Conduct withTooLate(BySide<Boolean> late) {
    return new Conduct(warnings, leftTable, late, swapped, corrections);
  }

  /** R16: names and warnings swap; the rest stays with the colours. */
  Conduct withPlayersSwapped() {
    int difference = warnings.black() - warnings.white();
    return new Conduct(
        warnings.swapped(), leftTable, tooLate, !swapped, corrections.swapped(difference));
  }

  /** R16 withdrawn: later warnings stay with the colour to which they were given. */
  Conduct withPlayersBack() {
    int difference = corrections.swaps().getLast();
    int black = warnings.black() + difference;
    int white = warnings.white() - difference;
    // One that was taken off since may have been one that had come by the change.
    BySide<Integer> back =
        new BySide<>(
            Math.max(0, black + Math.min(0, white)), Math.max(0, white + Math.min(0, black)));
    return new Conduct(back, leftTable, tooLate, !swapped, corrections.swapWithdrawn());
  }

  /** R22: the last move's number was moved {@code by}. */
  Conduct withNumbered(int by) {
    return with(corrections.numbered(by));
  }

  /** R22 withdrawn. */
  Conduct withNumberBack() {
    return with(corrections.numberWithdrawn());
  }

  private Conduct with(Corrections changed) {
    return new Conduct(warnings, leftTable, tooLate, swapped, changed);
  }
}
