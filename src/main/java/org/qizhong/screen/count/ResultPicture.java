package org.qizhong.screen.count;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.screen.card.Choice;

/**
 * The result and who has confirmed it, as it is drawn.
 *
 * @param occasion event and board; may be empty
 * @param winner who has won, if anyone
 * @param rules by which it was counted, and what the result is called in a game record
 * @param sums the arithmetic; empty where nothing was counted
 * @param exchanged R19: whether the whole is seen from behind, so that Black's panel, which stays
 *     at Black's button, is at its right
 */
public record ResultPicture(
    String title,
    String occasion,
    Optional<Side> winner,
    String result,
    String rules,
    List<CountPicture.Sum> sums,
    BySide<Seat> seats,
    boolean exchanged,
    List<Choice> buttons) {
  public ResultPicture {
    sums = List.copyOf(sums);
    buttons = List.copyOf(buttons);
  }

  /**
   * A player's panel, turned to the player.
   *
   * @param turn R19: how far it is turned, in degrees clockwise
   * @param time what is left on the own clock
   * @param asks what the player is asked to do, or that it is done
   * @param confirm a touch on the panel; empty where it is no button
   * @param recount E5: asks for a recount; empty where that is not to be had
   */
  public record Seat(
      String name,
      String time,
      int turn,
      String asks,
      boolean confirmed,
      Optional<Runnable> confirm,
      Optional<Choice> recount) {
    /** Nobody's. */
    public static final Seat NOBODY =
        new Seat("", "", 0, "", false, Optional.empty(), Optional.empty());
  }
}
