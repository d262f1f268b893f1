package org.qizhong.screen.card;

/**
 * A player as the card names them.
 *
 * @param name empty where nobody is named
 * @param rank as it is written, such as {@code 业余6段}; may be empty
 */
public record Player(String name, String rank) {
  /** Nobody. */
  public static final Player NONE = new Player("", "");

  /** Blanks around both are no part of them. */
  public Player {
    name = name.strip();
    rank = rank.strip();
  }

  /** Whether nobody is named. */
  public boolean isNone() {
    return name.isEmpty();
  }
}
