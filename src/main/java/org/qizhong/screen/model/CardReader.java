package org.qizhong.screen.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;

/** Reads what the desk says of the start card and of sound. */
final class CardReader {
  private CardReader() {}

  static CardLine card(JsonNode line) throws Refusal {
    return new CardLine(
        line.path("header").toString(),
        times(line.path("late")),
        times(line.path("deducted")),
        sides(line.path("forfeit")),
        Values.text(line, "hash"),
        sides(line.path("confirmed")));
  }

  private static BySide<Duration> times(JsonNode object) throws Refusal {
    return new BySide<>(time(object, Side.BLACK), time(object, Side.WHITE));
  }

  private static Duration time(JsonNode object, Side side) throws Refusal {
    return Values.optionalSeconds(object, side.id()).orElse(Duration.ZERO);
  }

  private static Set<Side> sides(JsonNode array) {
    Set<Side> sides = EnumSet.noneOf(Side.class);
    for (JsonNode one : array) {
      for (Side side : Side.values()) {
        if (side.id().equals(one.asText())) {
          sides.add(side);
        }
      }
    }
    return sides;
  }

  static SoundLine sound(JsonNode line) {
    Map<String, String> settings = new LinkedHashMap<>();
    line.path("settings")
        .properties()
        .forEach(one -> settings.put(one.getKey(), one.getValue().asText()));
    List<String> voices = new ArrayList<>();
    line.path("voices").forEach(voice -> voices.add(voice.asText()));
    return new SoundLine(settings, voices);
  }
}
