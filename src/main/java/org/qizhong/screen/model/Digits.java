package org.qizhong.screen.model;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The digits of a face.
 *
 * @param big the first, or all of them
 * @param unit a small word after them, or, without them, all there is to say; may be empty
 * @param rest what follows the word; may be empty
 */
public record Digits(String big, String unit, String rest) {
  private static final Pattern HOURS = Pattern.compile("(\\d+):(\\d\\d):\\d\\d");

  /** The digits as the desk gives them. */
  static Digits whole(String shown) {
    return new Digits(shown, "", "");
  }

  /**
   * Without seconds from one hour on: {@code 1h04}, which nobody takes for a minute and four.
   *
   * @param mark what stands between hours and minutes
   */
  static Digits brief(String mark, String shown) {
    Matcher hours = HOURS.matcher(shown);
    return hours.matches() ? new Digits(hours.group(1), mark, hours.group(2)) : whole(shown);
  }

  /** All of it in one. */
  public String text() {
    return big + unit + rest;
  }
}
