package org.qizhong.vm;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Looks at an output line all the time, from a thread of its own, and counts how often it rises.
 */
final class LineWatch implements AutoCloseable {
  private final SimChip chip;
  private final int line;
  private final AtomicInteger rises = new AtomicInteger();
  private final Thread thread =
      Thread.ofPlatform().daemon().name("line-watch").unstarted(this::run);

  LineWatch(SimChip chip, int line) {
    this.chip = chip;
    this.line = line;
    thread.start();
  }

  private void run() {
    boolean before = false;
    try {
      while (!Thread.currentThread().isInterrupted()) {
        boolean now = chip.isHigh(line);
        if (now && !before) {
          rises.incrementAndGet();
        }
        before = now;
        Thread.sleep(5);
      }
    } catch (IOException | InterruptedException over) {
      Thread.currentThread().interrupt();
    }
  }

  int rises() {
    return rises.get();
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
