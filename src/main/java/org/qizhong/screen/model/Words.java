package org.qizhong.screen.model;

import java.time.Duration;
import org.qizhong.clock.Durations;
import org.qizhong.clock.Side;

/** Small words used all over. */
public final class Words {
  private Words() {}

  /** Black or White. */
  public static String name(Side side) {
    return switch (side) {
      case BLACK -> "Black";
      case WHITE -> "White";
    };
  }

  /** A duration as people say it: {@code 60 s}, {@code 10 min}, {@code 2 h 40 min}. */
  static String time(Duration time) {
    long minutes = time.toMinutes();
    boolean round = time.equals(Duration.ofMinutes(minutes));
    if (!round || minutes < 2) {
      return time.compareTo(Duration.ofMinutes(2)) < 0
          ? Durations.seconds(time) + " s"
          : Durations.print(time);
    }
    long hours = minutes / 60;
    long rest = minutes % 60;
    if (hours == 0) {
      return minutes + " min";
    }
    return hours + " h" + (rest == 0 ? "" : " " + rest + " min");
  }

  /** One {@code thing}, or several {@code things}. */
  static String count(int number, String thing) {
    return number + " " + (number == 1 ? thing : thing + "s");
  }

  /** The sentence's first letter as a capital one. */
  public static String sentence(String words) {
    return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }
}
