package org.qizhong.screen.model;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;

/** The values of a line's fields. Fields nobody asks for are left alone: the desk may be newer. */
final class Values {
  static final ObjectMapper MAPPER =
      JsonMapper.builder().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).build();

  private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(1_000_000_000L);

  private Values() {}

  static JsonNode read(String line) throws Refusal {
    try {
      JsonNode node = MAPPER.readTree(line);
      if (node.isObject()) {
        return node;
      }
    } catch (JsonProcessingException e) {
      throw new Refusal("not JSON: " + e.getOriginalMessage());
    }
    throw new Refusal("not a JSON object");
  }

  static String write(ObjectNode node) {
    try {
      return MAPPER.writeValueAsString(node);
    } catch (JsonProcessingException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  static String text(JsonNode object, String field) throws Refusal {
    return optionalText(object, field).orElseThrow(() -> missing(field));
  }

  static Optional<String> optionalText(JsonNode object, String field) {
    JsonNode value = object.path(field);
    return value.isTextual() ? Optional.of(value.textValue()) : Optional.empty();
  }

  static int whole(JsonNode object, String field) throws Refusal {
    return optionalWhole(object, field).orElseThrow(() -> missing(field));
  }

  static OptionalInt optionalWhole(JsonNode object, String field) {
    JsonNode value = object.path(field);
    return value.isNumber() ? OptionalInt.of(value.intValue()) : OptionalInt.empty();
  }

  static Optional<Boolean> optionalFlag(JsonNode object, String field) {
    JsonNode value = object.path(field);
    return value.isBoolean() ? Optional.of(value.booleanValue()) : Optional.empty();
  }

  static Optional<Duration> optionalSeconds(JsonNode object, String field) throws Refusal {
    JsonNode value = object.path(field);
    if (!value.isNumber()) {
      return Optional.empty();
    }
    BigDecimal seconds = value.decimalValue();
    if (seconds.abs().compareTo(MOST_SECONDS) > 0) {
      throw new Refusal("\"" + field + "\" is out of range");
    }
    return Optional.of(Duration.ofNanos(seconds.movePointRight(9).longValue()));
  }

  static <E extends Enum<E>> E one(
      JsonNode object, String field, E[] values, Function<E, String> id) throws Refusal {
    String text = text(object, field);
    for (E value : values) {
      if (id.apply(value).equals(text)) {
        return value;
      }
    }
    throw new Refusal("\"" + field + "\" is unknown: " + text);
  }

  static Optional<Side> optionalSide(JsonNode object, String field) throws Refusal {
    return object.path(field).isTextual()
        ? Optional.of(one(object, field, Side.values(), Side::id))
        : Optional.empty();
  }

  /** The sides a list names; none where there is no list. */
  static Set<Side> sides(JsonNode object, String field) {
    Set<Side> sides = EnumSet.noneOf(Side.class);
    for (JsonNode one : object.path(field)) {
      for (Side side : Side.values()) {
        if (side.id().equals(one.asText())) {
          sides.add(side);
        }
      }
    }
    return sides;
  }

  private static Refusal missing(String field) {
    return new Refusal("\"" + field + "\" is missing");
  }
}
