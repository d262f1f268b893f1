package org.qizhong.screen.model;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Side;
import org.qizhong.screen.words.Texts;

/** From the desk's lines to the match page. */
public final class MatchPainter {
  private MatchPainter() {}

  /** The page. */
  public static MatchPicture paint(Texts texts, MatchHeader header, FaceLine face) {
    return new MatchPicture(
        new MatchPicture.Top(
            header
                .event()
                .filter(event -> !event.isBlank())
                .map(String::strip)
                .orElseGet(() -> texts.get("common.qizhong")),
            header.timeLine(texts),
            RuleWords.name(texts, header.terms().rules()),
            texts.get("match.move", face.move())),
        new BySide<>(
            SidePainter.paint(texts, header, face, Side.BLACK),
            SidePainter.paint(texts, header, face, Side.WHITE)),
        wide(face),
        band(texts, header, face),
        buttons(new Buttons(texts), header, face));
  }

  /** Whose turn it is, while it is anyone's. */
  static Optional<Side> wide(FaceLine face) {
    return switch (face.status()) {
      case READY, RUNNING, PAUSED, SEALED, PASSED, AGREED, ABANDONED, FLAGGED ->
          Optional.of(face.toMove());
      case RESULT, CONFIRMED, CLOSED -> Optional.empty();
    };
  }

  private static Optional<MatchPicture.Band> band(Texts texts, MatchHeader header, FaceLine face) {
    return switch (face.status()) {
      case RUNNING -> Optional.empty();
      case READY ->
          band(texts.get("match.ready"), of(texts, "match.ready-detail", header.starts()));
      case PAUSED, SEALED, PASSED -> paused(texts, face, Words.name(texts, face.toMove()));
      case AGREED, ABANDONED -> paused(texts, face);
      case FLAGGED ->
          alert(texts.get("match.time-up"), of(texts, "match.time-up-detail", flagged(face)));
      case RESULT -> result(texts, header, face, "match.result-open");
      case CONFIRMED -> result(texts, header, face, "match.result-confirmed");
      case CLOSED -> result(texts, header, face, "match.result-closed");
    };
  }

  private static String of(Texts texts, String key, Side side) {
    return texts.get(key, Words.name(texts, side));
  }

  /** Why both clocks stand. */
  private static Optional<MatchPicture.Band> paused(Texts texts, FaceLine face, Object... given) {
    String why = "match." + face.status().id() + "-detail";
    return band(texts.get("match.paused"), texts.get(why, given));
  }

  private static Optional<MatchPicture.Band> result(
      Texts texts, MatchHeader header, FaceLine face, String more) {
    return face.result()
        .flatMap(
            result ->
                alert(
                    ResultWords.of(texts, header.terms().rules(), result),
                    texts.get(more, result.sgf())));
  }

  private static Optional<MatchPicture.Band> band(String title, String detail) {
    return Optional.of(new MatchPicture.Band(title, detail, false));
  }

  private static Optional<MatchPicture.Band> alert(String title, String detail) {
    return Optional.of(new MatchPicture.Band(title, detail, true));
  }

  private static List<MatchButton> buttons(Buttons buttons, MatchHeader header, FaceLine face) {
    Side toMove = face.toMove();
    return switch (face.status()) {
      case READY -> List.of(buttons.start(header.starts()), buttons.close());
      case RUNNING -> List.of(buttons.pause(), buttons.pass(toMove), buttons.resign(toMove));
      case PAUSED, PASSED, AGREED ->
          List.of(buttons.resume(), buttons.count(header), buttons.resign(toMove));
      case SEALED -> List.of(buttons.resume(), buttons.resign(toMove));
      case ABANDONED -> List.of(buttons.count(header), buttons.resign(toMove));
      case FLAGGED -> buttons.flagged(header, flagged(face));
      case RESULT -> List.of(buttons.confirm(), buttons.withdraw());
      case CONFIRMED, CLOSED -> List.of(buttons.newMatch());
    };
  }

  private static Side flagged(FaceLine face) {
    Side toMove = face.toMove();
    return face.sides().of(toMove).phase() == Phase.FLAGGED ? toMove : toMove.other();
  }
}
