package org.qizhong.screen.model;

import org.qizhong.clock.Side;
import org.qizhong.score.Reason;
import org.qizhong.score.Result;
import org.qizhong.score.RuleSet;
import org.qizhong.screen.words.Texts;

/** A result in words. */
public final class ResultWords {
  private ResultWords() {}

  /** {@code result} as it is announced under {@code rules}. */
  public static String of(Texts texts, RuleSet rules, Result result) {
    return of(
        texts,
        rules,
        new FaceLine.ResultLine(result.winner(), result.by(), result.margin(), result.sgf()));
  }

  /** The same of the desk's line. */
  public static String of(Texts texts, RuleSet rules, FaceLine.ResultLine result) {
    return switch (result.winner()) {
      case BLACK -> won(texts, rules, result, Side.BLACK);
      case WHITE -> won(texts, rules, result, Side.WHITE);
      case DRAW -> texts.get(result.by() == Reason.RULING ? "result.draw-ruling" : "result.draw");
      case NONE -> nobody(texts, result.by());
    };
  }

  private static String won(Texts texts, RuleSet rules, FaceLine.ResultLine result, Side winner) {
    String name = Words.name(texts, winner);
    return switch (result.by()) {
      case COUNT ->
          result
              .margin()
              .map(by -> Amounts.of(texts, rules, by.unit(), by.amount()))
              .map(by -> texts.get("result.count", name, by))
              .orElseGet(() -> texts.get("result.count-won", name));
      case RESIGNATION, TIME, WARNINGS, FORFEIT, RULING, BOTH_LOSE, REPLAY ->
          texts.get("result." + result.by().id(), name);
    };
  }

  private static String nobody(Texts texts, Reason by) {
    return switch (by) {
      case TIME, FORFEIT, WARNINGS -> texts.get("result.both-" + by.id());
      case BOTH_LOSE -> texts.get("result.both-ruling");
      case REPLAY -> texts.get("result.replay");
      case COUNT, RESIGNATION, RULING -> texts.get("result.none");
    };
  }
}
