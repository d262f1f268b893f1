package org.qizhong.screen.referee;

import java.time.Duration;
import java.util.List;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Reading;
import org.qizhong.clock.Side;
import org.qizhong.screen.card.Numbers;

/** R14: what the faulty clock shows for one side, being typed. */
final class SidesReading {
  static final String MINUTES = "minutes";
  static final String SECONDS = "seconds";
  static final String LEFT = "left";
  private static final int MOST_MINUTES = 1440;
  private static final int MOST_SECONDS = 59;
  private static final int MOST_LEFT = 99;

  private final Numbers numbers;
  private final boolean periods;
  private boolean overtime;

  /** Beginning with what this clock shows. */
  SidesReading(Situation now, Side side) {
    overtime = now.of(side).phase() == Phase.OVERTIME;
    periods = now.of(side).left().isPresent();
    int left = now.of(side).left().orElse(0);
    int shown = shownSeconds(now.of(side).shown());
    numbers =
        new Numbers(
            List.of(
                new Numbers.Field(MINUTES, 0, MOST_MINUTES, 1, shown / 60),
                new Numbers.Field(SECONDS, 0, MOST_SECONDS, 1, shown % 60),
                new Numbers.Field(LEFT, 0, MOST_LEFT, 1, left)));
  }

  private static int shownSeconds(String shown) {
    int seconds = 0;
    for (String part : shown.replaceFirst("\\..*", "").split(":")) {
      seconds = seconds * 60 + (part.matches("\\d{1,4}") ? Integer.parseInt(part) : 0);
    }
    return seconds;
  }

  Numbers numbers() {
    return numbers;
  }

  boolean isOvertime() {
    return overtime;
  }

  void overtime(boolean is) {
    overtime = is;
  }

  /** Whether periods are counted. */
  boolean hasPeriods() {
    return periods && overtime;
  }

  Duration time() {
    return Duration.ofMinutes(numbers.value(MINUTES)).plusSeconds(numbers.value(SECONDS));
  }

  Reading reading() {
    Reading reading = Reading.of(overtime ? Phase.OVERTIME : Phase.MAIN, time());
    return hasPeriods() ? reading.withLeft(numbers.value(LEFT)) : reading;
  }
}
