package org.qizhong.desk;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A button that chatters without end: in two seconds more than forty edges, at more instants than
 * the fastest presses have makes and breaks. So a bad contact that is pressed fast is none: what
 * comes within its chatter's time is one make or one break. Pure, by stamps in their order.
 */
final class ButtonFault {
  /** In so long. */
  static final Duration WINDOW = Duration.ofSeconds(2);

  /** More edges than these. */
  static final int EDGES = 40;

  /** A make or a break with its chatter, which lasts 15 ms, ends before. */
  static final Duration CHATTER = Duration.ofMillis(20);

  /** More makes and breaks than these, those of eight presses a second: no hand does it. */
  static final int CONTACTS = 32;

  /** So long without an edge, and it is over. */
  static final Duration CALM = Duration.ofSeconds(1);

  private final Deque<Long> edges = new ArrayDeque<>();
  private final Deque<Long> contacts = new ArrayDeque<>();
  private boolean faulty;
  private long first;
  private long last;

  /** Takes an edge; whether the button is at fault after it. */
  boolean edge(long stamp) {
    if (edges.isEmpty() || stamp - last >= CALM.toNanos()) {
      edges.clear();
      contacts.clear();
      faulty = false;
      first = stamp;
      last = stamp;
    }
    last = Math.max(last, stamp);
    edges.addLast(last);
    if (contacts.isEmpty() || last - contacts.getLast() >= CHATTER.toNanos()) {
      contacts.addLast(last);
    }
    forget(edges);
    forget(contacts);
    faulty |=
        last - first >= WINDOW.toNanos() && edges.size() > EDGES && contacts.size() > CONTACTS;
    return faulty;
  }

  private void forget(Deque<Long> stamps) {
    while (!stamps.isEmpty() && last - stamps.getFirst() >= WINDOW.toNanos()) {
      stamps.removeFirst();
    }
  }

  /**
   * Whether the button is at fault at {@code now}. A question only: edges of before may still come,
   * and whether it was calm is told by their stamps.
   */
  boolean lasts(long now) {
    return faulty && now - last < CALM.toNanos();
  }
}
