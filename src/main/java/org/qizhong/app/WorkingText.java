package org.qizhong.app;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.clock.Side;
import org.qizhong.score.Fraction;
import org.qizhong.score.Margin;
import org.qizhong.score.Result;
import org.qizhong.score.Unit;
import org.qizhong.score.Winner;
import org.qizhong.score.Working;

/** A count's arithmetic in words, one line a step, the amounts under one another. */
final class WorkingText {
  private WorkingText() {}

  static List<String> lines(Working working) {
    List<String[]> rows = new ArrayList<>();
    for (Working.Step step : working.steps()) {
      rows.add(new String[] {label(step), signed(step.amount())});
    }
    int label = width(rows, 0);
    int amount = width(rows, 1);
    List<String> lines = new ArrayList<>();
    for (String[] row : rows) {
      lines.add(
          row[0] + " ".repeat(label - row[0].length() + 2 + amount - row[1].length()) + row[1]);
    }
    lines.add("-".repeat(label + 2 + amount));
    lines.add(outcome(working.result()));
    return lines;
  }

  /** R10: what was counted does not matter any more. */
  static String warnings(Side loser) {
    return "%s wins: %s's second warning loses (%s)"
        .formatted(name(loser.other()), name(loser), Result.warnings(loser).sgf());
  }

  private static int width(List<String[]> rows, int column) {
    return rows.stream().mapToInt(row -> row[column].length()).max().orElse(0);
  }

  private static String signed(Fraction amount) {
    return amount.signum() < 0 ? amount.toString() : "+" + amount;
  }

  private static String label(Working.Step step) {
    String whose = step.side().map(WorkingText::name).orElse("");
    return switch (step.kind()) {
      case AREA, OPPONENT -> whose + "'s area";
      case SHARED -> "half the shared points";
      case BASE -> "half the board";
      case KOMI -> "komi";
      case GIVEN_BACK -> "given back for the handicap";
      case WARNINGS -> whose + "'s warnings";
      case OVERTIME -> whose + "'s overtime";
      case GROUPS -> whose + "'s groups beyond " + name(step.side().orElseThrow().other()) + "'s";
      case FIRST_PASS -> whose + " passed first";
      case TERRITORY -> whose + "'s territory";
      case PRISONERS -> whose + "'s prisoners";
      case EMPTY -> whose + "'s points left empty";
      case OVER -> whose + "'s stones left over";
    };
  }

  private static String outcome(Result result) {
    Margin margin = result.margin().orElseThrow();
    if (result.winner() == Winner.DRAW) {
      return "a draw";
    }
    Side winner = result.winner() == Winner.BLACK ? Side.BLACK : Side.WHITE;
    boolean one = margin.amount().equals(Fraction.ONE) && margin.unit() == Unit.POINTS;
    String unit = one ? "point" : margin.unit().id();
    return "%s wins by %s %s (%s)".formatted(name(winner), margin.amount(), unit, result.sgf());
  }

  private static String name(Side side) {
    return side == Side.BLACK ? "Black" : "White";
  }
}
