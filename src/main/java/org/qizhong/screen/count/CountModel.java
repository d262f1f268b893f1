package org.qizhong.screen.count;

import java.util.Optional;
import org.qizhong.match.Face;
import org.qizhong.screen.card.Book;
import org.qizhong.screen.model.CountDraft;
import org.qizhong.screen.model.CountEntry;
import org.qizhong.screen.model.CountField;
import org.qizhong.screen.model.EndOfGame;
import org.qizhong.screen.model.FaceLine;
import org.qizhong.screen.model.ScreenModel;
import org.qizhong.screen.words.Texts;

/** The page where the count is entered. */
public final class CountModel implements Book {
  private final ScreenModel screen;

  /** The count of {@code screen}'s match. */
  public CountModel(ScreenModel screen) {
    this.screen = screen;
  }

  /**
   * All that a picture of it depends on.
   *
   * @param entry which count it is: another one may begin with the same numbers
   */
  public record State(
      CountEntry entry,
      CountDraft draft,
      CountField selected,
      boolean disputed,
      boolean mayDispute,
      Texts texts) {}

  /** What a picture depends on now; empty while no count is being entered. */
  public Optional<State> state() {
    return end()
        .count()
        .map(
            entry ->
                new State(
                    entry,
                    entry.draft(),
                    entry.selected(),
                    entry.disputed(),
                    mayDispute(),
                    texts()));
  }

  /** The page of {@code entry}. */
  public Optional<CountPicture> picture() {
    return end().count().map(this::paint);
  }

  private CountPicture paint(CountEntry entry) {
    CountPainter painter = new CountPainter(this, entry);
    return entry.disputed() ? painter.dispute() : painter.paint();
  }

  /** E4: after two passes or an agreement, until the result is confirmed. */
  boolean mayDispute() {
    return screen
        .face()
        .map(FaceLine::status)
        .filter(status -> status == Face.Status.PASSED || status == Face.Status.AGREED)
        .isPresent();
  }

  @Override
  public void back() {
    screen.back();
  }

  /** What is typed is part of the state. */
  @Override
  public void touched() {}

  EndOfGame end() {
    return screen.end();
  }

  @Override
  public Texts texts() {
    return screen.texts();
  }
}
