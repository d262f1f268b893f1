package org.qizhong.clock;

import java.math.BigDecimal;
import java.time.Duration;

/** Walks along a line of notation; every refusal says where. */
final class Scanner {
  private static final Duration LONGEST = Duration.ofHours(24);
  private static final int MOST_DIGITS = 9;
  private static final int MOST_DECIMALS = 9;

  private final String text;
  private int at;

  Scanner(String text) {
    this.text = text;
  }

  int position() {
    return at;
  }

  Refusal refusal(String reason) {
    return refusal(at, reason);
  }

  Refusal refusal(int place, String reason) {
    return new Refusal("time \"" + text + "\", character " + (place + 1) + ": " + reason);
  }

  void blanks() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }

  void end() throws Refusal {
    if (at < text.length()) {
      throw refusal("did not expect \"" + text.substring(at) + "\"");
    }
  }

  boolean take(String word) {
    if (!text.startsWith(word, at)) {
      return false;
    }
    at += word.length();
    return true;
  }

  void expect(String word) throws Refusal {
    if (!take(word)) {
      throw refusal("expected \"" + word + "\"");
    }
  }

  /** Takes {@code sign} with the blanks around it, or nothing. */
  boolean takeBetweenBlanks(String sign) {
    int start = at;
    blanks();
    if (take(sign)) {
      blanks();
      return true;
    }
    at = start;
    return false;
  }

  /** Takes a lone 0: not the first digit of a duration. */
  boolean takeZero() {
    boolean lone =
        at < text.length()
            && text.charAt(at) == '0'
            && (at + 1 == text.length() || " +".indexOf(text.charAt(at + 1)) >= 0);
    if (lone) {
      at++;
    }
    return lone;
  }

  boolean atNumberBefore(char sign) {
    int end = at;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    return end > at && end < text.length() && text.charAt(end) == sign;
  }

  /** A whole number within 1…{@code most}. */
  int number(String name, int most) throws Refusal {
    int start = at;
    String digits = digits();
    if (digits.isEmpty()) {
      throw refusal("expected a number (" + name + ")");
    }
    int value = digits.length() > MOST_DIGITS ? Integer.MAX_VALUE : Integer.parseInt(digits);
    if (value < 1 || value > most) {
      throw refusal(start, name + " " + digits + " is not within 1…" + most);
    }
    return value;
  }

  /** A duration over zero and up to 24 h; each unit at most once, in the order h, m, s. */
  Duration duration() throws Refusal {
    int start = at;
    String units = "hms";
    BigDecimal seconds = BigDecimal.ZERO;
    int next = 0;
    while (at < text.length() && isDigit(text.charAt(at))) {
      int part = at;
      BigDecimal amount = amount();
      int unit = at < text.length() ? units.indexOf(text.charAt(at)) : -1;
      if (unit < 0) {
        throw refusal("expected a unit (h, m or s) after \"" + text.substring(part, at) + "\"");
      }
      if (unit < next) {
        throw refusal("each unit once, in the order h, m, s");
      }
      at++;
      next = unit + 1;
      seconds =
          seconds.add(amount.multiply(BigDecimal.valueOf(unit == 0 ? 3600 : unit == 1 ? 60 : 1)));
    }
    if (at == start) {
      throw refusal("expected a duration, such as 30s or 1h30m");
    }
    return checked(seconds, start);
  }

  private Duration checked(BigDecimal seconds, int start) throws Refusal {
    if (seconds.signum() == 0) {
      throw refusal(start, "a duration of zero");
    }
    if (seconds.compareTo(BigDecimal.valueOf(LONGEST.toSeconds())) > 0) {
      throw refusal(start, "longer than 24 h");
    }
    return Durations.ofSeconds(seconds);
  }

  private BigDecimal amount() throws Refusal {
    int start = at;
    String whole = digits();
    if (whole.length() > MOST_DIGITS) {
      throw refusal(start, "longer than 24 h");
    }
    if (!take(".")) {
      return new BigDecimal(whole);
    }
    String decimals = digits();
    if (decimals.isEmpty() || decimals.length() > MOST_DECIMALS) {
      throw refusal(start, "one to nine decimals after the point");
    }
    return new BigDecimal(whole + "." + decimals);
  }

  private String digits() {
    int start = at;
    while (at < text.length() && isDigit(text.charAt(at))) {
      at++;
    }
    return text.substring(start, at);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
