package org.qizhong.screen.model;

import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.match.Face;
import org.qizhong.screen.words.Texts;

/** The match the desk has open, and what is being done with it on this screen. */
final class OpenMatch {
  private Optional<MatchHeader> header = Optional.empty();
  private Optional<FaceLine> face = Optional.empty();
  private Optional<CountEntry> count = Optional.empty();

  /** Whose sheet of endings is open. */
  private Optional<Side> sheet = Optional.empty();

  void open(MatchHeader opened) {
    if (!header.equals(Optional.of(opened))) {
      forget();
    }
    header = Optional.of(opened);
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
    count = Optional.empty();
    sheet = Optional.empty();
  }

  /** Takes the newest face; whether it is the other side's turn now. */
  boolean face(FaceLine now) {
    boolean turned = face.filter(before -> before.toMove() != now.toMove()).isPresent();
    face = Optional.of(now);
    count = count.filter(entry -> mayCount(now.status()));
    sheet = sheet.filter(side -> side == now.toMove() && MatchPainter.maySheet(now));
    return turned;
  }

  private static boolean mayCount(Face.Status status) {
    return switch (status) {
      case PAUSED, SEALED, PASSED, AGREED, ABANDONED -> true;
      case READY, RUNNING, FLAGGED, RESULT, CONFIRMED, CLOSED -> false;
    };
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

  Optional<CountEntry> count() {
    return count;
  }

  void openCount() {
    count = header.flatMap(match -> face.map(now -> new CountEntry(CountDraft.of(match, now))));
  }

  void leaveCount() {
    count = Optional.empty();
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
