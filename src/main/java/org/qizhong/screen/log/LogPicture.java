package org.qizhong.screen.log;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.screen.card.Choice;

/**
 * A page of the log as it is drawn.
 *
 * @param filters which entries are read
 * @param none what is said where there are none; may be empty
 */
public record LogPicture(
    String title,
    String occasion,
    List<Choice> filters,
    List<Row> rows,
    String none,
    List<Choice> buttons) {
  public LogPicture {
    filters = List.copyOf(filters);
    rows = List.copyOf(rows);
    buttons = List.copyOf(buttons);
  }

  /**
   * An entry.
   *
   * @param time of the match
   * @param side whom it concerns
   * @param more who it was, why, and what the article says; may be empty
   */
  public record Row(String time, Optional<Side> side, String what, String more) {}
}
