package org.qizhong.screen.model;

import java.time.Duration;
import org.qizhong.screen.words.Texts;

/** Whether the desk is there, and whether the time it showed last can still be true. */
final class Watch {
  /**
   * The desk speaks ten times a second and the screen is drawn as often: with this much silence the
   * old time is gone from the screen within a second.
   */
  private static final long SILENCE = Duration.ofMillis(800).toNanos();

  private boolean met;
  private boolean up;
  private boolean seen;
  private long heard;
  private long faced;

  void up(long now) {
    met = true;
    up = true;
    seen = false;
    heard = now;
  }

  void down() {
    up = false;
  }

  void heard(long now) {
    heard = now;
  }

  /** A face has come: the time it shows is true. */
  void faced(long now) {
    seen = true;
    faced = now;
  }

  /** What is said while the desk is away: bad only if it has been there. */
  Banner lostWords(Texts texts) {
    return met
        ? new Banner(texts.get("match.lost"), true)
        : new Banner(texts.get("match.connecting"), false);
  }

  /** Whether the desk is gone, or has not been found yet. */
  boolean lost(long now) {
    return !up || now - heard > SILENCE;
  }

  /** Whether no time may be shown: the last one is old, or another desk's. */
  boolean blind(long now) {
    return lost(now) || !seen || now - faced > SILENCE;
  }
}
