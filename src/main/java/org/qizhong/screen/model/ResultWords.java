package org.qizhong.screen.model;

import org.qizhong.score.Fraction;
import org.qizhong.score.Margin;
import org.qizhong.score.Reason;

/** A result in words. */
final class ResultWords {
  private ResultWords() {}

  static String of(FaceLine.ResultLine result) {
    return switch (result.winner()) {
      case BLACK -> "Black wins " + how(result);
      case WHITE -> "White wins " + how(result);
      case DRAW -> result.by() == Reason.RULING ? "Draw by ruling" : "Draw";
      case NONE -> nobody(result.by());
    };
  }

  private static String how(FaceLine.ResultLine result) {
    return switch (result.by()) {
      case COUNT -> result.margin().map(ResultWords::margin).orElse("by the count");
      case RESIGNATION -> "by resignation";
      case TIME -> "on time";
      case WARNINGS -> "by the second warning";
      case FORFEIT -> "by forfeit";
      case RULING -> "by ruling";
    };
  }

  private static String margin(Margin margin) {
    return switch (margin.unit()) {
      case ZI -> "by " + margin.amount() + " zi";
      case POINTS ->
          "by "
              + margin.amount()
              + (margin.amount().compareTo(Fraction.ONE) <= 0 ? " point" : " points");
    };
  }

  private static String nobody(Reason by) {
    return switch (by) {
      case TIME -> "Both lose on time";
      case FORFEIT -> "Both lose by forfeit";
      case WARNINGS -> "Both lose by warnings";
      case COUNT, RESIGNATION, RULING -> "No result";
    };
  }
}
