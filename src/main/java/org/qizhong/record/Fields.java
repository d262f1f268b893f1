package org.qizhong.record;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.qizhong.clock.Durations;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.match.Role;

/** The fields of one JSON object; whatever is not asked for by {@link #done} is refused. */
final class Fields {
  private static final int DECIMALS = 9;
  private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(Durations.LONGEST.toSeconds());

  private final JsonNode object;
  private final String place;
  private final Set<String> known = new HashSet<>();

  private Fields(JsonNode object, String place) {
    this.object = object;
    this.place = place;
  }

  /**
   * The fields of {@code node}.
   *
   * @param place what the object is called in a refusal, such as {@code "count: "}; may be empty
   */
  static Fields of(JsonNode node, String place) throws Refusal {
    if (node == null || !node.isObject()) {
      throw new Refusal(place + "expected a JSON object");
    }
    return new Fields(node, place);
  }

  boolean has(String name) {
    return object.has(name);
  }

  /** Every field's text by its name. */
  Map<String, String> texts() throws Refusal {
    Map<String, String> texts = new LinkedHashMap<>();
    for (Iterator<String> names = names(); names.hasNext(); ) {
      String name = names.next();
      texts.put(name, text(name));
    }
    return texts;
  }

  Iterator<String> names() {
    return object.fieldNames();
  }

  /** Refuses every field that nobody asked for. */
  void done() throws Refusal {
    for (Iterator<String> names = names(); names.hasNext(); ) {
      String name = names.next();
      if (!known.contains(name)) {
        throw new Refusal(place + "unknown field \"" + name + "\"");
      }
    }
  }

  /** The value, or null where there is none. */
  JsonNode node(String name) {
    known.add(name);
    return object.get(name);
  }

  private JsonNode required(String name) throws Refusal {
    JsonNode value = node(name);
    if (value == null) {
      throw new Refusal(place + "\"" + name + "\" is missing");
    }
    return value;
  }

  Refusal wrong(String name, String reason) {
    return new Refusal(place + "\"" + name + "\" " + reason);
  }

  Fields object(String name) throws Refusal {
    JsonNode value = required(name);
    if (!value.isObject()) {
      throw wrong(name, "must be an object");
    }
    return new Fields(value, place + name + ": ");
  }

  String text(String name) throws Refusal {
    JsonNode value = required(name);
    if (!value.isTextual()) {
      throw wrong(name, "must be text");
    }
    return value.textValue();
  }

  Optional<String> optionalText(String name) throws Refusal {
    return has(name) ? Optional.of(text(name)) : Optional.empty();
  }

  Side side(String name) throws Refusal {
    String id = text(name);
    for (Side side : Side.values()) {
      if (side.id().equals(id)) {
        return side;
      }
    }
    throw wrong(name, "must be \"black\" or \"white\", not \"" + id + "\"");
  }

  /** {@code referee} or {@code chief}. */
  Role role(String name) throws Refusal {
    String id = text(name);
    for (Role role : List.of(Role.REFEREE, Role.CHIEF)) {
      if (role.id().equals(id)) {
        return role;
      }
    }
    // What was given is not repeated: it may be a PIN in the wrong place.
    throw wrong(name, "must be \"referee\" or \"chief\"");
  }

  Optional<Side> optionalSide(String name) throws Refusal {
    return has(name) ? Optional.of(side(name)) : Optional.empty();
  }

  void isTrue(String name) throws Refusal {
    JsonNode value = required(name);
    if (!value.isBoolean() || !value.booleanValue()) {
      throw wrong(name, "must be true");
    }
  }

  void isFalse(String name) throws Refusal {
    JsonNode value = required(name);
    if (!value.isBoolean() || value.booleanValue()) {
      throw wrong(name, "must be false");
    }
  }

  /** One of {@code choices}, named by its id; {@code otherwise} where the field is not there. */
  <T> T choice(String name, T[] choices, Function<T, String> id, T otherwise) throws Refusal {
    if (!has(name)) {
      return otherwise;
    }
    String given = text(name);
    for (T choice : choices) {
      if (id.apply(choice).equals(given)) {
        return choice;
      }
    }
    String all = Arrays.stream(choices).map(id).collect(Collectors.joining(" or "));
    throw wrong(name, "must be " + all + ", not \"" + given + "\"");
  }

  boolean flag(String name, boolean otherwise) throws Refusal {
    JsonNode value = node(name);
    if (value == null) {
      return otherwise;
    }
    if (!value.isBoolean()) {
      throw wrong(name, "must be true or false");
    }
    return value.booleanValue();
  }

  int whole(String name, int least, int most) throws Refusal {
    return whole(required(name), name, least, most);
  }

  private int whole(JsonNode value, String name, int least, int most) throws Refusal {
    if (!value.isNumber() || !value.canConvertToExactIntegral() || !value.canConvertToInt()) {
      throw wrong(name, "must be a whole number within " + least + "…" + most);
    }
    int number = value.intValue();
    if (number < least || number > most) {
      throw wrong(name, "is " + number + ", not within " + least + "…" + most);
    }
    return number;
  }

  int whole(String name, int least, int most, int otherwise) throws Refusal {
    return has(name) ? whole(name, least, most) : otherwise;
  }

  OptionalInt optionalWhole(String name, int least, int most) throws Refusal {
    return has(name) ? OptionalInt.of(whole(name, least, most)) : OptionalInt.empty();
  }

  /** A list of at most {@code longest} values. */
  Iterable<JsonNode> list(String name, int longest) throws Refusal {
    JsonNode value = required(name);
    if (!value.isArray() || value.size() > longest) {
      throw wrong(name, "must be a list of at most " + longest);
    }
    return value;
  }

  /** A list of at most {@code longest} whole numbers. */
  List<Integer> wholes(String name, int least, int most, int longest) throws Refusal {
    JsonNode value = required(name);
    if (!value.isArray() || value.size() > longest) {
      throw wrong(name, "must be a list of at most " + longest + " numbers");
    }
    List<Integer> numbers = new ArrayList<>();
    for (JsonNode one : value) {
      numbers.add(whole(one, name, least, most));
    }
    return numbers;
  }

  /** A decimal number of moderate size with at most nine decimals. */
  BigDecimal decimal(String name) throws Refusal {
    JsonNode value = required(name);
    if (!value.isNumber()) {
      throw wrong(name, "must be a number");
    }
    BigDecimal number = value.decimalValue();
    if (number.scale() > DECIMALS) {
      throw wrong(name, "has more than nine decimals");
    }
    boolean huge = (long) number.precision() - number.scale() > 10;
    if (number.signum() != 0 && (huge || number.abs().compareTo(MOST_SECONDS) > 0)) {
      throw wrong(name, "is out of range (at most " + MOST_SECONDS + ")");
    }
    return number;
  }

  /** Seconds, exact to the nanosecond; negative ones too. */
  Duration seconds(String name) throws Refusal {
    return Durations.ofSeconds(decimal(name));
  }

  /** As {@link #secondsFromZero}; zero where the field is not there. */
  Duration optionalSeconds(String name) throws Refusal {
    return has(name) ? secondsFromZero(name) : Duration.ZERO;
  }

  Duration secondsFromZero(String name) throws Refusal {
    Duration time = seconds(name);
    if (time.isNegative()) {
      throw wrong(name, "must not be negative");
    }
    return time;
  }

  Duration secondsOverZero(String name) throws Refusal {
    Duration time = seconds(name);
    if (!time.isPositive()) {
      throw wrong(name, "must be more than zero");
    }
    return time;
  }
}
