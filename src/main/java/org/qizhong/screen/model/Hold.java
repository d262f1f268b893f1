package org.qizhong.screen.model;

import java.time.Duration;

/** A button being held: half a second of it counts, once. */
public final class Hold {
  private static final long NEEDED = Duration.ofMillis(500).toNanos();

  private boolean held;
  private long since;

  /** The button goes down. */
  public void begin(long now) {
    held = true;
    since = now;
  }

  /** The button comes up, or the finger slides off. */
  public void end() {
    held = false;
  }

  /** How much of the hold is done, 0 to 1. */
  public double progress(long now) {
    return held ? Math.clamp((double) (now - since) / NEEDED, 0, 1) : 0;
  }

  /** Whether it has been held long enough; true only once. */
  public boolean completes(long now) {
    boolean complete = held && now - since >= NEEDED;
    if (complete) {
      held = false;
    }
    return complete;
  }
}
