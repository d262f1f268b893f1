package org.qizhong.screen.model;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Side;

/** From the desk's lines to the match page. */
public final class MatchPainter {
  private MatchPainter() {}

  /** The page. */
  public static MatchPicture paint(MatchHeader header, FaceLine face) {
    return new MatchPicture(
        new MatchPicture.Top(
            header.event().filter(event -> !event.isBlank()).map(String::strip).orElse("Qizhong"),
            header.timeLine(),
            RuleWords.name(header.terms().rules()),
            "move " + face.move()),
        new BySide<>(
            SidePainter.paint(header, face, Side.BLACK),
            SidePainter.paint(header, face, Side.WHITE)),
        wide(face),
        band(header, face),
        buttons(header, face));
  }

  /** Whose turn it is, while it is anyone's. */
  static Optional<Side> wide(FaceLine face) {
    return switch (face.status()) {
      case READY, RUNNING, PAUSED, SEALED, PASSED, AGREED, ABANDONED, FLAGGED ->
          Optional.of(face.toMove());
      case RESULT, CONFIRMED, CLOSED -> Optional.empty();
    };
  }

  private static Optional<MatchPicture.Band> band(MatchHeader header, FaceLine face) {
    String toMove = Words.name(face.toMove());
    return switch (face.status()) {
      case RUNNING -> Optional.empty();
      case READY ->
          band("READY", "Press Start (or Enter): " + Words.name(header.starts()) + "'s clock runs");
      case PAUSED -> band("PAUSED", "both clocks are stopped · " + toMove + " to move");
      case SEALED -> band("PAUSED", "move sealed · on resuming " + toMove + "'s clock runs");
      case PASSED -> band("PAUSED", "two passes: count, or resume with " + toMove + " to move");
      case AGREED -> band("PAUSED", "both agree to the end: count, or resume");
      case ABANDONED -> band("PAUSED", "contest given up: count");
      case FLAGGED -> alert("TIME IS UP", "for " + Words.name(flagged(face)));
      case RESULT -> result(face, "confirm it, or withdraw it");
      case CONFIRMED -> result(face, "confirmed");
      case CLOSED -> result(face, "the record is closed");
    };
  }

  private static Optional<MatchPicture.Band> result(FaceLine face, String more) {
    return face.result()
        .flatMap(result -> alert(ResultWords.of(result), result.sgf() + " · " + more));
  }

  private static Optional<MatchPicture.Band> band(String title, String detail) {
    return Optional.of(new MatchPicture.Band(title, detail, false));
  }

  private static Optional<MatchPicture.Band> alert(String title, String detail) {
    return Optional.of(new MatchPicture.Band(title, detail, true));
  }

  private static List<MatchButton> buttons(MatchHeader header, FaceLine face) {
    return switch (face.status()) {
      case READY -> List.of(Buttons.start(header.starts()), Buttons.close());
      case RUNNING ->
          List.of(Buttons.pause(), Buttons.pass(face.toMove()), Buttons.resign(face.toMove()));
      case PAUSED, PASSED, AGREED ->
          List.of(Buttons.resume(), Buttons.count(), Buttons.resign(face.toMove()));
      case SEALED -> List.of(Buttons.resume(), Buttons.resign(face.toMove()));
      case ABANDONED -> List.of(Buttons.count(), Buttons.resign(face.toMove()));
      case FLAGGED -> Buttons.flagged(header, flagged(face));
      case RESULT -> List.of(Buttons.confirm(), Buttons.withdraw());
      case CONFIRMED, CLOSED -> List.of(Buttons.newMatch());
    };
  }

  private static Side flagged(FaceLine face) {
    Side toMove = face.toMove();
    return face.sides().of(toMove).phase() == Phase.FLAGGED ? toMove : toMove.other();
  }
}
