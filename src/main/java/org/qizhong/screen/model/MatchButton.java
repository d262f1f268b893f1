package org.qizhong.screen.model;

/**
 * A button under the match.
 *
 * @param hold whether it wants to be held for half a second
 * @param accent whether it is the one that goes on
 */
public record MatchButton(String label, boolean hold, boolean accent, Deed deed) {

  /** What a button does. */
  public sealed interface Deed {
    /** Sends an act. */
    record Send(String act) implements Deed {}

    /** Opens the page where the count is entered. */
    record OpenCount() implements Deed {}

    /** Opens the form for another match. */
    record OpenForm() implements Deed {}
  }
}
