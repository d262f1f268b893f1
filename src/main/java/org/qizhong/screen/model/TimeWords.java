package org.qizhong.screen.model;

import java.time.Duration;
import java.util.stream.Collectors;
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

/** How the time of a match will go, in sentences. */
public final class TimeWords {
  private TimeWords() {}

  public static String of(org.qizhong.screen.words.Texts texts, TimeControl time) {
    return of(time);
  }

  static String of(TimeControl time) {
    return switch (time) {
      case Absolute it -> Words.time(it.main()) + " for the whole game. Used up: the game is lost.";
      case ByoYomi it -> byoYomi(it);
      case Considerations it -> considerations(it);
      case Canadian it -> canadian(it);
      case IngOvertime it -> ing(it);
      case Fischer it -> fischer(it);
      case Delay it ->
          main(it.main())
              + "The first "
              + Words.time(it.free())
              + " of every move are free and are not kept.";
      case Bronstein it ->
          Words.time(it.main())
              + ". After each move the time used on it comes back, up to "
              + Words.time(it.back())
              + ".";
      case Hourglass it ->
          Words.time(it.sand()) + " each: what one side uses, the other gains. Nothing left: lost.";
      case CountUp it -> "Only the time used is shown. Nobody can run out.";
    };
  }

  private static String main(Duration main) {
    return main.isZero() ? "No main time. " : Words.time(main) + ". ";
  }

  private static String mainThen(Duration main) {
    return main.isZero() ? "No main time, " : Words.time(main) + ", then ";
  }

  private static String byoYomi(ByoYomi time) {
    String period = Words.time(time.period());
    return mainThen(time.main())
        + Words.count(time.periods(), "period")
        + " of "
        + period
        + ". A move under "
        + period
        + " costs nothing; each full "
        + period
        + " on one move uses a period. The last one used up: lost.";
  }

  private static String considerations(Considerations time) {
    String base = Words.time(time.base()) + " for every move";
    return time.count() == 0
        ? base + ". Not moved by then: lost."
        : base
            + ". At its end a consideration of "
            + Words.time(time.consideration())
            + " is taken and used whole; there are "
            + time.count()
            + ". None left and the time out: lost.";
  }

  private static String canadian(Canadian time) {
    String stages =
        time.stages().stream()
            .map(stage -> Words.count(stage.moves(), "move") + " in " + Words.time(stage.time()))
            .collect(Collectors.joining(", then "));
    return mainThen(time.main())
        + stages
        + ", and again. Time not used "
        + (time.carry() ? "is carried over." : "is not kept.")
        + " Moves not made in time: lost.";
  }

  private static String ing(IngOvertime time) {
    return mainThen(time.main())
        + "up to "
        + Words.count(time.periods(), "overtime")
        + " of "
        + Words.time(time.period())
        + ", each for "
        + Words.count(time.points(), "penalty point")
        + ". Moving does not restore a period. The last one used up: lost.";
  }

  private static String fischer(Fischer time) {
    return main(time.main())
        + Words.time(time.increment())
        + " are added for every move, the first too"
        + time.cap().map(cap -> ", up to " + Words.time(cap) + " in all").orElse("")
        + ". Used up: lost.";
  }
}
