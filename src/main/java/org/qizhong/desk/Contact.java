package org.qizhong.desk;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * One button's contact, by its edges in the order of their stamps. Up and at rest, any edge begins
 * a press, even one sampled as up: a very short tap. Down, the edge that breaks the contact begins
 * nothing. For the lock-out's time after either, edges tell the level and no more; the break inside
 * a press's own lock-out begins the time anew.
 */
final class Contact {
  /** Enough for the chatter of several presses, and for every edge that can still be overtaken. */
  private static final int REMEMBERED = 256;

  /** So long after it no edge that explains a doubt is on its way: a busy machine delivers late. */
  private static final Duration SURE = Duration.ofMillis(250);

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

    /** Whether {@code edge} leaves down, out of a rest, what was down: one between is missing. */
    boolean isDoubtedBy(Edge edge) {
      return level == Level.DOWN && edge.pressed() && !isLocked(edge.stamp());
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
  private OptionalLong doubt = OptionalLong.empty();

  /** Takes an edge; whether it begins a press. */
  boolean begins(Edge edge) {
    int place = edges.size();
    while (place > 0 && edges.get(place - 1).stamp() > edge.stamp()) {
      place--;
    }
    State then = place == edges.size() ? now : after(place);
    doubt(then, edge);
    edges.add(place, edge);
    now = place == edges.size() - 1 ? then.after(edge) : after(edges.size());
    if (edges.size() > REMEMBERED) {
      before = before.after(edges.removeFirst());
    }
    return then.isBegunBy(edge);
  }

  /** A release whose first edges are sampled down is no doubt: its last one is sampled up. */
  private void doubt(State then, Edge edge) {
    boolean released =
        doubt.isPresent()
            && !edge.pressed()
            && edge.stamp() - doubt.getAsLong() < LockOut.TIME.toNanos();
    if (released) {
      doubt = OptionalLong.empty();
    } else if (doubt.isEmpty() && then.isDoubtedBy(edge)) {
      doubt = OptionalLong.of(edge.stamp());
    }
  }

  /**
   * Where an edge is missing, once it is certain at {@code now}; told once. Down after down, and it
   * stays: the kernel has made a release and the next press one edge, or the contact of a held
   * button broke for too short a time to be seen. What it was cannot be told from here.
   */
  OptionalLong missing(long now) {
    boolean certain = doubt.isPresent() && now - doubt.getAsLong() >= SURE.toNanos();
    OptionalLong missing = certain ? doubt : OptionalLong.empty();
    if (certain) {
      doubt = OptionalLong.empty();
    }
    return missing;
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
    doubt = OptionalLong.empty();
    before = new State(level, now.rested(), now.since());
    now = before;
  }
}
