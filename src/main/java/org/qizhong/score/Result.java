package org.qizhong.score;

import java.util.Objects;
import java.util.Optional;
import org.qizhong.clock.Side;

/**
 * How a game ended (E3, S12).
 *
 * @param winner who won, if anyone
 * @param by what decided it
 * @param margin by how much: for a count, and only there
 */
public record Result(Winner winner, Reason by, Optional<Margin> margin) {
  public Result {
    Objects.requireNonNull(winner);
    boolean fits =
        switch (by) {
          case COUNT -> winner != Winner.NONE;
          case RESIGNATION -> winner.isSide();
          case TIME, WARNINGS, FORFEIT -> winner != Winner.DRAW;
          case RULING -> !winner.isSide();
          case BOTH_LOSE, REPLAY -> winner == Winner.NONE;
        };
    if (!fits || margin.isPresent() != (by == Reason.COUNT)) {
      throw new IllegalArgumentException("no such result: " + winner + " " + by + " " + margin);
    }
  }

  /** {@code loser} resigned. */
  public static Result resignation(Side loser) {
    return against(loser, Reason.RESIGNATION);
  }

  /** {@code loser} used up its time (T1–T7, R11). */
  public static Result time(Side loser) {
    return against(loser, Reason.TIME);
  }

  /** {@code loser} was warned twice (R10). */
  public static Result warnings(Side loser) {
    return against(loser, Reason.WARNINGS);
  }

  /** {@code loser} forfeited: too late, absent, or by conduct (R1, R17, R20, R21). */
  public static Result forfeit(Side loser) {
    return against(loser, Reason.FORFEIT);
  }

  /** The chief referee's ruling: a draw, or no result (R17). */
  public static Result ruling(Winner drawOrNone) {
    return new Result(drawOrNone, Reason.RULING, Optional.empty());
  }

  /** Nobody wins, both sides being out {@code by} the same (R1), or by ruling (R17). */
  public static Result neither(Reason by) {
    return new Result(Winner.NONE, by, Optional.empty());
  }

  /** The margin in points; a zi is 2 (S12). */
  public Optional<Fraction> inPoints() {
    return margin.map(Margin::inPoints);
  }

  /** SGF's {@code RE}: {@code B+1.5} in points, {@code W+T}, {@code 0} a draw (S12). */
  public String sgf() {
    return switch (winner) {
      case BLACK -> "B+" + how();
      case WHITE -> "W+" + how();
      case DRAW -> "0";
      case NONE -> "Void";
    };
  }

  private String how() {
    return switch (by) {
      case COUNT -> inPoints().orElseThrow().toDecimal().toPlainString();
      case RESIGNATION -> "R";
      case TIME -> "T";
      case WARNINGS, FORFEIT -> "F";
      case RULING, BOTH_LOSE, REPLAY -> "";
    };
  }

  private static Result against(Side loser, Reason by) {
    return new Result(Winner.of(loser.other()), by, Optional.empty());
  }
}
