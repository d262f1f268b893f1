package org.qizhong.desk;

import java.time.Duration;

/**
 * A button that chatters without end: more than twenty edges a second for two seconds. Rests count
 * against it, twice their length, so that a bad contact that is pressed fast is none: between two
 * presses of one button there is the other player's. Pure, by stamps in their order.
 */
final class ButtonFault {
  /** Edges that are less apart come more than twenty a second. */
  static final Duration APART = Duration.ofMillis(50);

  /** So much of it is a fault. */
  static final Duration LASTS = Duration.ofSeconds(2);

  /** So long without an edge, and it is over. */
  static final Duration CALM = Duration.ofSeconds(1);

  private boolean seen;
  private boolean faulty;
  private long last;
  private long noise;

  /** Takes an edge; whether the button is at fault after it. */
  boolean edge(long stamp) {
    lasts(stamp); // a desk that was held up has not asked in the calm before it
    long apart = seen ? Math.max(0, stamp - last) : Long.MAX_VALUE / 4;
    seen = true;
    last = Math.max(last, stamp);
    noise = apart < APART.toNanos() ? noise + apart : Math.max(0, noise - 2 * apart);
    faulty |= noise >= LASTS.toNanos();
    return faulty;
  }

  /** Whether the button is at fault at {@code now}. */
  boolean lasts(long now) {
    if (faulty && now - last >= CALM.toNanos()) {
      faulty = false;
      noise = 0;
    }
    return faulty;
  }
}
