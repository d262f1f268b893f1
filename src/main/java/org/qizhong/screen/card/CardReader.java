package org.qizhong.screen.card;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Durations;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.TimeControl;
import org.qizhong.score.Fraction;
import org.qizhong.score.RuleSet;
import org.qizhong.score.Terms;

/** Reads a card back from a header: the one on the table, or the last one kept. */
final class CardReader {
  private CardReader() {}

  /** The card of {@code header}, both sides in time. */
  static CardDraft read(JsonNode header) throws Refusal {
    try {
      return draft(header);
    } catch (ArithmeticException e) {
      throw new Refusal("out of range: " + e.getMessage());
    }
  }

  private static CardDraft draft(JsonNode header) throws Refusal {
    Duration limit = header.has("late-limit") ? seconds(header.path("late-limit")) : Late.QUARTER;
    return new CardDraft(
        times(header.path("time")),
        terms(header),
        calls(header.path("calls")),
        new Pausing(
            !header.path("pauses").asText().equals("referee"),
            header.path("resumes").asText().equals("both")),
        Late.NONE.withLimit(limit),
        new Venue(header.path("event").asText(), header.path("table").asText()),
        new BySide<>(player(header, Side.BLACK), player(header, Side.WHITE)));
  }

  static Duration seconds(JsonNode value) throws Refusal {
    BigDecimal seconds = value.isNumber() ? value.decimalValue() : BigDecimal.valueOf(-1);
    if (seconds.signum() < 0
        || seconds.compareTo(BigDecimal.valueOf(Durations.LONGEST.toSeconds())) > 0) {
      throw new Refusal("not a number of seconds: " + value);
    }
    return Durations.ofSeconds(seconds);
  }

  private static BySide<TimeControl> times(JsonNode time) throws Refusal {
    return time.isObject()
        ? new BySide<>(
            Notation.parse(time.path(Side.BLACK.id()).asText()),
            Notation.parse(time.path(Side.WHITE.id()).asText()))
        : BySide.both(Notation.parse(time.asText()));
  }

  private static Terms terms(JsonNode header) throws Refusal {
    String id = header.path("rules").asText(RuleSet.CN_2002.id());
    RuleSet rules = RuleSet.byId(id).orElseThrow(() -> new Refusal("unknown rules: " + id));
    JsonNode komi = header.path("komi");
    return Terms.of(
        rules,
        header.path("board").asInt(CardDraft.EMPTY.terms().board()),
        header.path("handicap").asInt(0),
        komi.isNumber() ? Optional.of(Fraction.of(komi.decimalValue())) : Optional.empty());
  }

  private static CallPlan calls(JsonNode calls) {
    return calls.isObject()
        ? new CallPlan(
            numbers(calls.path("calls")),
            numbers(calls.path("last")),
            calls.path("count").asInt(CallPlan.MOST_COUNT))
        : CallPlan.DEFAULT;
  }

  private static List<Integer> numbers(JsonNode array) {
    List<Integer> numbers = new ArrayList<>();
    array.forEach(number -> numbers.add(number.asInt()));
    return numbers;
  }

  private static Player player(JsonNode header, Side side) {
    JsonNode player = header.path("players").path(side.id());
    return new Player(player.path("name").asText(), player.path("rank").asText());
  }
}
