package org.qizhong.screen.model;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.match.Face;
import org.qizhong.screen.words.Texts;

/** From the desk's lines to the match page. */
public final class MatchPainter {
  private final Texts texts;
  private final MatchHeader header;
  private final FaceLine face;

  /** A painter of one face of a match. */
  public MatchPainter(Texts texts, MatchHeader header, FaceLine face) {
    this.texts = texts;
    this.header = header;
    this.face = face;
  }

  /**
   * The page.
   *
   * @param sound what is heard of it
   * @param sheet whether the ways a game can end are to be chosen from
   */
  public MatchPicture paint(SoundLine sound, boolean sheet) {
    boolean shown = sheet && maySheet(face);
    return new MatchPicture(
        top(face.status() != Face.Status.RUNNING, true),
        new BySide<>(side(Side.BLACK).paint(sound), side(Side.WHITE).paint(sound)),
        wide(face),
        new BandWords(texts, header, face).band(),
        new MatchPicture.Foot(new ButtonChoice(texts, header, face).buttons(shown), shown));
  }

  /**
   * The page while the desk is away: no time at all rather than an old one.
   *
   * @param why in words
   */
  public MatchPicture lost(String why) {
    return new MatchPicture(
        top(false, false),
        new BySide<>(side(Side.BLACK).lost(), side(Side.WHITE).lost()),
        Optional.empty(),
        Optional.of(new MatchPicture.Band(texts.get("match.no-clock"), why, true)),
        new MatchPicture.Foot(List.of(), false));
  }

  /** Whether the side to move may choose how the game ends: not while it has to answer. */
  static boolean maySheet(FaceLine face) {
    return face.status() == Face.Status.RUNNING && face.proposed().isEmpty();
  }

  /** Whose turn it is, while it is anyone's. */
  static Optional<Side> wide(FaceLine face) {
    return switch (face.status()) {
      case READY, RUNNING, PAUSED, SEALED, PASSED, AGREED, ABANDONED, FLAGGED ->
          Optional.of(face.toMove());
      case RESULT, CONFIRMED, CLOSED -> Optional.empty();
    };
  }

  private SidePainter side(Side side) {
    return new SidePainter(texts, header, face, side);
  }

  private MatchPicture.Top top(boolean standing, boolean there) {
    Optional<String> table = written(header.table());
    Optional<String> event = written(header.event());
    return new MatchPicture.Top(
        table.or(() -> event).orElseGet(() -> texts.get("common.qizhong")),
        table.flatMap(one -> event).orElse(""),
        header.timeLine(texts),
        RuleWords.name(texts, header.terms().rules()),
        texts.get("match.move", face.move()),
        standing ? texts.get("log.open") : "",
        standing ? texts.get("settings.open") : "",
        there ? texts.get("referee.open") : "");
  }

  private static Optional<String> written(Optional<String> text) {
    return text.filter(words -> !words.isBlank()).map(String::strip);
  }
}
