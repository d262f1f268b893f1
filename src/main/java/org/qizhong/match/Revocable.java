package org.qizhong.match;

import java.util.Optional;

/**
 * What withdrawing the last ruling on the turn, the last resumption or the giving up of the contest
 * restores. A further turn, or a ruling on turn or times, leaves nothing of the first two.
 *
 * @param contest E6: why both clocks stood when the contest was given up
 */
record Revocable(
    Optional<Before> turn, Optional<Before> resumed, Optional<MatchState.Why> contest) {
  static final Revocable NOTHING =
      new Revocable(Optional.empty(), Optional.empty(), Optional.empty());

  /** The game has moved on. */
  Revocable passed() {
    return turn.isEmpty() && resumed.isEmpty()
        ? this
        : new Revocable(Optional.empty(), Optional.empty(), contest);
  }

  Revocable ruled(Before ruling) {
    return new Revocable(Optional.of(ruling), Optional.empty(), contest);
  }

  Revocable resumed(Before standing) {
    return new Revocable(turn, Optional.of(standing), Optional.empty());
  }

  Revocable withContest(Optional<MatchState.Why> stood) {
    return new Revocable(turn, resumed, stood);
  }
}
