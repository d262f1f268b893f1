package org.qizhong.screen.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.match.CallSchedule;
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
        Values.optionalText(header, "table"),
        new BySide<>(player(header, Side.BLACK), player(header, Side.WHITE)),
        conduct(header));
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

  private static MatchHeader.Player player(JsonNode header, Side side) {
    JsonNode player = header.path("players").path(side.id());
    return new MatchHeader.Player(
        Values.optionalText(player, "name"), Values.optionalText(player, "rank"));
  }

  private static MatchHeader.Conduct conduct(JsonNode header) {
    return new MatchHeader.Conduct(
        calls(header.path("calls")),
        !Values.optionalText(header, "pauses").equals(Optional.of("referee")),
        Values.optionalText(header, "resumes").equals(Optional.of("both")),
        header.path("confirmed").asBoolean(false));
  }

  /** C3: as the event has them. */
  private static CallSchedule calls(JsonNode calls) {
    return calls.isObject()
        ? new CallSchedule(
            seconds(calls.path("calls")), seconds(calls.path("last")), calls.path("count").asInt())
        : CallSchedule.DEFAULT;
  }

  private static List<Duration> seconds(JsonNode list) {
    List<Duration> seconds = new ArrayList<>();
    list.forEach(one -> seconds.add(Duration.ofSeconds(one.asLong())));
    return seconds;
  }
}
