package org.qizhong.screen.count;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.score.Counting;
import org.qizhong.score.Fraction;
import org.qizhong.score.RuleSet;
import org.qizhong.score.Unit;
import org.qizhong.score.Working;
import org.qizhong.screen.model.CountDraft;
import org.qizhong.screen.model.CountField;
import org.qizhong.screen.model.CountWay;
import org.qizhong.screen.model.Words;
import org.qizhong.screen.words.Texts;

/** The arithmetic of a count in words, line by line. */
final class SumWords {
  private static final String STEP = "count.step.";

  private final Texts texts;
  private final RuleSet rules;

  /** Where an area was entered in two parts, they are named. */
  private final Optional<CountDraft> parts;

  SumWords(Texts texts, RuleSet rules, Optional<CountDraft> typed) {
    this.texts = texts;
    this.rules = rules;
    parts =
        typed.filter(
            draft -> draft.way() == CountWay.TENS && !draft.text(CountField.TENS).isEmpty());
  }

  List<CountPicture.Sum> of(Working working) {
    List<CountPicture.Sum> sums = new ArrayList<>();
    for (Working.Step step : working.steps()) {
      sums.add(
          new CountPicture.Sum(Words.sentence(label(step)), amount(step.amount(), sums.isEmpty())));
    }
    return sums;
  }

  private String label(Working.Step step) {
    String side = step.side().map(this::name).orElse("");
    return switch (step.kind()) {
      case AREA ->
          parts
              .map(
                  draft ->
                      texts.get(
                          STEP + "area-parts",
                          side,
                          draft.text(CountField.TENS),
                          draft.text(CountField.STONES)))
              .orElseGet(() -> texts.get(STEP + "area", side));
      case KOMI -> texts.get(STEP + komi());
      case OPPONENT, SHARED, BASE, GIVEN_BACK, WARNINGS, OVERTIME, GROUPS, FIRST_PASS ->
          named(step, side);
      case TERRITORY, PRISONERS, EMPTY, OVER -> named(step, side);
    };
  }

  private String named(Working.Step step, String side) {
    return texts.get(STEP + step.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'), side);
  }

  /** What it is given in has its name from it, in Chinese. */
  private String komi() {
    if (rules.unit() == Unit.ZI) {
      return "komi";
    }
    return rules.counting().contains(Counting.TERRITORY) ? "komi-territory" : "komi-points";
  }

  private String name(Side side) {
    return Words.name(texts, side);
  }

  private static String amount(Fraction amount, boolean first) {
    if (first) {
      return amount.toString();
    }
    return (amount.signum() < 0 ? "− " : "+ ") + amount.abs();
  }
}
