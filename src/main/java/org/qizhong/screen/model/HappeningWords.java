package org.qizhong.screen.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.score.RuleSet;
import org.qizhong.screen.words.Texts;

/** What has happened, or would, in words. */
public final class HappeningWords {
  private static final String KEY = "referee.happens.";

  private final Texts texts;
  private final RuleSet rules;

  /** Words for a match under {@code rules}. */
  public HappeningWords(Texts texts, RuleSet rules) {
    this.texts = texts;
    this.rules = rules;
  }

  /** A happening as the desk writes it; empty for one that says nothing by itself. */
  public Optional<String> of(JsonNode line) {
    String event = line.path("event").asText();
    if (event.equals("result")) {
      return result(line);
    }
    String key = KEY + event;
    if (!texts.has(key)) {
      return Optional.empty();
    }
    return Optional.of(texts.get(key, side(line), amount(line, event)));
  }

  /** The ruling that a {@code ruling-withdrawn} line names. */
  public static String withdrawn(Texts texts, JsonNode line) {
    return StandingRuling.name(texts, line.path("of").asText(), whose(line));
  }

  private Optional<String> result(JsonNode line) {
    try {
      return Optional.of(ResultWords.of(texts, rules, LineReader.result(line)));
    } catch (Refusal newer) {
      return Optional.empty();
    }
  }

  private String side(JsonNode line) {
    return whose(line).map(this::name).orElse("");
  }

  private static Optional<Side> whose(JsonNode line) {
    try {
      return Values.optionalSide(line, "side");
    } catch (Refusal newer) {
      return Optional.empty();
    }
  }

  private String name(Side side) {
    return Words.name(texts, side);
  }

  /**
   * What is counted: warnings, moves, periods, points, seconds; or what was said; or which ruling.
   */
  private String amount(JsonNode line, String event) {
    if (event.equals("ruling-withdrawn")) {
      return withdrawn(texts, line);
    }
    String field =
        switch (event) {
          case "warned", "unwarned" -> "total";
          case "period-used" -> "left";
          case "penalty" -> "points";
          case "adjusted" -> "by";
          case "late" -> "deducted";
          case "noted" -> "why";
          default -> "move";
        };
    return line.path(field).asText();
  }
}
