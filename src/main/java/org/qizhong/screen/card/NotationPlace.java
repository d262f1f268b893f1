package org.qizhong.screen.card;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where a refusal of the notation points to. */
final class NotationPlace {
  private static final Pattern PLACE =
      Pattern.compile("time \".*\", character (\\d+): (.*)", Pattern.DOTALL);

  private NotationPlace() {}

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
