package org.qizhong.desk;

/** The monotonic clock; the only place that reads it is {@link SystemTicker}. */
@FunctionalInterface
public interface Ticker {
  /** Nanoseconds since some fixed instant of this boot. */
  long nanos();
}
