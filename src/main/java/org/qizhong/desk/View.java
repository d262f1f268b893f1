package org.qizhong.desk;

import java.util.Optional;
import org.qizhong.match.Happening;
import org.qizhong.match.Setup;
import org.qizhong.record.HappeningWriter;

/**
 * Someone who is shown the match. Called on the desk's thread; a view that cannot keep up is its
 * own affair, so every method returns at once.
 */
public interface View {
  /** One JSON line: a happening or a refusal. */
  void show(String line);

  /** One JSON line that tells of the desk itself. */
  default void notice(String line) {
    show(line);
  }

  /**
   * One JSON line that tells of a part that fails, or does so no longer (law 10).
   *
   * @param part what fails: {@code journal}, {@code voice} …
   */
  default void alarm(String part, String line) {
    show(line);
  }

  /** One JSON line in answer to a line of this view's own. */
  default void answer(String line) {
    show(line);
  }

  /** An act of this view's own that does not fit. */
  default void refused(Happening.Refused refusal) {
    show(HappeningWriter.line(refusal));
  }

  /** One line that this view submitted has been taken; it may submit another. */
  default void taken() {}

  /** One JSON line that replaces the one before: the face. */
  default void face(String line) {}

  /** The record has been ended with a result; one JSON line, the last face. */
  default void closed(String line) {}

  /**
   * One JSON line about how things stand: the desk, what is heard, the start card, the match. For
   * those who show more than happenings.
   */
  default void line(String line) {}

  /** A match was opened, or there is none. */
  default void opened(Optional<Setup> setup) {}
}
