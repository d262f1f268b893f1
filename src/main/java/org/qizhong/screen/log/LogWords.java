package org.qizhong.screen.log;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.qizhong.clock.Durations;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.score.RuleSet;
import org.qizhong.screen.model.HappeningWords;
import org.qizhong.screen.model.LineReader;
import org.qizhong.screen.model.LogLine;
import org.qizhong.screen.model.ResultWords;
import org.qizhong.screen.model.Words;
import org.qizhong.screen.referee.ArticleWords;
import org.qizhong.screen.words.Refusals;
import org.qizhong.screen.words.Texts;

/** Entries of the log in words. */
final class LogWords {
  private static final String EVENT = "log.event.";
  private static final long TENTH = Duration.ofMillis(100).toNanos();

  private final Texts texts;
  private final RuleSet rules;

  LogWords(Texts texts, RuleSet rules) {
    this.texts = texts;
    this.rules = rules;
  }

  /** Whom {@code line} concerns, if it concerns one side. */
  static Optional<Side> side(LogLine line) {
    JsonNode of = line.of();
    return Stream.of(Side.values())
        .filter(side -> side.id().equals(of.path("side").asText()) || side.id().equals(line.by()))
        .findFirst();
  }

  /** The time of the match, in whole seconds that have passed: {@code 1:04:33}. */
  static String time(Duration at) {
    String minutes = Long.toString(at.toMinutesPart());
    String seconds = two(at.toSecondsPart());
    long hours = at.toHours();
    return hours == 0
        ? minutes + ":" + seconds
        : hours + ":" + two(at.toMinutesPart()) + ":" + seconds;
  }

  private static String two(int number) {
    return (number < 10 ? "0" : "") + number;
  }

  /** What has happened. */
  String what(LogLine line) {
    JsonNode of = line.of();
    String event = of.path("event").asText();
    if (event.equals("result")) {
      return result(line);
    }
    String name = named(of);
    String key = EVENT + (event.equals("noted") && !name.isEmpty() ? "noted-side" : event);
    if (!texts.has(key)) {
      return texts.get(of.has("pause") ? "log.event.pause" : "log.event.other");
    }
    return texts.get(key, name, first(of, event), second(of, event));
  }

  private String result(LogLine line) {
    ObjectNode of = line.of().deepCopy();
    of.put("ruled", line.act().path("end").asText());
    try {
      return ResultWords.of(texts, rules, LineReader.result(of));
    } catch (Refusal newer) {
      return texts.get("result.none");
    }
  }

  private String named(JsonNode of) {
    return Stream.of(Side.values())
        .filter(side -> side.id().equals(of.path("side").asText()))
        .findFirst()
        .map(side -> Words.name(texts, side))
        .orElse("");
  }

  private String first(JsonNode of, String event) {
    return switch (event) {
      case "period-used" -> of.path("left").asText();
      case "penalty" -> of.path("points").asText();
      case "stage" -> of.path("moves").asText();
      case "call" -> of.path("say").asText();
      case "late" -> seconds(of.path("deducted"));
      case "warned", "unwarned" -> of.path("total").asText();
      case "adjusted" -> signed(of.path("by"));
      case "ruling-withdrawn" -> HappeningWords.withdrawn(texts, of);
      default -> of.path("move").asText();
    };
  }

  private String second(JsonNode of, String event) {
    return switch (event) {
      case "moved" -> seconds(of.path("used"));
      case "penalty" -> of.path("total").asText();
      case "stage" -> seconds(of.path("time"));
      default -> "";
    };
  }

  private String signed(JsonNode by) {
    String sign = by.decimalValue().signum() < 0 ? "−" : "+";
    return sign + seconds(by);
  }

  /** In tenths: what is finer is nobody's business at the table. */
  private String seconds(JsonNode value) {
    BigDecimal seconds = value.isNumber() ? value.decimalValue().abs() : BigDecimal.ZERO;
    Duration exact = Durations.ofSeconds(seconds);
    return Words.time(texts, exact.minusNanos(exact.toNanos() % TENTH));
  }

  /** Who it was, why, and what the article says. */
  String more(LogLine line) {
    List<String> parts = new ArrayList<>();
    who(line).ifPresent(parts::add);
    Optional.of(line.of().path("why").asText())
        .filter(why -> !why.isEmpty())
        .or(line::why)
        .map(this::reason)
        .ifPresent(parts::add);
    LogArticles.of(line).map(id -> ArticleWords.of(texts, rules, id)).ifPresent(parts::add);
    return String.join(" · ", parts);
  }

  /** The desk's own reasons are English; a person's stands as it was written. */
  private String reason(String why) {
    String key = "log.own." + why.replaceAll("[^a-z]+", "-");
    return texts.has(key) ? texts.get(key) : Refusals.reason(texts, why);
  }

  private Optional<String> who(LogLine line) {
    String key = "log.by." + line.by();
    if (texts.has(key)) {
      return Optional.of(texts.get(key));
    }
    // Whose move it is stands above already.
    return Stream.of(Side.values())
        .filter(side -> side.id().equals(line.by()))
        .filter(side -> !side.id().equals(line.of().path("side").asText()))
        .findFirst()
        .map(side -> Words.name(texts, side));
  }
}
