package org.qizhong.screen.model;

import java.time.Duration;
import org.qizhong.clock.Durations;
import org.qizhong.clock.Side;
import org.qizhong.screen.words.Texts;

/** Small words used all over. */
public final class Words {
  private Words() {}

  /** Black or White. */
  public static String name(Texts texts, Side side) {
    return texts.get("common." + side.id());
  }

  /**
   * A duration as people say it: {@code 60 s}, {@code 10 min}, {@code 2 h 40 min}; all of it in
   * seconds under two minutes.
   */
  public static String time(Texts texts, Duration time) {
    Duration rest = time.minusMinutes(time.toMinutes());
    if (time.compareTo(Duration.ofMinutes(2)) < 0) {
      return texts.get("time.seconds", Durations.seconds(time));
    }
    long hours = time.toHours();
    int minutes = time.toMinutesPart();
    if (!rest.isZero()) {
      String seconds = Durations.seconds(rest);
      return hours == 0
          ? texts.get("time.minutes-seconds", minutes, seconds)
          : texts.get("time.hours-minutes-seconds", hours, minutes, seconds);
    }
    if (hours == 0) {
      return texts.get("time.minutes", minutes);
    }
    return minutes == 0
        ? texts.get("time.hours", hours)
        : texts.get("time.hours-minutes", hours, minutes);
  }

  /** So many times so long: {@code 5 × 60 s}. */
  static String times(Texts texts, int count, Duration time) {
    return texts.get("time.times", count, time(texts, time));
  }

  /** The sentence's first letter as a capital one. */
  public static String sentence(String words) {
    return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }
}
