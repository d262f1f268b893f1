package org.qizhong.screen.card;

import java.util.List;
import org.qizhong.clock.BySide;

/**
 * The whole card at a glance.
 *
 * @param corner what is touched in the corner above
 * @param referee the way to the referee's desk
 * @param note that anyone may go there; empty where a PIN is set
 * @param words how the match will go, or what cannot be
 * @param bad whether it cannot be
 * @param remark what could not be kept; may be empty
 * @param hash the settings' short hash; empty while it is not known
 */
public record Overview(
    String title,
    Choice corner,
    Choice referee,
    String note,
    BySide<Choice> players,
    Choice swap,
    Sheet.Grid times,
    Sheet.Grid rules,
    String heading,
    String words,
    boolean bad,
    String remark,
    String hashLabel,
    String hash,
    List<Choice> buttons) {
  public Overview {
    buttons = List.copyOf(buttons);
  }
}
