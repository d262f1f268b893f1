package org.qizhong.screen.model;

import java.time.Duration;
import java.util.Optional;
import org.qizhong.clock.Absolute;
import org.qizhong.clock.Bronstein;
import org.qizhong.clock.ByoYomi;
import org.qizhong.clock.Canadian;
import org.qizhong.clock.Considerations;
import org.qizhong.clock.CountUp;
import org.qizhong.clock.Delay;
import org.qizhong.clock.Fischer;
import org.qizhong.clock.Hourglass;
import org.qizhong.clock.IngOvertime;
import org.qizhong.clock.Phase;
import org.qizhong.clock.TimeControl;

/**
 * What a side plays on, in words and in rows of stones or ticks.
 *
 * @param phase its name
 * @param detail what is left of it or follows; may be empty
 */
record PhaseWords(
    String phase,
    String detail,
    Optional<SidePicture.Row> stones,
    Optional<SidePicture.Row> ticks) {

  /** Up to this many stones are drawn one by one; of more only one, and the number in words. */
  private static final int MOST_STONES = 5;

  static PhaseWords of(TimeControl time, FaceLine.SideLine side) {
    if (side.phase() == Phase.FLAGGED) {
      return plain("time is up", "");
    }
    boolean main = side.phase() == Phase.MAIN;
    return switch (time) {
      case Absolute it -> plain("main time", "no overtime");
      case ByoYomi it -> main ? plain("main time", then(it)) : byoYomi(it, side);
      case Considerations it -> considerations(it, side);
      case Canadian it -> main ? plain("main time", then(it)) : canadian(it, side);
      case IngOvertime it -> main ? plain("main time", then(it)) : ing(it, side);
      case Fischer it -> plain("main time", "+" + Words.time(it.increment()) + " a move");
      case Delay it -> plain("main time", Words.time(it.free()) + " free a move");
      case Bronstein it -> plain("main time", "up to " + Words.time(it.back()) + " back");
      case Hourglass it -> plain("hourglass", "");
      case CountUp it -> plain("time used", "");
    };
  }

  private static PhaseWords plain(String phase, String detail) {
    return new PhaseWords(phase, detail, Optional.empty(), Optional.empty());
  }

  private static String then(ByoYomi time) {
    return "then " + times(time.periods(), time.period());
  }

  private static String then(Canadian time) {
    Canadian.Stage first = time.stages().getFirst();
    return "then " + Words.count(first.moves(), "move") + " in " + Words.time(first.time());
  }

  private static String then(IngOvertime time) {
    return "then up to " + times(time.periods(), time.period());
  }

  private static PhaseWords byoYomi(ByoYomi time, FaceLine.SideLine side) {
    int left = side.left().orElse(0);
    return new PhaseWords(
        side.last() ? lastOf(time.period()) : "byo-yomi",
        times(left, time.period()) + " left",
        Optional.of(stones(left, time.periods())),
        Optional.empty());
  }

  private static String lastOf(Duration period) {
    return period.equals(Duration.ofMinutes(1)) ? "last minute" : "last period";
  }

  private static PhaseWords considerations(Considerations time, FaceLine.SideLine side) {
    int left = side.left().orElse(0);
    String detail =
        left == 0 ? "no consideration left" : times(left, time.consideration()) + " left";
    return new PhaseWords(
        turn(time, side),
        time.count() == 0 ? "" : detail,
        left == 0 ? Optional.empty() : Optional.of(stones(left, time.count())),
        Optional.empty());
  }

  /**
   * Base time or consideration, told apart by their length. Where both are equally long the desk's
   * line does not say which one runs, and neither do we.
   */
  private static String turn(Considerations time, FaceLine.SideLine side) {
    Optional<Duration> length = side.running().map(FaceLine.Running::length);
    boolean alike = time.count() > 0 && time.base().equals(time.consideration());
    if (side.last()) {
      return "last " + Words.time(length.orElse(time.base()));
    }
    if (!alike && length.equals(Optional.of(time.consideration()))) {
      return "consideration";
    }
    return Words.time(time.base()) + " a move";
  }

  private static PhaseWords canadian(Canadian time, FaceLine.SideLine side) {
    int left = side.moves().orElse(0);
    // Which of several stages runs the line does not say.
    int total = time.stages().size() == 1 ? time.stages().getFirst().moves() : left;
    return new PhaseWords(
        "overtime",
        Words.count(left, "move") + " left",
        Optional.empty(),
        Optional.of(new SidePicture.Row(left, Math.max(left, total))));
  }

  private static PhaseWords ing(IngOvertime time, FaceLine.SideLine side) {
    int unbought = side.left().orElse(0);
    int number = Math.max(1, time.periods() - unbought);
    String detail = unbought == 0 ? "none left" : times(unbought, time.period()) + " left";
    return new PhaseWords(
        (side.last() ? "last overtime, " : "overtime ") + number + " of " + time.periods(),
        detail,
        Optional.empty(),
        Optional.empty());
  }

  private static SidePicture.Row stones(int left, int total) {
    if (total <= MOST_STONES) {
      return new SidePicture.Row(left, Math.max(left, total));
    }
    int drawn = left <= MOST_STONES ? left : 1;
    return new SidePicture.Row(drawn, drawn);
  }

  private static String times(int count, Duration time) {
    return count + " × " + Words.time(time);
  }
}
