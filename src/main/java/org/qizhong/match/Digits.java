package org.qizhong.match;

import java.time.Duration;
import java.util.Locale;

/** Durations as digits on a face. */
final class Digits {
  private static final long SECOND = 1_000_000_000L;
  private static final long TENTH = SECOND / 10;
  private static final long TENTHS_FROM = 10 * SECOND;

  private Digits() {}

  /**
   * Time left, rounded up; in tenths during the last ten seconds where {@code tenths} are wanted.
   */
  static String up(Duration left, boolean tenths) {
    long nanos = left.toNanos();
    if (tenths && nanos > 0 && nanos <= TENTHS_FROM) {
      long count = Math.ceilDiv(nanos, TENTH);
      return count / 10 + "." + count % 10;
    }
    return digits(Math.ceilDiv(nanos, SECOND));
  }

  /** Time used, rounded down. */
  static String down(Duration used) {
    return digits(used.toSeconds());
  }

  private static String digits(long seconds) {
    long hours = seconds / 3600;
    long minutes = seconds / 60 % 60;
    return hours > 0
        ? String.format(Locale.ROOT, "%d:%02d:%02d", hours, minutes, seconds % 60)
        : String.format(Locale.ROOT, "%d:%02d", minutes, seconds % 60);
  }
}
