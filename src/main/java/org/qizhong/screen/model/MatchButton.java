package org.qizhong.screen.model;

import org.qizhong.match.Role;

/**
 * A button under the match.
 *
 * @param detail what comes of it; may be empty
 * @param hold whether it wants to be held for half a second
 * @param accent whether it is the one that goes on
 */
public record MatchButton(String label, String detail, boolean hold, boolean accent, Deed deed) {

  /** What a button does. */
  public sealed interface Deed {
    /** Sends an act. */
    record Send(String act) implements Deed {}

    /** Sends an act that needs a role, after its PIN where one is set. */
    record Give(String act, Role needs) implements Deed {}

    /** Shows the ways a game can end, or the match's own buttons again. */
    record Sheet(boolean open) implements Deed {}

    /** Opens the page where the count is entered. */
    record OpenCount() implements Deed {}

    /** E4: asks who called the stones dead. */
    record OpenDispute() implements Deed {}

    /** Shows the result and who has confirmed it. */
    record OpenResult() implements Deed {}

    /** Opens the form for another match. */
    record OpenForm() implements Deed {}
  }
}
