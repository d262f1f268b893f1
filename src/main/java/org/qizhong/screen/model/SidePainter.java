package org.qizhong.screen.model;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Countdown;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Side;
import org.qizhong.match.Call;
import org.qizhong.match.CallSchedule;
import org.qizhong.match.Face;
import org.qizhong.screen.words.Texts;

/** From a side's line to its panel. */
final class SidePainter {
  private SidePainter() {}

  static SidePicture paint(Texts texts, MatchHeader header, FaceLine face, Side side) {
    FaceLine.SideLine line = face.sides().of(side);
    PhaseWords words = PhaseWords.of(texts, header.time().of(side), line);
    boolean wide = MatchPainter.wide(face).map(side::equals).orElse(true);
    return new SidePicture(
        side,
        who(texts, header, line, side),
        tone(face, side),
        wide ? Digits.whole(line.shown()) : Digits.brief(texts.get("time.hour-mark"), line.shown()),
        words.phase(),
        words.detail(),
        words.stones(),
        words.ticks(),
        badges(texts, line),
        bar(texts, face, side));
  }

  private static String who(Texts texts, MatchHeader header, FaceLine.SideLine line, Side side) {
    String color = Words.name(texts, side);
    return line.name()
        .or(() -> header.names().of(side))
        .filter(name -> !name.isBlank())
        .map(name -> texts.get("match.who", color, name.strip()))
        .orElseGet(() -> texts.get("match.who-nameless", color));
  }

  private static Tone tone(FaceLine face, Side side) {
    FaceLine.SideLine line = face.sides().of(side);
    if (line.phase() == Phase.FLAGGED) {
      return Tone.FLAG;
    }
    if (side != face.toMove()) {
      return Tone.IDLE;
    }
    return switch (face.status()) {
      case READY -> Tone.READY;
      case RUNNING -> running(line);
      case PAUSED, SEALED, PASSED, AGREED, ABANDONED -> Tone.STOPPED;
      case FLAGGED, RESULT, CONFIRMED, CLOSED -> Tone.IDLE;
    };
  }

  private static Tone running(FaceLine.SideLine line) {
    if (line.last()) {
      return Tone.LAST;
    }
    return line.phase() == Phase.MAIN ? Tone.MAIN : Tone.OVERTIME;
  }

  private static List<String> badges(Texts texts, FaceLine.SideLine line) {
    List<String> badges = new ArrayList<>(2);
    int penalty = line.penalty().orElse(0);
    if (penalty > 0) {
      badges.add(texts.get("match.penalty", penalty));
    }
    if (line.warnings() > 0) {
      badges.add(texts.get("match.warnings", line.warnings()));
    }
    return List.copyOf(badges);
  }

  /** The referee's reading: of the side to move only, the other's is not being read. */
  private static Optional<SidePicture.Bar> bar(Texts texts, FaceLine face, Side side) {
    FaceLine.SideLine line = face.sides().of(side);
    boolean read = side == face.toMove() && face.status() != Face.Status.READY;
    return line.running()
        .filter(running -> read && line.phase() != Phase.FLAGGED)
        .map(
            running ->
                new SidePicture.Bar(
                    Math.clamp(share(running.elapsed(), running.length()), 0, 1),
                    marks(running.length(), line.last()),
                    line.said().map(said -> read(texts, said)).orElse("")));
  }

  /** The number alone: {@code 40} of a desk's {@code 40s}. */
  private static String read(Texts texts, String said) {
    return texts.get("match.read", said.replaceFirst("s$", ""));
  }

  /** Where seconds are named. The last ten are a call each: a bar of ticks would say nothing. */
  private static List<Double> marks(Duration length, boolean last) {
    List<Double> marks = new ArrayList<>();
    Countdown whole = new Countdown(length, length, last, 0);
    CallSchedule.DEFAULT.visit(
        whole,
        Long.MAX_VALUE,
        (after, call) -> {
          if (call instanceof Call.Elapsed elapsed) {
            marks.add(share(elapsed.time(), length));
          }
        });
    return List.copyOf(marks);
  }

  private static double share(Duration part, Duration whole) {
    return (double) part.toNanos() / whole.toNanos();
  }
}
