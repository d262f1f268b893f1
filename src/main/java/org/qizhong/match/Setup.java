package org.qizhong.match;

import java.time.Duration;
import java.util.Optional;
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
 */
public record Setup(
    BySide<TimeControl> time,
    Terms terms,
    Duration lateLimit,
    Optional<String> event,
    BySide<Optional<String>> names,
    CallSchedule calls) {

  /** R1: the limit for players housed at the venue. */
  public static final Duration QUARTER = Duration.ofMinutes(15);

  /** A setup, refused when only one side has an hourglass. */
  public static Setup of(
      BySide<TimeControl> time,
      Terms terms,
      Duration lateLimit,
      Optional<String> event,
      BySide<Optional<String>> names)
      throws Refusal {
    if (time.black() instanceof Hourglass != time.white() instanceof Hourglass) {
      throw new Refusal("time: an hourglass needs both sides, only one has it");
    }
    return new Setup(time, terms, lateLimit, event, names, CallSchedule.DEFAULT);
  }

  /** Who starts: Black; White in a handicap game, where Black's stones stand already. */
  public Side starts() {
    return terms.handicap() >= 2 ? Side.WHITE : Side.BLACK;
  }
}
