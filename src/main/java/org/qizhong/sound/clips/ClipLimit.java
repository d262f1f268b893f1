package org.qizhong.sound.clips;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.qizhong.clock.Countdown;
import org.qizhong.match.Call;
import org.qizhong.match.CallSchedule;

/**
 * How long a clip may be: shorter than the gap to the next call, in the default schedule of every
 * period of 5, 10 … 120 s and of 7 s.
 */
public final class ClipLimit {
  private static final Duration COUNT = Duration.ofMillis(850);
  private static final Duration OTHER = Duration.ofSeconds(3);

  /** What periods of 3, 4, 6 and 9 s call beside that. */
  private static final List<Integer> SHORT = List.of(1, 4, 6, 7);

  private static final Map<String, Duration> GAPS = gaps();

  private ClipLimit() {}

  /** The limit of one clip; it is for the clip to stay below. */
  public static Duration of(String name) {
    Duration gap = GAPS.getOrDefault(name, OTHER);
    Duration most = name.startsWith("count-") ? COUNT : OTHER;
    return gap.compareTo(most) < 0 ? gap : most;
  }

  /** The periods every voice can read. */
  static List<Duration> periods() {
    return Stream.concat(
            Stream.of(7), Stream.iterate(5, length -> length <= 120, length -> length + 5))
        .sorted()
        .map(Duration::ofSeconds)
        .toList();
  }

  /** The seconds elapsed that the default schedule calls in these periods, and in short ones. */
  static SortedSet<Integer> elapsed() {
    SortedSet<Integer> seconds = new TreeSet<>(SHORT);
    for (Duration period : periods()) {
      Stream.concat(calls(period, false).values().stream(), calls(period, true).values().stream())
          .filter(Call.Elapsed.class::isInstance)
          .forEach(call -> seconds.add((int) ((Call.Elapsed) call).time().toSeconds()));
    }
    return seconds;
  }

  /** The calls of one whole period by their nanoseconds from its beginning. */
  private static TreeMap<Long, Call> calls(Duration period, boolean last) {
    TreeMap<Long, Call> calls = new TreeMap<>();
    Countdown whole = new Countdown(period, period, last, last ? 0 : 1);
    CallSchedule.DEFAULT.visit(whole, Long.MAX_VALUE, calls::put);
    return calls;
  }

  private static Map<String, Duration> gaps() {
    Map<String, Duration> gaps = new HashMap<>();
    for (Duration period : periods()) {
      for (boolean last : new boolean[] {false, true}) {
        TreeMap<Long, Call> calls = calls(period, last);
        calls.forEach(
            (at, call) -> {
              Long next = calls.higherKey(at);
              Duration gap = Duration.ofNanos((next == null ? period.toNanos() : next) - at);
              ClipName.of(call, Counted.PERIODS).forEach(name -> shorten(gaps, name, gap));
            });
        Duration first = Duration.ofNanos(calls.firstKey());
        for (Counted counted : Counted.values()) {
          left(gaps, counted, last, first);
        }
      }
    }
    return gaps;
  }

  /** What is said at the end of a period is over before the next period's first call. */
  private static void left(
      Map<String, Duration> gaps, Counted counted, boolean last, Duration first) {
    int lastLeft = counted == Counted.CONSIDERATIONS ? 0 : 1;
    if (counted == Counted.MINUTES) {
      return;
    }
    for (int left = last ? lastLeft : lastLeft + 1; left <= (last ? lastLeft : 99); left++) {
      counted.used(left).forEach(name -> shorten(gaps, name, first));
    }
  }

  private static void shorten(Map<String, Duration> gaps, String name, Duration gap) {
    if (gap.isPositive()) {
      gaps.merge(name, gap, (one, other) -> one.compareTo(other) < 0 ? one : other);
    }
  }
}
