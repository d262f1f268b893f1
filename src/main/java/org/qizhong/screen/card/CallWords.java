package org.qizhong.screen.card;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qizhong.clock.Absolute;
import org.qizhong.clock.Bronstein;
import org.qizhong.clock.ByoYomi;
import org.qizhong.clock.Canadian;
import org.qizhong.clock.Considerations;
import org.qizhong.clock.CountUp;
import org.qizhong.clock.Countdown;
import org.qizhong.clock.Delay;
import org.qizhong.clock.Durations;
import org.qizhong.clock.Fischer;
import org.qizhong.clock.Hourglass;
import org.qizhong.clock.IngOvertime;
import org.qizhong.clock.TimeControl;
import org.qizhong.match.Call;
import org.qizhong.screen.words.Texts;

/** C1 to C4: what will be read in the periods of a time control. */
final class CallWords {
  private CallWords() {}

  /** What is read, in words; that nothing is where the method is not read. */
  static String of(Texts texts, TimeControl time, CallPlan plan) {
    Optional<Duration> period = period(time);
    if (period.isEmpty()) {
      return texts.get("card.calls.none");
    }
    String length = Durations.seconds(period.get());
    return texts.get("card.calls.read", length, read(period.get(), plan, false))
        + "\n"
        + texts.get("card.calls.read-last", length, read(period.get(), plan, true));
  }

  private static Optional<Duration> period(TimeControl time) {
    return switch (time) {
      case ByoYomi it -> Optional.of(it.period());
      case Considerations it -> Optional.of(it.count() == 0 ? it.base() : it.consideration());
      case Absolute it -> Optional.empty();
      case Canadian it -> Optional.empty();
      case IngOvertime it -> Optional.empty();
      case Fischer it -> Optional.empty();
      case Delay it -> Optional.empty();
      case Bronstein it -> Optional.empty();
      case Hourglass it -> Optional.empty();
      case CountUp it -> Optional.empty();
    };
  }

  /** The calls in order: seconds as {@code 30}, counted numbers as {@code 1…10}. */
  private static String read(Duration period, CallPlan plan, boolean last) {
    Map<Long, String> calls = new TreeMap<>();
    List<Integer> counted = new ArrayList<>();
    plan.schedule()
        .visit(
            new Countdown(period, period, last, last ? 0 : 1),
            Long.MAX_VALUE,
            (after, call) -> {
              if (call instanceof Call.Count count) {
                counted.add(count.number());
              } else if (call instanceof Call.Elapsed elapsed) {
                calls.put(after, Durations.seconds(elapsed.time()));
              }
            });
    List<String> words = new ArrayList<>(calls.values());
    if (!counted.isEmpty()) {
      words.add(counted.getFirst() + "–" + counted.getLast());
    }
    return words.isEmpty() ? "–" : String.join(", ", words);
  }
}
