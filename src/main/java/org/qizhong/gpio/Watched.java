package org.qizhong.gpio;

import java.time.Duration;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.desk.Edge;
import org.qizhong.desk.LockOut;

/** One button's edges gathered into presses, each with its bounces. By stamps alone. */
final class Watched {
  private final Side side;
  private final LockOut lockOut = new LockOut();
  private Optional<Seen> press = Optional.empty();

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
    } else {
      press =
          press.map(
              it ->
                  new Seen(
                      side, it.stamp(), it.bounces() + 1, Duration.ofNanos(stamp - it.stamp())));
    }
    return done;
  }

  /** The press, once its contact has come to rest at {@code now}; each is returned once. */
  Optional<Seen> rested(long now) {
    Optional<Seen> done =
        press.filter(it -> now - it.stamp() - it.bouncing().toNanos() >= LockOut.TIME.toNanos());
    if (done.isPresent()) {
      press = Optional.empty();
    }
    return done;
  }
}
