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
import org.qizhong.screen.words.Texts;

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

  private static final Duration MINUTE = Duration.ofMinutes(1);

  static PhaseWords of(Texts texts, TimeControl time, FaceLine.SideLine side) {
    if (side.phase() == Phase.FLAGGED) {
      return plain(texts.get("time.flagged"), "");
    }
    boolean main = side.phase() == Phase.MAIN;
    return switch (time) {
      case Absolute it -> main(texts, texts.get("time.no-overtime"));
      case ByoYomi it -> main ? main(texts, then(texts, it)) : byoYomi(texts, it, side);
      case Considerations it -> considerations(texts, it, side);
      case Canadian it -> main ? main(texts, then(texts, it)) : canadian(texts, it, side);
      case IngOvertime it -> main ? main(texts, then(texts, it)) : ing(texts, it, side);
      case Fischer it -> main(texts, timed(texts, "time.increment", it.increment()));
      case Delay it -> main(texts, timed(texts, "time.free", it.free()));
      case Bronstein it -> main(texts, timed(texts, "time.back", it.back()));
      case Hourglass it -> plain(texts.get("time.hourglass"), "");
      case CountUp it -> plain(texts.get("time.used"), "");
    };
  }

  private static PhaseWords plain(String phase, String detail) {
    return new PhaseWords(phase, detail, Optional.empty(), Optional.empty());
  }

  private static PhaseWords main(Texts texts, String detail) {
    return plain(texts.get("time.main"), detail);
  }

  private static String timed(Texts texts, String key, Duration time) {
    return texts.get(key, Words.time(texts, time));
  }

  private static String then(Texts texts, ByoYomi time) {
    return texts.get("time.then", Words.times(texts, time.periods(), time.period()));
  }

  private static String then(Texts texts, Canadian time) {
    Canadian.Stage first = time.stages().getFirst();
    return texts.get("time.then-moves", first.moves(), Words.time(texts, first.time()));
  }

  private static String then(Texts texts, IngOvertime time) {
    return texts.get("time.then-up-to", Words.times(texts, time.periods(), time.period()));
  }

  private static PhaseWords byoYomi(Texts texts, ByoYomi time, FaceLine.SideLine side) {
    int left = side.left().orElse(0);
    boolean minutes = time.period().equals(MINUTE);
    String last = minutes ? "time.last-minute" : "time.last-period";
    return new PhaseWords(
        texts.get(side.last() ? last : "time.byo-yomi"),
        minutes ? texts.get("time.minutes-left", left) : left(texts, left, time.period()),
        Optional.of(stones(left, time.periods())),
        Optional.empty());
  }

  private static String left(Texts texts, int left, Duration each) {
    return texts.get("time.left", left, Words.time(texts, each));
  }

  private static PhaseWords considerations(
      Texts texts, Considerations time, FaceLine.SideLine side) {
    int left = side.left().orElse(0);
    String detail =
        left == 0 ? texts.get("time.no-consideration") : left(texts, left, time.consideration());
    return new PhaseWords(
        turn(texts, time, side),
        time.count() == 0 ? "" : detail,
        left == 0 ? Optional.empty() : Optional.of(stones(left, time.count())),
        Optional.empty());
  }

  private static String turn(Texts texts, Considerations time, FaceLine.SideLine side) {
    Optional<Duration> length = side.running().map(FaceLine.Running::length);
    if (side.last()) {
      return timed(texts, "time.last", length.orElse(time.base()));
    }
    return side.extra().consideration()
        ? texts.get("time.consideration")
        : timed(texts, "time.a-move", time.base());
  }

  private static PhaseWords canadian(Texts texts, Canadian time, FaceLine.SideLine side) {
    int left = side.moves().orElse(0);
    int total = side.extra().of().orElse(left);
    int stage = side.extra().stage().orElse(1);
    return new PhaseWords(
        time.stages().size() == 1 ? texts.get("time.overtime") : texts.get("match.stage", stage),
        texts.get("time.moves-left", left),
        Optional.empty(),
        Optional.of(new SidePicture.Row(left, Math.max(left, total))));
  }

  private static PhaseWords ing(Texts texts, IngOvertime time, FaceLine.SideLine side) {
    int unbought = side.left().orElse(0);
    int number = Math.max(1, time.periods() - unbought);
    return new PhaseWords(
        texts.get(side.last() ? "time.ing-last" : "time.ing", number, time.periods()),
        unbought == 0 ? texts.get("time.ing-none") : left(texts, unbought, time.period()),
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
}
