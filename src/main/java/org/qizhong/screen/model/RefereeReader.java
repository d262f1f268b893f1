package org.qizhong.screen.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Refusal;
import org.qizhong.match.Role;

/** Reads what the desk says of roles and rulings. */
final class RefereeReader {
  private static final List<String> TOLD = List.of("at", "needs", "refused");

  private RefereeReader() {}

  static News.Allowed role(JsonNode line) throws Refusal {
    return new News.Allowed(Values.one(line, "role", Role.values(), Role::id));
  }

  static News.Pins pins(JsonNode line) {
    return new News.Pins(
        line.path("referee").asBoolean(false), line.path("chief").asBoolean(false));
  }

  static News.Collect collect(JsonNode line) throws Refusal {
    return new News.Collect(Values.text(line, "what"), Values.sides(line, "confirmed"));
  }

  static News.Previewed preview(JsonNode line) throws Refusal {
    Optional<String> refused = Values.optionalText(line, "refused");
    List<JsonNode> happenings = new ArrayList<>();
    line.path("happenings").forEach(happenings::add);
    return new News.Previewed(
        new Preview(
            line.path("of"),
            refused,
            happenings,
            line.has("needs") ? Values.one(line, "needs", Role.values(), Role::id) : Role.REFEREE,
            line.path("black").isObject()
                ? Optional.of(
                    new BySide<>(reading(line.path("black")), reading(line.path("white"))))
                : Optional.empty()));
  }

  private static ReadingLine reading(JsonNode reading) throws Refusal {
    return new ReadingLine(
        Values.one(reading, "phase", Phase.values(), Phase::id),
        Values.optionalSeconds(reading, "time").orElse(Duration.ZERO),
        Values.optionalWhole(reading, "left"),
        Values.optionalWhole(reading, "moves"),
        Values.optionalWhole(reading, "penalty"),
        Values.optionalWhole(reading, "stage"));
  }

  static News.Standing standing(JsonNode line) throws Refusal {
    List<StandingRuling> rulings = new ArrayList<>();
    for (JsonNode one : line.path("rulings")) {
      if (one instanceof ObjectNode fields) {
        rulings.add(ruling(fields));
      }
    }
    return new News.Standing(rulings);
  }

  /** All that is not told of a ruling is the act that withdraws it. */
  private static StandingRuling ruling(ObjectNode fields) throws Refusal {
    return new StandingRuling(
        fields.deepCopy().remove(TOLD),
        Values.text(fields, "withdraw"),
        Values.optionalSide(fields, "side"),
        Values.optionalSeconds(fields, "at"),
        Values.one(fields, "needs", Role.values(), Role::id),
        Values.optionalText(fields, "refused"));
  }

  static News.Logged log(JsonNode line) throws Refusal {
    return new News.Logged(
        new LogLine(
            Values.whole(line, "n"),
            Values.optionalSeconds(line, "at").orElse(Duration.ZERO),
            line.path("of"),
            Values.optionalText(line, "why"),
            Values.optionalText(line, "article"),
            Values.optionalText(line, "by").orElse(""),
            line.path("act")));
  }
}
