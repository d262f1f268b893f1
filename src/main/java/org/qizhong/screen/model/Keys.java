package org.qizhong.screen.model;

import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.qizhong.clock.Side;
import org.qizhong.match.Face;

/** The keyboard on the match page. A key that is held acts once, however often it repeats. */
final class Keys {
  private static final long SPACE_AGAIN = Duration.ofMillis(500).toNanos();

  private final Set<String> held = new HashSet<>();
  private boolean spaced;
  private long spacedAt;

  /** Whether {@code key} goes down now, and is not just repeated. */
  boolean down(String key) {
    return held.add(key);
  }

  void up(String key) {
    held.remove(key);
  }

  /** The window lost the keyboard: releases will not be seen. */
  void forget() {
    held.clear();
  }

  /** Whose button {@code key} is. */
  static Optional<Side> button(String key) {
    return switch (key) {
      case "A", "Z" -> Optional.of(Side.BLACK);
      case "L", "M" -> Optional.of(Side.WHITE);
      default -> Optional.empty();
    };
  }

  /**
   * What Space does. Stopping is always taken at once; going on only half a second later, so that a
   * nervous double stroke does not start the clock again.
   */
  Optional<String> space(Face.Status status, long now) {
    if (status == Face.Status.RUNNING) {
      return spaced(Acts.PAUSE, now);
    }
    boolean again = !spaced || now - spacedAt >= SPACE_AGAIN;
    return status == Face.Status.PAUSED && again ? spaced(Acts.RESUME, now) : Optional.empty();
  }

  private Optional<String> spaced(String act, long now) {
    spaced = true;
    spacedAt = now;
    return Optional.of(act);
  }
}
