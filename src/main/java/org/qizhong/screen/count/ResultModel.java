package org.qizhong.screen.count;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.match.Face;
import org.qizhong.screen.card.CardDraft;
import org.qizhong.screen.card.CardModel;
import org.qizhong.screen.model.CountDraft;
import org.qizhong.screen.model.EndOfGame;
import org.qizhong.screen.model.FaceLine;
import org.qizhong.screen.model.LogLine;
import org.qizhong.screen.model.MatchButton;
import org.qizhong.screen.model.MatchHeader;
import org.qizhong.screen.model.ScreenModel;
import org.qizhong.screen.model.Seats;
import org.qizhong.screen.words.Texts;

/** The result, who has confirmed it, and what follows. */
public final class ResultModel {
  private final ScreenModel screen;
  private final CardModel card;

  /**
   * The result of {@code screen}'s match.
   *
   * @param card for the match after it
   */
  public ResultModel(ScreenModel screen, CardModel card) {
    this.screen = screen;
    this.card = card;
  }

  /** All that a picture of it depends on. */
  public record State(
      MatchHeader header,
      Face.Status status,
      FaceLine.ResultLine result,
      BySide<FaceLine.SideLine> sides,
      Set<Side> accepted,
      Optional<CountDraft> typed,
      List<LogLine> log,
      boolean buttons,
      boolean collecting,
      Seats seats,
      Texts texts) {}

  /** What a picture depends on now; empty while there is no result. */
  public Optional<State> state() {
    return screen
        .header()
        .flatMap(
            header ->
                screen
                    .face()
                    .flatMap(face -> face.result().map(result -> state(header, face, result))));
  }

  private State state(MatchHeader header, FaceLine face, FaceLine.ResultLine result) {
    return new State(
        header,
        face.status(),
        result,
        face.sides(),
        face.marks().accepted(),
        end().typed(),
        screen.log().lines(),
        screen.table().screenButtons(),
        end().collecting(),
        screen.preferences().settings().seats(),
        screen.texts());
  }

  /** The page of {@code state}. */
  public ResultPicture picture(State state) {
    return new ResultPainter(this, state).paint();
  }

  /** Asks how it was counted, where this screen does not know: another has entered it. */
  void askLog() {
    screen.log().askOnce();
  }

  ScreenModel screen() {
    return screen;
  }

  EndOfGame end() {
    return screen.end();
  }

  /** The same card again for the same players, in other colours or not. */
  void rematch(boolean changed) {
    played().map(card -> changed == haveSwapped() ? card : card.swapped()).ifPresent(this::lay);
  }

  /** The same card for other players. */
  void nextBoard() {
    played().map(CardDraft::forNext).ifPresent(this::lay);
  }

  private Optional<CardDraft> played() {
    return screen.header().map(MatchHeader::setup).map(CardDraft::of);
  }

  private void lay(CardDraft next) {
    card.fill(next);
    screen.perform(new MatchButton.Deed.OpenForm());
  }

  /** R16: whether the players have changed colours since they sat down. */
  private boolean haveSwapped() {
    return state().filter(ResultModel::haveSwapped).isPresent();
  }

  private static boolean haveSwapped(State now) {
    Optional<String> black = now.sides().black().name();
    return black.isPresent() && !black.equals(now.header().players().black().name());
  }

  /** Whether the result still waits for being confirmed. */
  static boolean isOpen(State state) {
    return state.status() == Face.Status.RESULT;
  }
}
