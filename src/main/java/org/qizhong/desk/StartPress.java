package org.qizhong.desk;

import java.time.Duration;
import org.qizhong.match.Act;
import org.qizhong.match.MatchState;
import org.qizhong.match.Setup;

/**
 * How a match that both players have confirmed starts: the press of the side that does not start is
 * the start of the other's clock, and recorded as that. Pure.
 *
 * @param from no press stamped before it starts the clock, in the {@link Ticker}'s nanoseconds
 */
record StartPress(long from) {
  /** Longer than a double stroke of the confirmation is apart. */
  static final Duration GUARD = Duration.ofSeconds(1);

  /** Any press will do: the confirmations are long past, or there were none. */
  static final StartPress ANY = new StartPress(Long.MIN_VALUE);

  /** The presses that come long enough after the last confirmation. */
  static StartPress after(long confirmed) {
    return new StartPress(confirmed + GUARD.toNanos());
  }

  /** What {@code arrival} means in {@code state}. */
  Arrival meant(Arrival arrival, MatchState state) {
    Setup setup = state.game().setup();
    boolean starts =
        state instanceof MatchState.Ready
            && setup.confirmed()
            && arrival.act() instanceof Act.Press press
            && press.side() != setup.starts()
            && arrival.stamp() >= from;
    return starts ? arrival.as(new Act.Start(setup.starts())) : arrival;
  }
}
