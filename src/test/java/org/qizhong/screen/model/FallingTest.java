package org.qizhong.screen.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.Face;
import org.qizhong.match.MatchState;
import org.qizhong.match.RandomActs;
import org.qizhong.match.Referee;
import org.qizhong.record.FaceWriter;
import org.qizhong.record.HeaderReader;
import org.qizhong.screen.Lines;

/** Whole games, ten faces a second, as people see them: the digits are read back. */
class FallingTest {
  private static final long STEP = 97_000_000L;
  private static final int STEPS = 3_000;

  /** What is left before anything is drawn from the digits: the less, the later in the game. */
  private record Seen(Side side, String phase, String detail, long tenths) {}

  static Iterable<String> methods() {
    return RandomActs.METHODS;
  }

  @ParameterizedTest
  @MethodSource("methods")
  @DisplayName("A running reading never rises but by a press; 0:00 stands only for time that is up")
  void aRunningReadingNeverRisesButByAPress(String time) throws Refusal {
    Random random = new Random(time.hashCode());
    MatchHeader header = ((News.Opened) Lines.read(Lines.match(time))).header();
    MatchState state = MatchState.open(HeaderReader.read("{\"time\":\"" + time + "\"}"));
    Tick at = Tick.ZERO;
    state = Referee.judge(state, new Act.Start(Side.BLACK), at).state();
    Optional<Seen> before = Optional.empty();
    for (int step = 0; step < STEPS && !(state instanceof MatchState.Flagged); step++) {
      at = new Tick(at.nanos() + STEP);
      state = Referee.elapse(state, at).state();
      FaceLine face = face(state, at);
      SidePicture side = picture(header, face).sides().of(face.toMove());
      Seen now = new Seen(face.toMove(), side.phase(), side.detail(), tenths(side.digits().text()));
      before.ifPresent(last -> assertFalls(time, last, now));
      assertThat(now.tenths() == 0 && !time.equals("up"))
          .as("0:00 only when time is up: %s", side)
          .isEqualTo(side.tone() == Tone.FLAG);
      before = Optional.of(now);
      if (random.nextInt(40) == 0) {
        state = Referee.judge(state, new Act.Press(face.toMove()), at).state();
        before = Optional.empty();
      }
    }
  }

  /** Within a period. The next one begins with less of something else: periods, points, moves. */
  private static void assertFalls(String time, Seen last, Seen now) {
    if (!now.phase().equals(last.phase()) || !now.detail().equals(last.detail())) {
      return;
    }
    assertThat(time.equals("up") ? -now.tenths() : now.tenths())
        .as("%s after %s", now, last)
        .isLessThanOrEqualTo(time.equals("up") ? -last.tenths() : last.tenths());
  }

  private static FaceLine face(MatchState state, Tick at) {
    return ((News.Faced) Lines.read(FaceWriter.line(Face.of(state, at)))).face();
  }

  private static MatchPicture picture(MatchHeader header, FaceLine face) {
    return new MatchPainter(Lines.ENGLISH, header, face).paint(SoundLine.UNKNOWN, false);
  }

  /** {@code 1:23:45}, {@code 4:10} or {@code 8.4} in tenths of a second. */
  private static long tenths(String digits) {
    int point = digits.indexOf('.');
    if (point >= 0) {
      return Long.parseLong(digits.substring(0, point)) * 10 + digits.charAt(point + 1) - '0';
    }
    long seconds = 0;
    for (String part : digits.split(":")) {
      seconds = seconds * 60 + Long.parseLong(part);
    }
    return seconds * 10;
  }
}
