package org.qizhong.sound.clips;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a number that has no clip of its own is put together of fewer: "N left" from eleven on ("left
 * twenty", "three", "periods") and seconds elapsed ("two minutes", "fifty seconds").
 */
public final class ComposedNumber {
  /** What {@code N left} counts, as the clips are named. */
  private static final List<String> KINDS =
      List.of("periods", "minutes", "considerations", "moves");

  private static final Pattern LEFT = Pattern.compile("([a-z]+)-left-(\\d{2})");
  private static final Pattern ELAPSED = Pattern.compile("elapsed-(\\d{2,4})");
  private static final int TOP = 99;
  private static final int TEN = 10;
  private static final int MINUTE = 60;

  private ComposedNumber() {}

  /**
   * The clips that are {@code name} when they are said one after the other; empty for a name that
   * is not put together.
   */
  public static Optional<List<String>> of(String language, String name) {
    Matcher left = LEFT.matcher(name);
    if (left.matches() && KINDS.contains(left.group(1)) && !left.group(2).startsWith("0")) {
      return Optional.of(left(language, left.group(1), Integer.parseInt(left.group(2))));
    }
    Matcher elapsed = ELAPSED.matcher(name);
    return elapsed.matches() ? elapsed(Integer.parseInt(elapsed.group(1))) : Optional.empty();
  }

  /** Every clip that numbers in this language are put together of and nothing else needs. */
  static List<String> parts(String language) {
    Set<String> parts = new LinkedHashSet<>();
    for (String kind : KINDS) {
      for (int number = TEN + 1; number <= TOP; number++) {
        parts.addAll(left(language, kind, number));
      }
    }
    ClipName.all().forEach(parts::remove);
    return List.copyOf(parts);
  }

  private static Optional<List<String>> elapsed(int seconds) {
    int minutes = seconds / MINUTE;
    int rest = seconds % MINUTE;
    if (minutes == 0 || rest == 0) {
      return minutes == 0 ? Optional.empty() : Optional.of(List.of("minutes-" + minutes));
    }
    return Optional.of(List.of("minutes-" + minutes, ClipName.elapsed(rest)));
  }

  private static List<String> left(String language, String kind, int number) {
    return switch (language) {
      case "ja" -> japanese(kind, number);
      case "en" -> english(kind, number);
      default -> plain(kind, number);
    };
  }

  /** The number, from twenty on in tens and units, and what is counted. */
  private static List<String> plain(String kind, int number) {
    String after = kind + "-after";
    int unit = number % TEN;
    return number < 2 * TEN || unit == 0
        ? List.of(lead(number), after)
        : List.of(lead(number - unit), "unit-" + unit, after);
  }

  /** As {@link #plain}, but "three periods left" is a clip, and only "one period left" is wrong. */
  private static List<String> english(String kind, int number) {
    int unit = number % TEN;
    return number < 2 * TEN || unit < 2
        ? plain(kind, number)
        : List.of(lead(number - unit), kind + "-left-" + unit);
  }

  /**
   * A Japanese counter changes with the digit before it (sankai, jukkai), so that both are one
   * clip; considerations are counted in kai, as periods are.
   */
  private static List<String> japanese(String kind, int number) {
    IntFunction<String> counted =
        unit -> (kind.equals("considerations") ? "periods" : kind) + "-unit-" + unit;
    int unit = number % TEN;
    return unit == 0
        ? List.of(lead(number / TEN), counted.apply(TEN))
        : List.of(lead(number - unit), counted.apply(unit));
  }

  /** The number with what a language says before it. */
  private static String lead(int number) {
    return "left-" + number;
  }
}
