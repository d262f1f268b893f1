package org.qizhong.clock;

import java.time.Duration;

/**
 * An instant of a match on the monotonic clock, never a date.
 *
 * @param nanos nanoseconds since the match's zero
 */
public record Tick(long nanos) implements Comparable<Tick> {
  public static final Tick ZERO = new Tick(0);

  private static final Tick LAST = new Tick(Long.MAX_VALUE);
  private static final long FAR = 4_000_000_000L;

  /** The instant {@code time} later; the last there is when that is more than a century away. */
  public Tick plus(Duration time) {
    if (time.getSeconds() >= FAR) {
      return LAST;
    }
    return new Tick(nanos + time.toNanos());
  }

  /** The time from {@code earlier} to this instant; negative when {@code earlier} is later. */
  public Duration since(Tick earlier) {
    return Duration.ofNanos(nanos - earlier.nanos);
  }

  /** Whether this instant comes strictly before {@code other}. */
  public boolean isBefore(Tick other) {
    return nanos < other.nanos;
  }

  /** Whether this instant comes strictly after {@code other}. */
  public boolean isAfter(Tick other) {
    return nanos > other.nanos;
  }

  /** The earlier of the two. */
  public static Tick earlier(Tick a, Tick b) {
    return a.nanos <= b.nanos ? a : b;
  }

  @Override
  public int compareTo(Tick other) {
    return Long.compare(nanos, other.nanos);
  }
}
