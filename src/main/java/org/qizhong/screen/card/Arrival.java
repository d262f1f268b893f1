package org.qizhong.screen.card;

import java.time.Duration;
import java.util.Optional;

/** Times of day as they are typed on a pad: {@code 930} is half past nine. */
final class Arrival {
  /** The last one. */
  static final int LATEST = 2359;

  private static final int DAY = 24 * 60;

  private Arrival() {}

  /** The minutes since midnight; empty where {@code typed} is no time of day. */
  static Optional<Integer> minutes(int typed) {
    boolean is = typed >= 0 && typed <= LATEST && typed % 100 < 60;
    return is ? Optional.of(typed / 100 * 60 + typed % 100) : Optional.empty();
  }

  /** How late {@code arrival} is; zero if it is not, over midnight too. */
  static Optional<Duration> late(int scheduled, int arrival) {
    return minutes(scheduled)
        .flatMap(
            due ->
                minutes(arrival).map(there -> Math.floorMod(there - due + DAY / 2, DAY) - DAY / 2))
        .map(late -> Duration.ofMinutes(Math.max(0, late)));
  }

  /** {@code by} minutes later. */
  static int later(int typed, int by) {
    int minutes = Math.floorMod(minutes(typed).orElse(0) + by, DAY);
    return minutes / 60 * 100 + minutes % 60;
  }

  /** As clocks show it. */
  static String shown(int typed) {
    return "%02d:%02d".formatted(typed / 100, typed % 100);
  }
}
