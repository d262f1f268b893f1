package org.qizhong.screen.card;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.qizhong.match.CallSchedule;

/**
 * C3: when a period is read.
 *
 * @param calls whole seconds before the end at which seconds are named, descending
 * @param last the same in the last period
 * @param count up to which number the last period's end is counted; 0 for not at all
 */
public record CallPlan(List<Integer> calls, List<Integer> last, int count) {
  /** C1 to C3. */
  public static final CallPlan DEFAULT =
      new CallPlan(List.of(30, 20, 10, 5, 2), List.of(30, 20, 10), 10);

  private static final int FARTHEST = 3600;
  private static final int MOST_CALLS = 20;

  /** The last number that is counted to. */
  public static final int MOST_COUNT = 10;

  public CallPlan {
    calls = List.copyOf(calls);
    last = List.copyOf(last);
  }

  /** The distances that {@code text} names, with blanks between; or why they cannot be. */
  static List<Integer> distances(String text) throws Misfit {
    List<Integer> found = new ArrayList<>();
    for (String word : text.strip().split("\\s+")) {
      if (word.isEmpty()) {
        continue;
      }
      int second = word.matches("\\d{1,4}") ? Integer.parseInt(word) : 0;
      if (second < 1 || second > FARTHEST) {
        throw new Misfit("distance", word, Integer.toString(FARTHEST));
      }
      if (!found.isEmpty() && found.getLast() <= second) {
        throw new Misfit("order", word, found.getLast().toString());
      }
      found.add(second);
    }
    if (found.size() > MOST_CALLS) {
      throw new Misfit("many", Integer.toString(MOST_CALLS));
    }
    return found;
  }

  /** As the match has it. */
  public CallSchedule schedule() {
    return new CallSchedule(durations(calls), durations(last), count);
  }

  private static List<Duration> durations(List<Integer> seconds) {
    return seconds.stream().map(Duration::ofSeconds).toList();
  }
}
