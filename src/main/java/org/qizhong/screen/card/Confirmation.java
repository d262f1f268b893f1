package org.qizhong.screen.card;

import java.util.List;
import org.qizhong.clock.BySide;

/**
 * The card on the table, waiting for both players.
 *
 * @param exchanged R19: whether the whole is seen from behind, so that Black's panel, which stays
 *     at Black's button, is at its right
 * @param touch whether the players' panels are their buttons
 * @param occasion event and board; may be empty
 * @param words how the match will go
 * @param remark what could not be kept; may be empty
 * @param hash six characters that are equal on boards with equal settings
 */
public record Confirmation(
    String title,
    BySide<Seat> seats,
    boolean exchanged,
    boolean touch,
    String occasion,
    String words,
    String remark,
    String hashLabel,
    String hash,
    List<Choice> buttons) {
  public Confirmation {
    buttons = List.copyOf(buttons);
  }

  /**
   * One player's panel.
   *
   * @param turn R19: how far it is turned towards the player, in degrees clockwise
   * @param late R1: what will be taken for lateness; may be empty
   * @param asks what the player is asked to do, or that it is done
   */
  public record Seat(
      String name,
      String rank,
      int turn,
      String late,
      String asks,
      boolean confirmed,
      Runnable press) {}
}
