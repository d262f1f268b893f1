package org.qizhong.desk;

import java.util.ArrayList;
import java.util.List;

/**
 * One button's contact, by its edges in the order of their stamps. Up and at rest, any edge begins
 * a press, even one sampled as up: a very short tap. Down, the edge that breaks the contact begins
 * nothing. For the lock-out's time after either, edges tell the level and no more; the break inside
 * a press's own lock-out begins the time anew.
 */
final class Contact {
  /** Enough for the chatter of several presses, and for every edge that can still be overtaken. */
  private static final int REMEMBERED = 256;

  /** What is known of the level. */
  private enum Level {
    UP,
    DOWN,
    UNKNOWN
  }

  /** The contact after an edge; {@code since} is where its lock-out began. */
  private record State(Level level, boolean rested, long since) {
    static final State NEW = new State(Level.UP, true, 0);

    private boolean isLocked(long stamp) {
      return !rested && stamp - since < LockOut.TIME.toNanos();
    }

    boolean isBegunBy(Edge edge) {
      return !isLocked(edge.stamp())
          && switch (level) {
            case UP -> true;
            case DOWN -> false;
            case UNKNOWN -> edge.pressed();
          };
    }

    State after(Edge edge) {
      Level now = edge.pressed() ? Level.DOWN : Level.UP;
      boolean breaks = level == Level.DOWN && now == Level.UP;
      boolean goesOn = isLocked(edge.stamp()) && !breaks;
      return new State(now, false, goesOn ? since : edge.stamp());
    }
  }

  private final List<Edge> edges = new ArrayList<>();
  private State before = State.NEW;
  private State now = State.NEW;

  /** Takes an edge; whether it begins a press. */
  boolean begins(Edge edge) {
    int place = edges.size();
    while (place > 0 && edges.get(place - 1).stamp() > edge.stamp()) {
      place--;
    }
    State then = place == edges.size() ? now : after(place);
    edges.add(place, edge);
    now = place == edges.size() - 1 ? then.after(edge) : after(edges.size());
    if (edges.size() > REMEMBERED) {
      before = before.after(edges.removeFirst());
    }
    return then.isBegunBy(edge);
  }

  private State after(int count) {
    State state = before;
    for (Edge edge : edges.subList(0, count)) {
      state = state.after(edge);
    }
    return state;
  }

  /** The level was read. */
  void level(boolean pressed) {
    begin(pressed ? Level.DOWN : Level.UP);
  }

  /** An edge or more was lost: the next one tells by its own level what it does. */
  void unsure() {
    begin(Level.UNKNOWN);
  }

  private void begin(Level level) {
    edges.clear();
    before = new State(level, now.rested(), now.since());
    now = before;
  }
}
