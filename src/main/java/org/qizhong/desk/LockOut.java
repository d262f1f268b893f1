package org.qizhong.desk;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import org.qizhong.clock.Side;

/**
 * P2: the first edge of a press counts; what the contact does for a while after it does not. Pure:
 * it looks at stamps only.
 */
public final class LockOut {
  /** Longer than a contact bounces, shorter than two presses of one button can be apart. */
  public static final Duration TIME = Duration.ofMillis(40);

  private final Map<Side, Long> first = new EnumMap<>(Side.class);

  /** Whether {@code edge} begins a press. */
  public boolean admits(Edge edge) {
    Long before = first.get(edge.side());
    if (before != null && Math.abs(edge.stamp() - before) < TIME.toNanos()) {
      return false;
    }
    first.put(edge.side(), edge.stamp());
    return true;
  }
}
