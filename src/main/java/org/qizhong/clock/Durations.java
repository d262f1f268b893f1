package org.qizhong.clock;

import java.math.BigDecimal;
import java.time.Duration;

/** Durations as the notation and match files write them. */
public final class Durations {
  /** The longest time that a match file may name or a reading may reach by adjusting. */
  public static final Duration LONGEST = Duration.ofSeconds(1_000_000_000L);

  private static final Duration IN_SECONDS = Duration.ofSeconds(100);
  private static final Duration IN_MINUTES = Duration.ofHours(2);

  private Durations() {}

  /**
   * The notation's way, as announcements have it: {@code 60s} and other times under 100 s in
   * seconds, {@code 90m} and others under two hours in minutes, {@code 2h40m}.
   */
  public static String print(Duration duration) {
    if (duration.isNegative()) {
      return "-" + print(duration.negated());
    }
    if (duration.compareTo(IN_SECONDS) < 0) {
      return seconds(duration) + "s";
    }
    long hours = duration.compareTo(IN_MINUTES) < 0 ? 0 : duration.toHours();
    long minutes = duration.minusHours(hours).toMinutes();
    Duration rest = duration.minusHours(hours).minusMinutes(minutes);
    return (hours > 0 ? hours + "h" : "")
        + (minutes > 0 ? minutes + "m" : "")
        + (rest.isZero() ? "" : seconds(rest) + "s");
  }

  /** As {@link #print}, with the notation's {@code 0} for no main time. */
  static String printMain(Duration main) {
    return main.isZero() ? "0" : print(main);
  }

  /** Seconds as a plain decimal number without trailing zeros, exact to the nanosecond. */
  public static String seconds(Duration duration) {
    if (duration.getNano() == 0) {
      return Long.toString(duration.getSeconds());
    }
    return decimal(duration).toPlainString();
  }

  /** Seconds as an exact decimal. */
  public static BigDecimal decimal(Duration duration) {
    return BigDecimal.valueOf(duration.getSeconds())
        .add(BigDecimal.valueOf(duration.getNano(), 9))
        .stripTrailingZeros();
  }

  /** The duration of a decimal number of seconds that has at most nine decimals. */
  public static Duration ofSeconds(BigDecimal seconds) {
    BigDecimal nanos = seconds.movePointRight(9);
    return Duration.ofSeconds(
        seconds.longValue(),
        nanos.subtract(BigDecimal.valueOf(seconds.longValue(), -9)).longValueExact());
  }
}
