package org.qizhong.match;

import java.time.Duration;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Hourglass;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.TimeControl;
import org.qizhong.score.Terms;

/**
 * What was agreed before the match.
 *
 * @param time each side's own method (T8)
 * @param lateLimit R1: later than this is a loss
 * @param calls when periods are read (C3)
 * @param confirmed whether both players have confirmed it with their own buttons; then the button
 *     of the side that does not start starts the other's clock
 */
public record Setup(
    BySide<TimeControl> time,
    Terms terms,
    Duration lateLimit,
    CallSchedule calls,
    Pauses pauses,
    Occasion occasion,
    boolean confirmed) {

  /** R1: the limit for players housed at the venue. */
  public static final Duration QUARTER = Duration.ofMinutes(15);

  /**
   * A setup with nothing special agreed.
   *
   * @throws Refusal when only one side has an hourglass
   */
  public static Setup of(BySide<TimeControl> time, Terms terms) throws Refusal {
    if (time.black() instanceof Hourglass != time.white() instanceof Hourglass) {
      throw new Refusal("time: an hourglass needs both sides, only one has it");
    }
    return new Setup(
        time, terms, QUARTER, CallSchedule.DEFAULT, Pauses.DEFAULT, Occasion.UNNAMED, false);
  }

  /** The same with another limit for lateness. */
  public Setup withLateLimit(Duration limit) {
    return new Setup(time, terms, limit, calls, pauses, occasion, confirmed);
  }

  /** The same with other calls. */
  public Setup withCalls(CallSchedule schedule) {
    return new Setup(time, terms, lateLimit, schedule, pauses, occasion, confirmed);
  }

  /** The same with another rule for pauses. */
  public Setup withPauses(Pauses rule) {
    return new Setup(time, terms, lateLimit, calls, rule, occasion, confirmed);
  }

  /** The same on another occasion. */
  public Setup withOccasion(Occasion other) {
    return new Setup(time, terms, lateLimit, calls, pauses, other, confirmed);
  }

  /** The same, confirmed by both players or not. */
  public Setup withConfirmed(boolean byBoth) {
    return new Setup(time, terms, lateLimit, calls, pauses, occasion, byBoth);
  }

  /** Who starts: Black; White in a handicap game, where Black's stones stand already. */
  public Side starts() {
    return terms.handicap() >= 2 ? Side.WHITE : Side.BLACK;
  }
}
