package org.qizhong.desk;

import java.util.Optional;
import java.util.Set;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;
import org.qizhong.match.MatchState;
import org.qizhong.record.Collected;
import org.qizhong.record.RefereeLines;

/**
 * While both players are asked to confirm readings or a result, their buttons do that instead of
 * ending a turn (R13, E5). Used on the desk's thread only.
 */
final class Collector {
  private static final String NOBODY_ASKS = RefereeLines.collect(Optional.empty(), Set.of());

  private final Table table;
  private final Audience audience;
  private Optional<Collected> what = Optional.empty();
  private Set<Side> confirmed = Set.of();
  private long since;

  Collector(Table table, Audience audience) {
    this.table = table;
    this.audience = audience;
  }

  void ask(Optional<Collected> wanted, long stamp) throws Refusal {
    table.advance();
    if (wanted.isPresent() && confirmed(wanted.get()).isEmpty()) {
      throw new Refusal(
          switch (wanted.get()) {
            case READINGS -> "collect: the clocks do not stand (R13)";
            case RESULT -> "collect: no result stands";
          });
    }
    what = wanted;
    since = stamp;
    confirmed = wanted.flatMap(this::confirmed).orElse(Set.of());
    audience.line(line());
    watch();
  }

  /** A newcomer is told while it lasts. */
  void welcome(View newcomer) {
    if (what.isPresent()) {
      audience.tell(newcomer, it -> it.line(line()));
    }
  }

  /**
   * Takes {@code side}'s button if it is to confirm; a press from before is the match's, and comes
   * to its place there (law 3).
   */
  boolean takes(Side side, long stamp, Optional<View> origin) {
    if (what.isEmpty() || stamp < since) {
      return false;
    }
    Act act =
        switch (what.get()) {
          case READINGS -> new Act.AgreeReadings(side);
          case RESULT -> new Act.Accept(side);
        };
    table.offer(new Arrival(stamp, act, Optional.empty(), Optional.empty(), origin));
    return true;
  }

  /** Tells who has confirmed, and ends when both have or the match goes on. */
  void watch() {
    if (what.isEmpty()) {
      return;
    }
    Optional<Set<Side>> now = confirmed(what.get());
    if (now.isPresent() && !now.get().equals(confirmed)) {
      confirmed = now.get();
      audience.line(line());
    }
    if (now.isEmpty() || confirmed.size() == Side.values().length) {
      what = Optional.empty();
      audience.line(NOBODY_ASKS);
    }
  }

  /** Who has confirmed; empty where there is nothing to confirm. */
  private Optional<Set<Side>> confirmed(Collected wanted) {
    Optional<MatchState> state = table.match().map(LiveMatch::state);
    return switch (wanted) {
      case READINGS ->
          state
              .filter(MatchState.Stopped.class::isInstance)
              .map(stopped -> ((MatchState.Stopped) stopped).agreed());
      case RESULT ->
          state
              .filter(MatchState.Decided.class::isInstance)
              .map(decided -> ((MatchState.Decided) decided).accepted());
    };
  }

  private String line() {
    return RefereeLines.collect(what, confirmed);
  }
}
