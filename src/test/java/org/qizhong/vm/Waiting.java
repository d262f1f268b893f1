package org.qizhong.vm;

/** Waiting for what must come, and until an instant has passed. */
final class Waiting {
  /** Only what never comes takes so long; nothing is asserted about how soon it came. */
  static final long PATIENCE = 240_000_000_000L;

  private Waiting() {}

  /** A condition that may fail to be looked at. */
  @FunctionalInterface
  interface Condition {
    boolean holds() throws Exception;
  }

  /** Returns once {@code condition} holds. */
  static void until(Condition condition, String what) throws Exception {
    long end = System.nanoTime() + PATIENCE;
    while (!condition.holds()) {
      Failed.unless(System.nanoTime() < end, "never came: %s", what);
      Thread.sleep(2);
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
