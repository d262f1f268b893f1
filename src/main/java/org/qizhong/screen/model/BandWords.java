package org.qizhong.screen.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Side;
import org.qizhong.match.Face;
import org.qizhong.screen.words.Texts;

/** What is written above both panels: why no clock runs, what waits for an answer, how it ended. */
final class BandWords {
  private final Texts texts;
  private final MatchHeader header;
  private final FaceLine face;

  BandWords(Texts texts, MatchHeader header, FaceLine face) {
    this.texts = texts;
    this.header = header;
    this.face = face;
  }

  Optional<MatchPicture.Band> band() {
    return switch (face.status()) {
      case RUNNING -> face.proposed().map(this::proposed);
      case READY -> Optional.of(plain(texts.get("match.ready"), ready()));
      case PAUSED, SEALED -> Optional.of(plain(texts.get("match.paused"), paused()));
      case PASSED, AGREED, ABANDONED -> Optional.of(plain(texts.get("match.paused"), why()));
      case FLAGGED -> Optional.of(flagged());
      case RESULT -> result("match.result-open");
      case CONFIRMED -> result("match.result-confirmed");
      case CLOSED -> result("match.result-closed");
    };
  }

  private MatchPicture.Band proposed(Side side) {
    return plain(
        of("match.proposed", side),
        texts.get("match.proposed-detail", name(side.other()), name(side)));
  }

  /**
   * Both have confirmed: the opponent's press starts. Else somebody presses Start. R1: where
   * lateness has left nothing, what would start gives the result.
   */
  private String ready() {
    Side starts = header.starts();
    for (Side side : Side.values()) {
      if (face.sides().of(side).phase() == Phase.FLAGGED) {
        return of("time.ready-out", side);
      }
    }
    return header.conduct().confirmed()
        ? texts.get("match.ready-confirmed", name(starts.other()), name(starts))
        : of("match.ready-detail", starts);
  }

  private String paused() {
    List<String> parts = new ArrayList<>();
    face.asked().ifPresent(side -> parts.add(of("match.asked", side)));
    if (header.conduct().bothResume()) {
      parts.add(
          face.ready().isEmpty()
              ? texts.get("match.both-resume")
              : face.ready().stream().findFirst().map(this::waited).orElseThrow());
    }
    if (parts.size() < 2 || face.status() == Face.Status.SEALED) {
      parts.addFirst(why());
    }
    return String.join(" · ", parts);
  }

  private String waited(Side ready) {
    return texts.get("match.both-resume-one", name(ready), name(ready.other()));
  }

  private String why() {
    return of("match." + face.status().id() + "-detail", face.toMove());
  }

  private MatchPicture.Band flagged() {
    return alert(
        texts.get("match.time-up"), of("match.time-up-detail", ButtonChoice.flagged(face)));
  }

  private Optional<MatchPicture.Band> result(String more) {
    return face.result()
        .map(
            result ->
                alert(
                    ResultWords.of(texts, header.terms().rules(), result),
                    texts.get(more, result.sgf())));
  }

  private String of(String key, Side side) {
    return texts.get(key, name(side));
  }

  private String name(Side side) {
    return Words.name(texts, side);
  }

  private static MatchPicture.Band plain(String title, String detail) {
    return new MatchPicture.Band(title, detail, false);
  }

  private static MatchPicture.Band alert(String title, String detail) {
    return new MatchPicture.Band(title, detail, true);
  }
}
