package org.qizhong.match;

import java.time.Duration;
import org.qizhong.clock.Durations;

/** What is read aloud (C1–C4). */
public sealed interface Call {

  /** As match files write it: {@code "30s"}, {@code "7"}, {@code "left 4"}. */
  String say();

  /** C5: the seconds elapsed in the period. */
  record Elapsed(Duration time) implements Call {
    @Override
    public String say() {
      return Durations.seconds(time) + "s";
    }
  }

  /** C2, C3: the count at the very end, from one. */
  record Count(int number) implements Call {
    @Override
    public String say() {
      return Integer.toString(number);
    }
  }

  /** C1, C3, C4: what is left at a period's end. */
  record Left(int left) implements Call {
    @Override
    public String say() {
      return "left " + left;
    }
  }
}
