package org.qizhong.desk;

import java.util.List;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Tick;
import org.qizhong.match.Buzzes;
import org.qizhong.match.Calls;
import org.qizhong.match.MatchState;

/** What will be read aloud and buzzed if nobody acts (C5, C10). */
record Predictions(List<Speaker.Planned> calls, List<Buzzer.Planned> buzzes) {
  private static final long BUZZES_AHEAD = 2_000_000_000L;

  /** Calls are planned so far ahead that whatever is said is known to be over before the next. */
  private static final long CALLS_AHEAD = 5_000_000_000L;

  /** Of a match that has begun, at {@code now} in the {@link Ticker}'s nanoseconds. */
  static Predictions of(LiveMatch live, long now) {
    long zero = live.zero().orElseThrow();
    long deadline = live.nextDeadline();
    MatchState state = live.state();
    Tick calls = live.tick(now + CALLS_AHEAD);
    Tick buzzes = live.tick(now + BUZZES_AHEAD);
    return new Predictions(
        Calls.upcoming(state, calls).stream()
            .map(
                call -> {
                  long when = call.at().nanos() + zero;
                  return new Speaker.Planned(when, call.side(), call.call(), when == deadline);
                })
            .toList(),
        Buzzes.upcoming(state, buzzes).stream()
            .map(
                buzz -> {
                  long when = buzz.at().nanos() + zero;
                  Phase phase = state.game().clocks().bank(buzz.side()).phase();
                  return new Buzzer.Planned(when, buzz.kind(), phase);
                })
            .toList());
  }

  void tell(Audience audience) {
    audience.plan(calls, buzzes);
  }
}
