package org.qizhong.screen.model;

import java.time.Duration;
import org.qizhong.clock.Absolute;
import org.qizhong.clock.Bronstein;
import org.qizhong.clock.BySide;
import org.qizhong.clock.ByoYomi;
import org.qizhong.clock.Canadian;
import org.qizhong.clock.Considerations;
import org.qizhong.clock.CountUp;
import org.qizhong.clock.Delay;
import org.qizhong.clock.Fischer;
import org.qizhong.clock.Hourglass;
import org.qizhong.clock.IngOvertime;
import org.qizhong.clock.TimeControl;
import org.qizhong.screen.words.Texts;

/** A time control on one line, as above a match: {@code 2 h 40 min + 5 × 60 s}. */
public final class TimeLine {
  private TimeLine() {}

  /** Both sides' time: one, or both where they differ (T8). */
  public static String of(Texts texts, BySide<TimeControl> times) {
    String black = of(texts, times.black());
    String white = of(texts, times.white());
    return black.equals(white) ? black : texts.get("time.line.sides", black, white);
  }

  /** One side's time. */
  public static String of(Texts texts, TimeControl time) {
    return switch (time) {
      case Absolute it -> timed(texts, "time.line.absolute", it.main());
      case ByoYomi it -> and(texts, it.main(), Words.times(texts, it.periods(), it.period()));
      case Considerations it -> considerations(texts, it);
      case Canadian it -> and(texts, it.main(), stages(texts, it));
      case IngOvertime it -> and(texts, it.main(), ing(texts, it));
      case Fischer it -> and(texts, it.main(), fischer(texts, it));
      case Delay it -> and(texts, it.main(), timed(texts, "time.line.delay", it.free()));
      case Bronstein it -> and(texts, it.main(), timed(texts, "time.line.bronstein", it.back()));
      case Hourglass it -> timed(texts, "time.line.hourglass", it.sand());
      case CountUp it -> texts.get("time.line.up");
    };
  }

  private static String timed(Texts texts, String key, Duration time) {
    return texts.get(key, Words.time(texts, time));
  }

  private static String and(Texts texts, Duration main, String more) {
    return main.isZero() ? more : texts.get("time.line.and", Words.time(texts, main), more);
  }

  private static String considerations(Texts texts, Considerations time) {
    String base = Words.time(texts, time.base());
    return time.count() == 0
        ? texts.get("time.line.a-move", base)
        : texts.get(
            "time.line.considerations",
            base,
            Words.times(texts, time.count(), time.consideration()));
  }

  private static String stages(Texts texts, Canadian time) {
    String stages =
        time.stages().stream()
            .map(
                stage ->
                    texts.get("time.line.stage", stage.moves(), Words.time(texts, stage.time())))
            .reduce((one, next) -> texts.get("time.line.stages", one, next))
            .orElseThrow();
    return time.carry() ? texts.get("time.line.carry", stages) : stages;
  }

  private static String ing(Texts texts, IngOvertime time) {
    return texts.get(
        "time.line.ing", Words.times(texts, time.periods(), time.period()), time.points());
  }

  private static String fischer(Texts texts, Fischer time) {
    String increment = Words.time(texts, time.increment());
    return time.cap()
        .map(cap -> texts.get("time.line.fischer-cap", increment, Words.time(texts, cap)))
        .orElseGet(() -> texts.get("time.line.fischer", increment));
  }
}
