package org.qizhong.gpio;

import java.time.Duration;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.desk.Edge;
import org.qizhong.desk.LockOut;

/**
 * One button's edges gathered into presses, each with its bounces. By stamps alone: an edge after a
 * rest is the make or the break itself, and what follows it without a rest are its bounces.
 */
final class Watched {
  /** A contact that rested for so long has made or broken; a good one's chatter is over by then. */
  static final Duration REST = Duration.ofMillis(15);

  private final Side side;
  private final LockOut lockOut = new LockOut();
  private Optional<Seen> press = Optional.empty();

  /** Where the last make or break began, and the last edge. */
  private long began;

  private long last;

  Watched(Side side) {
    this.side = side;
  }

  /** The level before the first edge. */
  void level(boolean pressed, long stamp) {
    lockOut.level(new Edge(side, stamp, pressed));
  }

  /** Takes an edge; returns the press before it, if this one is no bounce of that. */
  Optional<Seen> edge(long stamp, boolean pressed) {
    Optional<Seen> done = rested(stamp);
    if (lockOut.admits(new Edge(side, stamp, pressed))) {
      press = Optional.of(new Seen(side, stamp, 0, Duration.ZERO));
      began = stamp;
    } else if (stamp - last >= REST.toNanos()) {
      began = stamp;
    } else {
      press = press.map(it -> bounced(it, stamp));
    }
    last = stamp;
    return done;
  }

  private Seen bounced(Seen it, long stamp) {
    long longest = Math.max(it.bouncing().toNanos(), stamp - began);
    return new Seen(side, it.stamp(), it.bounces() + 1, Duration.ofNanos(longest));
  }

  /** The press, once its contact has come to rest at {@code now}; each is returned once. */
  Optional<Seen> rested(long now) {
    Optional<Seen> done = press.filter(it -> now - last >= LockOut.TIME.toNanos());
    if (done.isPresent()) {
      press = Optional.empty();
    }
    return done;
  }
}
