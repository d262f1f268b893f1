package org.qizhong.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Match files and what they print as short lines of words, so that tests read like a scoresheet:
 * {@code "5 press black"}, {@code "5 moved black move 1 used 5"}.
 */
public final class Script {
  private static final List<String> ORDER =
      List.of(
          "side",
          "move",
          "used",
          "left",
          "moves",
          "points",
          "total",
          "time",
          "say",
          "deducted",
          "winner",
          "by",
          "margin",
          "unit",
          "sgf",
          "black",
          "white");
  private static final Set<String> BARE = Set.of("side", "say");

  private Script() {}

  /** One event as JSON: {@code "8 late white by 600"}, {@code "9 set black overtime 60 left 2"}. */
  public static String json(String event) {
    if (event.contains("{")) {
      int brace = event.indexOf('{');
      String[] head = event.substring(0, brace).strip().split(" ");
      return "{\"at\":" + head[0] + ",\"" + head[1] + "\":" + event.substring(brace) + "}";
    }
    String[] words = event.split(" ");
    ObjectNode json = Json.MAPPER.createObjectNode();
    json.put("at", new BigDecimal(words[0]));
    act(json, words);
    return json.toString();
  }

  private static void act(ObjectNode json, String[] words) {
    String act = words[1];
    if (act.equals("note")) {
      json.put("why", "x");
    }
    if (words.length == 2) {
      json.put(act, true);
      return;
    }
    if (act.equals("number")) {
      json.put(act, Integer.parseInt(words[2]));
      return;
    }
    json.put(act, words[2]);
    switch (act) {
      case "set" -> reading(json.putObject("reading"), words);
      case "take-back" -> {
        if (words.length > 3) {
          json.put("charge", words[3].equals("charge"));
        }
      }
      case "end", "withdraw" -> {
        if (words.length > 3) {
          json.put("side", words[3]);
        }
      }
      case "warn", "forfeit-turn" -> json.put("why", "x");
      default -> numbers(json, words, 3);
    }
  }

  private static void reading(ObjectNode reading, String[] words) {
    reading.put("phase", words[3]);
    reading.put("time", new BigDecimal(words[4]));
    numbers(reading, words, 5);
  }

  private static void numbers(ObjectNode json, String[] words, int from) {
    for (int word = from; word < words.length; word += 2) {
      json.put(words[word], new BigDecimal(words[word + 1]));
    }
  }

  /** A printed line as words; fields that no line should have stand at the end. */
  public static String words(String line) {
    try {
      JsonNode json = Json.MAPPER.readTree(line);
      List<String> words = new ArrayList<>();
      words.add(value(json.get("at")));
      words.add(json.get("event").textValue());
      ORDER.stream().filter(json::has).forEach(name -> words.add(field(name, json.get(name))));
      for (Map.Entry<String, JsonNode> field : json.properties()) {
        if (!ORDER.contains(field.getKey()) && !Set.of("at", "event").contains(field.getKey())) {
          words.add(field(field.getKey(), field.getValue()));
        }
      }
      return String.join(" ", words);
    } catch (com.fasterxml.jackson.core.JsonProcessingException broken) {
      throw new AssertionError("not a line of JSON: " + line, broken);
    }
  }

  private static String field(String name, JsonNode value) {
    if (value.isObject()) {
      return name + "(" + reading(value) + ")";
    }
    return BARE.contains(name) ? value(value) : name + " " + value(value);
  }

  private static String reading(JsonNode reading) {
    List<String> words = new ArrayList<>();
    for (Map.Entry<String, JsonNode> field : reading.properties()) {
      boolean bare = field.getKey().equals("phase") || field.getKey().equals("time");
      words.add(bare ? value(field.getValue()) : field(field.getKey(), field.getValue()));
    }
    return String.join(" ", words);
  }

  private static String value(JsonNode value) {
    if (!value.isNumber()) {
      return value.asText();
    }
    BigDecimal number = value.decimalValue();
    return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
  }
}
