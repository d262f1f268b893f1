package org.qizhong.screen.model;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.qizhong.clock.Refusal;
import org.qizhong.screen.words.Language;

/**
 * How this screen shows what it shows.
 *
 * @param waiting how bright the side is that does not run
 * @param count how an area was entered last
 */
public record ScreenSettings(
    Language language, Theme theme, Seats seats, Brightness waiting, CountWay count) {
  public static final String LANGUAGE = "language";
  public static final String THEME = "theme";
  public static final String SEATS = "seats";
  public static final String WAITING = "waiting";
  public static final String COUNT = "count";

  private static final CountWay[] AREA_WAYS = {CountWay.TENS, CountWay.TOTAL};

  /** Where nothing was set. */
  public static final ScreenSettings DEFAULT =
      new ScreenSettings(Language.EN, Theme.DARK, Seats.FRONT, Brightness.NORMAL);

  /** With the way an area is counted on the board. */
  public ScreenSettings(Language language, Theme theme, Seats seats, Brightness waiting) {
    this(language, theme, seats, waiting, CountWay.TENS);
  }

  /** Every key with its value, in the file's order. */
  public Map<String, String> values() {
    Map<String, String> values = new LinkedHashMap<>();
    values.put(LANGUAGE, language.id());
    values.put(THEME, theme.id());
    values.put(SEATS, seats.id());
    values.put(WAITING, waiting.id());
    values.put(COUNT, count.id());
    return values;
  }

  /**
   * These settings with one changed.
   *
   * @throws Refusal for a key or a value that is none
   */
  public ScreenSettings with(String key, String value) throws Refusal {
    return switch (key) {
      case LANGUAGE ->
          new ScreenSettings(
              one(key, value, Language.values(), Language::id), theme, seats, waiting, count);
      case THEME ->
          new ScreenSettings(
              language, one(key, value, Theme.values(), Theme::id), seats, waiting, count);
      case SEATS ->
          new ScreenSettings(
              language, theme, one(key, value, Seats.values(), Seats::id), waiting, count);
      case WAITING ->
          new ScreenSettings(
              language, theme, seats, one(key, value, Brightness.values(), Brightness::id), count);
      case COUNT ->
          new ScreenSettings(
              language, theme, seats, waiting, one(key, value, AREA_WAYS, CountWay::id));
      default ->
          throw new Refusal(
              key + ": no such setting; there are " + String.join(", ", values().keySet()));
    };
  }

  /** These settings with several changed. */
  public ScreenSettings with(Map<String, String> changes) throws Refusal {
    ScreenSettings changed = this;
    for (Map.Entry<String, String> one : changes.entrySet()) {
      changed = changed.with(one.getKey(), one.getValue());
    }
    return changed;
  }

  private static <E> E one(String key, String value, E[] all, Function<E, String> id)
      throws Refusal {
    for (E one : all) {
      if (id.apply(one).equals(value)) {
        return one;
      }
    }
    String ids = Arrays.stream(all).map(id).collect(Collectors.joining(", "));
    throw new Refusal(key + ": \"" + value + "\" is none of " + ids);
  }
}
