package org.qizhong.clock;

import java.time.Duration;

/**
 * An instant of a match on the monotonic clock, never a date.
 *
 * @param nanos nanoseconds since the match's zero
 */
public record Tick(long nanos) implements Comparable<Tick> {
  public static final Tick ZERO = new Tick(0);

  /** The instant {@code time} later. */
  public Tick plus(Duration time) {
    return new Tick(Math.addExact(nanos, time.toNanos()));
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
