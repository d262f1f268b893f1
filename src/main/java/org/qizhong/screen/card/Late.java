package org.qizhong.screen.card;

import java.time.Duration;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;

/**
 * R1: lateness at the start.
 *
 * @param limit who comes later than this loses
 * @param by how late each side came; zero for in time
 */
public record Late(Duration limit, BySide<Duration> by) {
  /** The limit for players housed at the venue. */
  public static final Duration QUARTER = Duration.ofMinutes(15);

  /** The limit elsewhere. */
  public static final Duration HOUR = Duration.ofHours(1);

  /** Both in time. */
  public static final Late NONE = new Late(QUARTER, BySide.both(Duration.ZERO));

  /** The same limit, {@code side} having come {@code time} late. */
  public Late with(Side side, Duration time) {
    return new Late(limit, by.with(side, time));
  }

  /** The same lateness under another limit. */
  public Late withLimit(Duration other) {
    return new Late(other, by);
  }

  /** The same limit, both in time. */
  public Late forgotten() {
    return new Late(limit, NONE.by);
  }

  /** Whether somebody came late. */
  public boolean isAny() {
    return !by.equals(NONE.by);
  }
}
