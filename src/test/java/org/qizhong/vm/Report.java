package org.qizhong.vm;

import java.util.concurrent.atomic.AtomicInteger;

/** One line a pass on standard output, and how many failed. */
final class Report {
  private static final AtomicInteger FAILED = new AtomicInteger();
  private static final AtomicInteger PASSED = new AtomicInteger();

  private Report() {}

  /** Runs a pass and says what came of it; whether it has passed. */
  static boolean show(Pass pass) {
    long start = System.nanoTime();
    try {
      String figures = pass.run();
      say(
          "PASS %s: %s (%.1f s)"
              .formatted(pass.name(), figures, (System.nanoTime() - start) / 1e9));
      PASSED.incrementAndGet();
      return true;
    } catch (Failed failed) {
      fail(pass.name(), failed);
    } catch (Exception failed) {
      failed.printStackTrace();
      fail(pass.name(), failed);
    }
    return false;
  }

  static void fail(String name, Exception why) {
    FAILED.incrementAndGet();
    say("FAIL %s: %s".formatted(name, why instanceof Failed ? why.getMessage() : why));
  }

  static synchronized void say(String line) {
    System.out.println(line);
  }

  /** Whether there was something to show, and nothing of it has failed. */
  static boolean allPassed() {
    return FAILED.get() == 0 && PASSED.get() > 0;
  }
}
