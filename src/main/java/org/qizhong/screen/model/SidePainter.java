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
  private final Texts texts;
  private final MatchHeader header;
  private final FaceLine face;
  private final Side side;
  private final FaceLine.SideLine line;

  SidePainter(Texts texts, MatchHeader header, FaceLine face, Side side) {
    this.texts = texts;
    this.header = header;
    this.face = face;
    this.side = side;
    line = face.sides().of(side);
  }

  SidePicture paint(SoundLine sound) {
    PhaseWords words = PhaseWords.of(texts, header.time().of(side), line);
    Optional<SidePicture.Bar> bar = bar();
    Optional<String> read = line.said().map(SidePainter::number).filter(said -> bar.isPresent());
    boolean high = read.isPresent() && face.status() == Face.Status.RUNNING && isUnheard(sound);
    return new SidePicture(
        side,
        who(),
        header.players().of(side).rank().map(String::strip).orElse(""),
        tone(),
        high ? new Digits("", texts.get("match.read", "").strip() + " ", read.get()) : digits(),
        words.phase(),
        words.detail(),
        words.stones(),
        words.ticks(),
        badges(),
        bar.map(one -> one.beside(high ? line.shown() : read.map(this::read).orElse(""))),
        line.phase() == Phase.OVERTIME && face.status() == Face.Status.RUNNING);
  }

  /** The panel while nothing is known of the time: it says so, and nothing that may be old. */
  SidePicture lost() {
    return new SidePicture(
        side,
        who(),
        header.players().of(side).rank().map(String::strip).orElse(""),
        Tone.LOST,
        new Digits("", texts.get("match.no-clock"), ""),
        "",
        "",
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        false);
  }

  private String who() {
    String color = Words.name(texts, side);
    return line.name()
        .or(() -> header.players().of(side).name())
        .filter(name -> !name.isBlank())
        .map(name -> texts.get("match.who", color, name.strip()))
        .orElseGet(() -> texts.get("match.who-nameless", color));
  }

  private Digits digits() {
    boolean wide = MatchPainter.wide(face).map(side::equals).orElse(true);
    return wide
        ? Digits.whole(line.shown())
        : Digits.brief(texts.get("time.hour-mark"), line.shown());
  }

  private Tone tone() {
    if (line.phase() == Phase.FLAGGED) {
      return Tone.FLAG;
    }
    if (side != face.toMove()) {
      return Tone.IDLE;
    }
    return switch (face.status()) {
      case READY -> Tone.READY;
      case RUNNING -> running();
      case PAUSED, SEALED, PASSED, AGREED, ABANDONED -> Tone.STOPPED;
      case FLAGGED, RESULT, CONFIRMED, CLOSED -> Tone.IDLE;
    };
  }

  private Tone running() {
    if (line.last()) {
      return Tone.LAST;
    }
    return line.phase() == Phase.MAIN ? Tone.MAIN : Tone.OVERTIME;
  }

  private List<String> badges() {
    List<String> badges = new ArrayList<>(2);
    int penalty = line.penalty().orElse(0);
    if (penalty > 0) {
      badges.add(texts.get("match.penalty", penalty));
    }
    if (line.warnings() > 0) {
      badges.add(texts.get("match.warnings", line.warnings()));
    }
    return badges;
  }

  /** The referee's reading: of the side to move only, the other's is not being read. */
  private Optional<SidePicture.Bar> bar() {
    boolean read = side == face.toMove() && face.status() != Face.Status.READY;
    return line.running()
        .filter(running -> read && line.phase() != Phase.FLAGGED)
        .map(
            running ->
                new SidePicture.Bar(
                    Math.clamp(share(running.elapsed(), running.length()), 0, 1),
                    marks(running.length()),
                    ""));
  }

  /** C9: where no voice reads this phase the number read stands panel-high. */
  private boolean isUnheard(SoundLine sound) {
    String mode = sound.of(line.phase() == Phase.MAIN ? "main" : "overtime");
    return !mode.isEmpty() && !mode.equals("voice");
  }

  /** The number alone: {@code 40} of a desk's {@code 40s}. */
  private static String number(String said) {
    return said.replaceFirst("s$", "");
  }

  private String read(String number) {
    return texts.get("match.read", number);
  }

  /** Where seconds are named. The last ten are a call each: a bar of ticks would say nothing. */
  private List<Double> marks(Duration length) {
    CallSchedule calls = header.conduct().calls();
    List<Double> marks = new ArrayList<>();
    calls.visit(
        new Countdown(length, length, line.last(), 0),
        Long.MAX_VALUE,
        (after, call) -> {
          if (call instanceof Call.Elapsed elapsed) {
            marks.add(share(elapsed.time(), length));
          }
        });
    return marks;
  }

  private static double share(Duration part, Duration whole) {
    return (double) part.toNanos() / whole.toNanos();
  }
}
