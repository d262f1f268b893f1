package org.qizhong.desk;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import org.qizhong.clock.BySide;

/**
 * P2, law 4: which of a button's edges are presses. The first edge of a press counts; what the
 * contact does for a while after it, or after it was let go, does not, nor does holding it. Pure:
 * it looks at edges only, and they may come out of order.
 */
public final class LockOut {
  /** Longer than a contact bounces, shorter than two presses of one button can be apart. */
  public static final Duration TIME = Duration.ofMillis(40);

  private static final int REMEMBERED = 64;

  private BySide<Contact> contacts = new BySide<>(new Contact(), new Contact());
  private BySide<Deque<Long>> presses = new BySide<>(new ArrayDeque<>(), new ArrayDeque<>());

  /** Whether {@code edge} begins a press. */
  public boolean admits(Edge edge) {
    boolean begins = contacts.of(edge.side()).begins(edge);
    Deque<Long> before = presses.of(edge.side());
    if (!begins
        || before.stream().anyMatch(press -> Math.abs(edge.stamp() - press) < TIME.toNanos())) {
      return false;
    }
    before.addLast(edge.stamp());
    if (before.size() > REMEMBERED) {
      before.removeFirst();
    }
    return true;
  }

  /** A button's level, read where no edge tells it. */
  public void level(Edge level) {
    contacts.of(level.side()).level(level.pressed());
  }

  /** Edges were lost, so that each button may be up or down. */
  public void unsure() {
    contacts.black().unsure();
    contacts.white().unsure();
  }

  /** The two buttons' sides are exchanged; what they did so far goes with them. */
  public void swap() {
    contacts = contacts.swapped();
    presses = presses.swapped();
  }
}
