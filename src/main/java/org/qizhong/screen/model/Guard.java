package org.qizhong.screen.model;

import java.time.Duration;

/**
 * Keeps touches from being taken right after a press, when hands still reach over the screen, or
 * after a page has come under them.
 */
public final class Guard {
  private static final Duration PRESS = Duration.ofMillis(300);

  /** Longer: whoever holds on sees first what is there now. */
  private static final Duration PAGE = Duration.ofMillis(400);

  private final long wait;
  private boolean closed;
  private long since;

  private Guard(Duration wait) {
    this.wait = wait.toNanos();
  }

  /** One against what a hand still does after a press: 300 ms. */
  static Guard ofPresses() {
    return new Guard(PRESS);
  }

  /** One against a finger that stays where it was on the page before: 400 ms. */
  public static Guard ofPages() {
    return new Guard(PAGE);
  }

  /** A press, or another page, at {@code now} in nanoseconds. */
  public void close(long now) {
    closed = true;
    since = now;
  }

  /** Whether a touch counts that begins at {@code now} in nanoseconds. */
  public boolean isOpen(long now) {
    return !closed || now - since >= wait;
  }
}
