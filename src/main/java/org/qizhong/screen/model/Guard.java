package org.qizhong.screen.model;

import java.time.Duration;

/** Keeps touches from being taken right after a press, when hands still reach over the screen. */
final class Guard {
  private static final long WAIT = Duration.ofMillis(300).toNanos();

  private boolean pressed;
  private long since;

  void pressed(long now) {
    pressed = true;
    since = now;
  }

  boolean open(long now) {
    return !pressed || now - since >= WAIT;
  }
}
