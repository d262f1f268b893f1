package org.qizhong.match;

import java.time.Duration;
import java.util.List;
import java.util.function.BiConsumer;
import org.qizhong.clock.Countdown;

/**
 * When a period is read (C1–C4), as data an event can replace: distances from the period's end.
 *
 * @param calls seconds elapsed are named at these distances in a period that is not the last
 * @param lastCalls the same in the last period, as far as its end is not counted yet: there is one
 *     voice
 * @param counted the last period's end is counted from one to this number, one call a second, as
 *     far as the period has whole seconds
 */
public record CallSchedule(List<Duration> calls, List<Duration> lastCalls, int counted) {
  /** C1–C3. */
  public static final CallSchedule DEFAULT =
      new CallSchedule(seconds(30, 20, 10, 5, 2), seconds(30, 20, 10), 10);

  private static final long SECOND = 1_000_000_000L;

  public CallSchedule {
    calls = List.copyOf(calls);
    lastCalls = List.copyOf(lastCalls);
  }

  private static List<Duration> seconds(long... distances) {
    return java.util.Arrays.stream(distances).mapToObj(Duration::ofSeconds).toList();
  }

  /**
   * Visits every number call later than {@code period} stands now, in order, with its time from now
   * in nanoseconds. What is said at the end of a period that is not the last follows from using it
   * up.
   */
  public void visit(Countdown period, long withinNanos, BiConsumer<Long, Call> visitor) {
    long length = period.length().toNanos();
    long left = period.left().toNanos();
    int top = period.last() ? (int) Math.min(counted, length / SECOND) : 0;
    for (Duration distance : period.last() ? lastCalls : calls) {
      long end = distance.toNanos();
      if (end >= top * SECOND && due(length, left, end, withinNanos)) {
        visitor.accept(left - end, new Call.Elapsed(Duration.ofNanos(length - end)));
      }
    }
    for (int number = 1; number <= top; number++) {
      long end = (top - number) * SECOND;
      if (due(length, left, end, withinNanos)) {
        visitor.accept(left - end, new Call.Count(number));
      }
    }
  }

  /** Nanoseconds from now to the next number call; {@link Long#MAX_VALUE} if none comes. */
  public long next(Countdown period) {
    long[] first = {Long.MAX_VALUE};
    visit(period, Long.MAX_VALUE, (after, call) -> first[0] = Math.min(first[0], after));
    return first[0];
  }

  /** An instant at or before the period's beginning is not called (C3), nor one that has passed. */
  private static boolean due(long length, long left, long end, long within) {
    return end < length && end < left && left - end <= within;
  }
}
