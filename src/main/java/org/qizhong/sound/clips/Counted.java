package org.qizhong.sound.clips;

import java.time.Duration;
import java.util.List;
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

/** What "N left" counts. */
public enum Counted {
  /** C1: 60 s periods; a period's end is "one minute, N minutes left". */
  MINUTES,
  /** C3: periods of any other length. */
  PERIODS,
  /** C4. */
  CONSIDERATIONS;

  private static final Duration MINUTE = Duration.ofMinutes(1);

  /** What a method counts; periods where it counts nothing that is read. */
  public static Counted of(TimeControl method) {
    return switch (method) {
      case Considerations _ -> CONSIDERATIONS;
      case ByoYomi byoYomi -> byoYomi.period().equals(MINUTE) ? MINUTES : PERIODS;
      case Absolute _, Canadian _, IngOvertime _, Fischer _ -> PERIODS;
      case Delay _, Bronstein _, Hourglass _, CountUp _ -> PERIODS;
    };
  }

  /** The clips at the end of a period, {@code left} of them still there. */
  public List<String> used(int left) {
    return this == MINUTES ? List.of(ClipName.MINUTE_USED, ClipName.minutesLeft(left)) : left(left);
  }

  /** C6: the clips that say how many are left. */
  public List<String> left(int left) {
    return List.of(
        switch (this) {
          case MINUTES -> ClipName.minutesLeft(left);
          case PERIODS -> ClipName.periodsLeft(left);
          case CONSIDERATIONS -> ClipName.considerationsLeft(left);
        });
  }
}
