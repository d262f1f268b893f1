package org.qizhong.screen.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.score.Fraction;
import org.qizhong.score.RuleSet;
import org.qizhong.score.Terms;

/** Reads a match file's header. The desk has judged it; only what is shown is taken from it. */
final class HeaderReader {
  private static final int BOARD = 19;

  private HeaderReader() {}

  static MatchHeader read(JsonNode header) throws Refusal {
    BySide<String> notations = notations(header.path("time"));
    return new MatchHeader(
        new BySide<>(Notation.parse(notations.black()), Notation.parse(notations.white())),
        terms(header),
        Values.optionalText(header, "event"),
        new BySide<>(name(header, Side.BLACK), name(header, Side.WHITE)));
  }

  private static BySide<String> notations(JsonNode time) throws Refusal {
    return time.isTextual()
        ? BySide.both(time.textValue())
        : new BySide<>(Values.text(time, Side.BLACK.id()), Values.text(time, Side.WHITE.id()));
  }

  private static Terms terms(JsonNode header) throws Refusal {
    String id = Values.optionalText(header, "rules").orElse(RuleSet.CN_2002.id());
    RuleSet rules = RuleSet.byId(id).orElseThrow(() -> new Refusal("unknown rules: " + id));
    return Terms.of(
        rules,
        Values.optionalWhole(header, "board").orElse(BOARD),
        Values.optionalWhole(header, "handicap").orElse(0),
        komi(header.path("komi")));
  }

  private static Optional<Fraction> komi(JsonNode komi) throws Refusal {
    try {
      return komi.isNumber() ? Optional.of(Fraction.of(komi.decimalValue())) : Optional.empty();
    } catch (ArithmeticException e) {
      throw new Refusal("\"komi\": " + e.getMessage());
    }
  }

  private static Optional<String> name(JsonNode header, Side side) {
    return Values.optionalText(header.path("players").path(side.id()), "name");
  }
}
