package org.qizhong.screen.model;

import java.time.Duration;
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
import org.qizhong.clock.TimeControl;
import org.qizhong.screen.words.Texts;

/** How the time of a match will go, in sentences. */
public final class TimeWords {
  private TimeWords() {}

  /** How {@code time} will go. */
  public static String of(Texts texts, TimeControl time) {
    return switch (time) {
      case Absolute it -> timed(texts, "time.rule.absolute", it.main());
      case ByoYomi it ->
          it.inside() && !it.main().isZero()
              ? inside(texts, it)
              : mainThen(texts, it.main(), byoYomi(texts, it));
      case Considerations it -> considerations(texts, it);
      case Canadian it -> mainThen(texts, it.main(), canadian(texts, it));
      case IngOvertime it -> mainThen(texts, it.main(), ing(texts, it));
      case Fischer it -> main(texts, it.main(), fischer(texts, it));
      case Delay it -> main(texts, it.main(), timed(texts, "time.rule.delay", it.free()));
      case Bronstein it -> main(texts, it.main(), timed(texts, "time.rule.bronstein", it.back()));
      case Hourglass it -> timed(texts, "time.rule.hourglass", it.sand());
      case CountUp it -> texts.get("time.rule.up");
    };
  }

  private static String timed(Texts texts, String key, Duration time) {
    return texts.get(key, Words.time(texts, time));
  }

  private static String main(Texts texts, Duration main, String rest) {
    return main.isZero()
        ? texts.get("time.rule.no-main", rest)
        : texts.get("time.rule.main", Words.time(texts, main), rest);
  }

  private static String mainThen(Texts texts, Duration main, String rest) {
    return main.isZero()
        ? texts.get("time.rule.no-main-then", rest)
        : texts.get("time.rule.main-then", Words.time(texts, main), rest);
  }

  private static String byoYomi(Texts texts, ByoYomi time) {
    return texts.get("time.rule.byo-yomi", time.periods(), Words.time(texts, time.period()));
  }

  /** T2: the limit as it was announced, and what of it is read. */
  private static String inside(Texts texts, ByoYomi time) {
    Duration read = time.period().multipliedBy(time.periods());
    return texts.get(
        "time.rule.inside",
        Words.time(texts, time.main().plus(read)),
        Words.time(texts, read),
        Words.time(texts, time.main()),
        byoYomi(texts, time));
  }

  private static String considerations(Texts texts, Considerations time) {
    return time.count() == 0
        ? timed(texts, "time.rule.a-move", time.base())
        : texts.get(
            "time.rule.considerations",
            Words.time(texts, time.base()),
            Words.time(texts, time.consideration()),
            time.count());
  }

  private static String canadian(Texts texts, Canadian time) {
    String stages =
        time.stages().stream()
            .map(
                stage ->
                    texts.get("time.rule.stage", stage.moves(), Words.time(texts, stage.time())))
            .reduce((one, next) -> texts.get("time.rule.stages", one, next))
            .orElseThrow();
    return texts.get(time.carry() ? "time.rule.carry" : "time.rule.reset", stages);
  }

  private static String ing(Texts texts, IngOvertime time) {
    return texts.get(
        "time.rule.ing",
        time.periods(),
        Words.time(texts, time.period()),
        texts.get("time.rule.penalty", time.points()));
  }

  private static String fischer(Texts texts, Fischer time) {
    String increment = Words.time(texts, time.increment());
    return time.cap()
        .map(cap -> texts.get("time.rule.fischer-cap", increment, Words.time(texts, cap)))
        .orElseGet(() -> texts.get("time.rule.fischer", increment));
  }
}
