package org.qizhong.screen.card;

import java.util.List;
import org.qizhong.clock.BySide;

/**
 * The card on the table, waiting for both players.
 *
 * @param touch whether the players' panels are their buttons
 * @param words how the match will go
 * @param hash six characters that are equal on boards with equal settings
 */
public record Confirmation(
    String title,
    BySide<Seat> seats,
    boolean touch,
    String words,
    String hashLabel,
    String hash,
    List<Choice> buttons) {
  public Confirmation {
    buttons = List.copyOf(buttons);
  }

  /**
   * One player's panel.
   *
   * @param late R1: what will be taken for lateness; may be empty
   * @param asks what the player is asked to do, or that it is done
   */
  public record Seat(
      String name, String rank, String late, String asks, boolean confirmed, Runnable press) {}
}
