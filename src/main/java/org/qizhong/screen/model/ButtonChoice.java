package org.qizhong.screen.model;

import java.util.List;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Side;
import org.qizhong.screen.words.Texts;

/** Which buttons stand under the match. */
final class ButtonChoice {
  private final Buttons buttons;
  private final MatchHeader header;
  private final FaceLine face;

  ButtonChoice(Texts texts, MatchHeader header, FaceLine face) {
    buttons = new Buttons(texts);
    this.header = header;
    this.face = face;
  }

  /**
   * One to three; on the sheet four.
   *
   * @param sheet whether the side to move chooses how the game ends
   */
  List<MatchButton> buttons(boolean sheet) {
    Side toMove = face.toMove();
    return switch (face.status()) {
      case READY -> List.of(buttons.start(header), buttons.close());
      case RUNNING -> sheet ? sheet(toMove) : running();
      case PAUSED -> paused(toMove);
      case PASSED -> List.of(buttons.count(header, true), buttons.resume(), buttons.resign(toMove));
      case AGREED ->
          List.of(buttons.count(header, true), buttons.dispute(), buttons.resign(toMove));
      case SEALED -> List.of(buttons.resume(), buttons.resign(toMove));
      case ABANDONED -> List.of(buttons.count(header, true), buttons.resign(toMove));
      case FLAGGED -> buttons.flagged(header, flagged(face));
      case RESULT -> List.of(buttons.result(), buttons.withdraw(face.withdraws()));
      case CONFIRMED, CLOSED ->
          face.result().isPresent()
              ? List.of(buttons.result(), buttons.newMatch())
              : List.of(buttons.newMatch());
    };
  }

  /** Each player's pause stands on the own side; the referee's is one. */
  private List<MatchButton> running() {
    MatchButton middle =
        face.proposed().map(side -> buttons.agree(side.other())).orElseGet(buttons::end);
    return header.conduct().playersPause()
        ? List.of(buttons.pause(Side.BLACK), middle, buttons.pause(Side.WHITE))
        : List.of(middle, buttons.pause());
  }

  /** Going on never lies where the pause lay: a second touch there must not undo it. */
  private List<MatchButton> paused(Side toMove) {
    MatchButton count = buttons.count(header, false);
    return header.conduct().playersPause()
        ? List.of(count, buttons.resume(), buttons.resign(toMove))
        : List.of(buttons.resume(), count, buttons.resign(toMove));
  }

  private List<MatchButton> sheet(Side toMove) {
    return List.of(
        buttons.pass(toMove), buttons.propose(toMove), buttons.resign(toMove), buttons.back());
  }

  /** Whose flag stands. */
  static Side flagged(FaceLine face) {
    Side toMove = face.toMove();
    return face.sides().of(toMove).phase() == Phase.FLAGGED ? toMove : toMove.other();
  }
}
