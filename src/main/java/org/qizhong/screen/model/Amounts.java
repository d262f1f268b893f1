package org.qizhong.screen.model;

import org.qizhong.score.Fraction;
import org.qizhong.score.RuleSet;
import org.qizhong.score.Unit;
import org.qizhong.screen.words.Texts;

/** Komi and margins in words, in an edition's unit: {@code ¾ zi}, {@code 6½ points}. */
public final class Amounts {
  private static final Fraction HALF = Fraction.of(1, 2);

  private Amounts() {}

  /** {@code amount} of {@code unit} as players under {@code rules} say it. */
  public static String of(Texts texts, RuleSet rules, Unit unit, Fraction amount) {
    return switch (unit) {
      case ZI -> texts.get("result.zi", amount);
      case POINTS -> points(texts, rules, amount);
    };
  }

  private static String points(Texts texts, RuleSet rules, Fraction amount) {
    return switch (rules) {
      case ING, WMSG -> texts.get("result.area-points", amount);
      case CN_2002, CN_1988, CN_ANCIENT, JP, KR -> territory(texts, amount);
    };
  }

  /** Halves have a name of their own in Go. */
  private static String territory(Texts texts, Fraction amount) {
    Fraction whole = amount.minus(HALF);
    if (whole.signum() == 0) {
      return texts.get("result.half-point");
    }
    return whole.signum() > 0 && whole.denominator() == 1
        ? texts.get("result.points-and-half", whole)
        : texts.get("result.points", amount);
  }
}
