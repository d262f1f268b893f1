package org.qizhong.vm;

/**
 * A line was toggled, some time between two readings of the monotonic clock.
 *
 * @param before read just before, in nanoseconds
 * @param after read just after
 */
record Touch(long before, long after) {
  boolean contains(long stamp) {
    return before <= stamp && stamp <= after;
  }

  /** How long before the tick at its end {@code stamp} lies, for people. */
  String place(long stamp) {
    return "%d µs after the tick before, %d µs before the tick after"
        .formatted((stamp - before) / 1_000, (after - stamp) / 1_000);
  }
}
