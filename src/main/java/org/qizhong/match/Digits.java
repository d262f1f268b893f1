package org.qizhong.match;

import java.time.Duration;
import java.util.Locale;

/** Durations as digits on a face. */
final class Digits {
  private static final long TENTH = 100_000_000L;
  private static final Duration TENTHS_FROM = Duration.ofSeconds(10);

  private Digits() {}

  /**
   * Time left, rounded up; in tenths during the last ten seconds where {@code tenths} are wanted.
   */
  static String up(Duration left, boolean tenths) {
    if (tenths && left.isPositive() && left.compareTo(TENTHS_FROM) <= 0) {
      long count = Math.ceilDiv(left.toNanos(), TENTH);
      return count / 10 + "." + count % 10;
    }
    return digits(left.getSeconds() + (left.getNano() > 0 ? 1 : 0));
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
