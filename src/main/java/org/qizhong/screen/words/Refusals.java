package org.qizhong.screen.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the desk says, in the screen's language. The desk speaks English, with numbers and places in
 * its sentences: each sentence is recognised by its English text ({@code refused.text.…}) and said
 * with what stood in its places. What is not recognised is shown as it came.
 */
public final class Refusals {
  private static final String TEXT = "refused.text.";

  /** The place before what does not fit; any colon looks like it, so the rest must be known. */
  private static final String WITHIN = TEXT + "within";

  private static final List<Saying> SAYINGS = sayings();

  private Refusals() {}

  /** That the desk has not taken what was sent, and why. */
  public static String refused(Texts texts, String reason) {
    return texts.get("refused.lead", reason(texts, reason));
  }

  /** Something the desk tells everybody. */
  public static String notice(Texts texts, String notice) {
    return known(texts, notice).orElseGet(() -> texts.get("refused.says", notice));
  }

  /**
   * What is wrong with a part of the desk.
   *
   * @param part as the desk names it
   */
  public static String alarm(Texts texts, String part, String reason) {
    String key = "refused.part." + part;
    return texts.get(
        "refused.alarm", texts.has(key) ? texts.get(key) : part, reason(texts, reason));
  }

  /** A reason alone. */
  public static String reason(Texts texts, String reason) {
    return known(texts, reason).orElse(reason);
  }

  /** The sentence in the language of {@code texts}; empty for one that is not recognised. */
  static Optional<String> known(Texts texts, String english) {
    for (Saying saying : SAYINGS) {
      Optional<String> said = saying.in(texts, english);
      if (said.isPresent()) {
        return said;
      }
    }
    return Optional.empty();
  }

  /** The most definite ones first. */
  private static List<Saying> sayings() {
    Texts english = Texts.of(Language.EN);
    return english.keys().stream()
        .filter(key -> key.startsWith(TEXT))
        .map(key -> Saying.of(key, english.get(key)))
        .sorted(Comparator.comparingInt(Saying::definite).reversed())
        .toList();
  }

  /** What stands in a sentence's place: a side, an edition, a sentence of its own, or as it is. */
  private static String value(Texts texts, String value) {
    for (String known : List.of("common.", "common.rules.", "refused.word.")) {
      String key = known + value.toLowerCase(Locale.ROOT);
      if (texts.has(key)) {
        return texts.get(key);
      }
    }
    return reason(texts, value);
  }

  /**
   * One sentence.
   *
   * @param places the numbers of its places, in the order of the English text
   * @param quoted of each, whether it holds what somebody has typed
   * @param definite how much of it is the sentence's own
   */
  private record Saying(
      String key, Pattern pattern, List<Integer> places, List<Boolean> quoted, int definite) {

    private static final Pattern PLACE = Pattern.compile("\\{(\\d)}");

    static Saying of(String key, String english) {
      StringBuilder pattern = new StringBuilder();
      List<Integer> places = new ArrayList<>();
      List<Boolean> quoted = new ArrayList<>();
      Matcher place = PLACE.matcher(english);
      int from = 0;
      int definite = 0;
      while (place.find()) {
        String own = english.substring(from, place.start());
        pattern.append(Pattern.quote(own)).append("(.*?)");
        places.add(Integer.valueOf(place.group(1)));
        quoted.add(own.endsWith("\""));
        definite += own.length();
        from = place.end();
      }
      String rest = english.substring(from);
      pattern.append(Pattern.quote(rest));
      return new Saying(
          key, Pattern.compile(pattern.toString()), places, quoted, definite + rest.length());
    }

    Optional<String> in(Texts texts, String english) {
      Matcher found = pattern.matcher(english);
      if (!found.matches()
          || key.equals(WITHIN) && known(texts, found.group(places.size())).isEmpty()) {
        return Optional.empty();
      }
      Object[] given = new Object[places.size()];
      for (int i = 0; i < given.length; i++) {
        String value = found.group(i + 1);
        given[places.get(i)] = quoted.get(i) ? value : value(texts, value);
      }
      return Optional.of(texts.get(key, given));
    }
  }
}
