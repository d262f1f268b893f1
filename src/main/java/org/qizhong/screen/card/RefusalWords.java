package org.qizhong.screen.card;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qizhong.screen.words.Refusals;
import org.qizhong.screen.words.Texts;

/** Refusals as people read them. */
final class RefusalWords {
  private static final Pattern PLACE =
      Pattern.compile("time \".*\", character (\\d+): (.*)", Pattern.DOTALL);

  private RefusalWords() {}

  static String of(Texts texts, String reason) {
    return Refusals.reason(texts, reason);
  }

  /** The character that a refusal of the notation names, from 0; −1 if it names none. */
  static int place(String reason) {
    Matcher named = PLACE.matcher(reason);
    return named.matches() ? Integer.parseInt(named.group(1)) - 1 : -1;
  }

  /** A refusal of the notation without its place. */
  static String withoutPlace(String reason) {
    Matcher named = PLACE.matcher(reason);
    return named.matches() ? named.group(2) : reason;
  }
}
