package org.qizhong.screen.count;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.screen.card.Choice;

/**
 * The page where the count is entered, as it is drawn.
 *
 * @param remark what the match itself brings to the count; may be empty
 * @param rows who was counted and how; who passed first
 * @param cells the numbers, two in a row
 * @param sums the arithmetic, line by line
 * @param keys a pad of three columns; empty while something else is asked
 */
public record CountPicture(
    String title,
    String remark,
    List<List<Choice>> rows,
    List<Cell> cells,
    List<Sum> sums,
    Answer answer,
    List<Choice> keys,
    List<Choice> buttons) {
  public CountPicture {
    rows = rows.stream().map(List::copyOf).toList();
    cells = List.copyOf(cells);
    sums = List.copyOf(sums);
    keys = List.copyOf(keys);
    buttons = List.copyOf(buttons);
  }

  /** A number: a touch on it has the pad type into it. */
  public record Cell(String id, String label, String number, boolean chosen, Runnable choose) {}

  /** A line of the arithmetic. */
  public record Sum(String label, String amount) {}

  /**
   * What the numbers come to.
   *
   * @param winner who wins by them
   */
  public record Answer(Optional<Side> winner, String text, Tone tone) {}

  /** What an answer says. */
  public enum Tone {
    /** A result. */
    RESULT,
    /** What is still asked. */
    ASKS,
    /** Why it cannot be. */
    REFUSED
  }
}
