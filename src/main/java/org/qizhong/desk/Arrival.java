package org.qizhong.desk;

import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;

/**
 * An act on its way to be judged.
 *
 * @param stamp when it was done, in the {@link Ticker}'s nanoseconds
 * @param origin who is told if it is refused
 * @param button whose real button it came from, with the kernel's stamp
 */
record Arrival(
    long stamp,
    Act act,
    Optional<String> why,
    Optional<String> article,
    Optional<View> origin,
    Optional<Side> button) {

  /** An act that came from no real button. */
  Arrival(
      long stamp, Act act, Optional<String> why, Optional<String> article, Optional<View> origin) {
    this(stamp, act, why, article, origin, Optional.empty());
  }

  /** An act that came from nobody's line. */
  static Arrival of(long stamp, Act act) {
    return new Arrival(stamp, act, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** A press of {@code side}'s real button. */
  static Arrival pressed(long stamp, Side side) {
    return new Arrival(
        stamp,
        new Act.Press(side),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(side));
  }

  /** An act of the desk's own, with its reason. */
  static Arrival because(String why, long stamp, Act act) {
    return new Arrival(stamp, act, Optional.of(why), Optional.empty(), Optional.empty());
  }

  /** The same, understood as another act. */
  Arrival as(Act other) {
    return new Arrival(stamp, other, why, article, origin, button);
  }
}
