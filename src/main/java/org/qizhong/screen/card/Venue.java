package org.qizhong.screen.card;

/**
 * Where a match is played; both may be empty.
 *
 * @param event the event and its round
 * @param table the board's name, such as {@code 第3台}
 */
public record Venue(String event, String table) {
  /** Nothing is named. */
  public static final Venue NONE = new Venue("", "");

  /** Blanks around both are no part of them. */
  public Venue {
    event = event.strip();
    table = table.strip();
  }
}
