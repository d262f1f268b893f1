package org.qizhong.desk;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import org.qizhong.clock.BySide;

/**
 * P2: the first edge of a press counts; what the contact does for a while after it does not. Pure:
 * it looks at stamps only, and edges may come out of order.
 */
public final class LockOut {
  /** Longer than a contact bounces, shorter than two presses of one button can be apart. */
  public static final Duration TIME = Duration.ofMillis(40);

  private static final int REMEMBERED = 64;

  private final BySide<Deque<Long>> presses = new BySide<>(new ArrayDeque<>(), new ArrayDeque<>());

  /** Whether {@code edge} begins a press. */
  public boolean admits(Edge edge) {
    Deque<Long> before = presses.of(edge.side());
    if (before.stream().anyMatch(press -> Math.abs(edge.stamp() - press) < TIME.toNanos())) {
      return false;
    }
    before.addLast(edge.stamp());
    if (before.size() > REMEMBERED) {
      before.removeFirst();
    }
    return true;
  }
}
