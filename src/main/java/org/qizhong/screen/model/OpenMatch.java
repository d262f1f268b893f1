package org.qizhong.screen.model;

import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.match.Face;
import org.qizhong.screen.words.Texts;

/** The match the desk has open, and what is being done with it on this screen. */
final class OpenMatch {
  private Optional<MatchHeader> header = Optional.empty();
  private Optional<FaceLine> face = Optional.empty();

  /** Whose sheet of endings is open. */
  private Optional<Side> sheet = Optional.empty();

  /** Whether it is another one than before. */
  boolean open(MatchHeader opened) {
    boolean other = !header.equals(Optional.of(opened));
    if (other) {
      forget();
    }
    header = Optional.of(opened);
    return other;
  }

  /** A result that ended the record stays to be read until another match is wanted. */
  void idle() {
    if (!is(Face.Status.CLOSED)) {
      header = Optional.empty();
      forget();
    }
  }

  private void forget() {
    face = Optional.empty();
    sheet = Optional.empty();
  }

  /** Takes the newest face; whether it is the other side's turn now. */
  boolean face(FaceLine now) {
    boolean turned = face.filter(before -> before.toMove() != now.toMove()).isPresent();
    face = Optional.of(now);
    sheet = sheet.filter(side -> side == now.toMove() && MatchPainter.maySheet(now));
    return turned;
  }

  /** Whether the newest face says so. */
  boolean is(Face.Status status) {
    return face.filter(now -> now.status() == status).isPresent();
  }

  Optional<MatchHeader> header() {
    return header;
  }

  Optional<FaceLine> face() {
    return face;
  }

  void sheet(boolean open) {
    sheet = face.filter(now -> open).map(FaceLine::toMove);
  }

  /**
   * The match as it is drawn; empty until there is a face.
   *
   * @param lost why no time can be shown, in words
   */
  Optional<MatchPicture> picture(Texts texts, SoundLine sound, Optional<String> lost) {
    return header.flatMap(
        match ->
            face.map(now -> new MatchPainter(texts, match, now))
                .map(
                    painter ->
                        lost.map(painter::lost)
                            .orElseGet(() -> painter.paint(sound, sheet.isPresent()))));
  }
}
