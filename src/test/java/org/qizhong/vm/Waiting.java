package org.qizhong.vm;

import java.time.Duration;

/** Waiting for what must come, and until an instant has passed. */
final class Waiting {
  /** Only what never comes takes so long; nothing is asserted about how soon it came. */
  static final long PATIENCE = 240_000_000_000L;

  private static final long SHORTEST = 2_000_000L;
  private static final long LONGEST = 50_000_000L;

  private Waiting() {}

  /** A condition that may fail to be looked at. */
  @FunctionalInterface
  interface Condition {
    boolean holds() throws Exception;
  }

  /**
   * Returns once {@code condition} holds. Looks less often the longer it takes: an emulated
   * processor that looks all the time has none left for what is waited for.
   */
  static void until(Condition condition, String what) throws Exception {
    long end = System.nanoTime() + PATIENCE;
    for (long pause = SHORTEST; !condition.holds(); pause = Math.min(pause * 5 / 4, LONGEST)) {
      Failed.unless(System.nanoTime() < end, "never came: %s", what);
      Thread.sleep(Duration.ofNanos(pause));
    }
  }

  /** Returns at {@code instant} of the monotonic clock, or later. */
  static void sleepUntil(long instant) throws InterruptedException {
    long rest = instant - System.nanoTime();
    while (rest > 0) {
      Thread.sleep(rest / 1_000_000, (int) (rest % 1_000_000));
      rest = instant - System.nanoTime();
    }
  }

  static void millis(long millis) throws InterruptedException {
    sleepUntil(System.nanoTime() + millis * 1_000_000);
  }
}
