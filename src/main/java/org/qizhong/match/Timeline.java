package org.qizhong.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Bank;
import org.qizhong.clock.Countdown;
import org.qizhong.clock.Crossing;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.clock.TimeControl;

/** What time alone brings about: calls, periods used, flags. */
final class Timeline {
  private Timeline() {}

  /** Everything that falls due after the state's instant, up to and including {@code until}. */
  static List<Happening> due(MatchState state, Tick until) {
    if (!(state instanceof MatchState.Running running) || !until.isAfter(running.since())) {
      return List.of();
    }
    return due(running, until);
  }

  private static List<Happening> due(MatchState.Running running, Tick until) {
    Side side = running.game().toMove();
    TimeControl method = running.game().clocks().method(side);
    CallSchedule schedule = running.game().setup().calls();
    List<Happening> due = new ArrayList<>(2);
    Bank bank = running.game().clocks().bank(side);
    Tick now = running.since();
    while (!method.isOut(bank)) {
      Tick here = now;
      Tick boundary = method.untilBoundary(bank).map(here::plus).orElse(null);
      boolean crosses = boundary != null && !boundary.isAfter(until);
      Duration within = (crosses ? boundary : until).since(here);
      Optional<Countdown> read = method.countdown(bank);
      read.ifPresent(
          period ->
              schedule.visit(
                  period,
                  within.toNanos(),
                  (after, call) -> due.add(new Happening.Called(plus(here, after), side, call))));
      if (!crosses) {
        break;
      }
      List<Crossing> crossings = new ArrayList<>(2);
      bank = method.cross(bank, Duration.ZERO, crossings);
      crossings.forEach(crossing -> due.add(happening(boundary, side, crossing)));
      read.filter(period -> !period.last())
          .ifPresent(
              period ->
                  due.add(new Happening.Called(boundary, side, new Call.Left(period.leftAfter()))));
      now = boundary;
    }
    return due;
  }

  /** The next instant after the state's own at which something falls due if nobody acts. */
  static Optional<Tick> next(MatchState state) {
    if (!(state instanceof MatchState.Running running)) {
      return Optional.empty();
    }
    Optional<Tick> boundary = nextCrossing(state);
    Game game = running.game();
    TimeControl method = game.clocks().method(game.toMove());
    long call =
        method
            .countdown(game.clocks().bank(game.toMove()))
            .map(game.setup().calls()::next)
            .orElse(Long.MAX_VALUE);
    if (call == Long.MAX_VALUE) {
      return boundary;
    }
    Tick called = plus(running.since(), call);
    return Optional.of(boundary.map(tick -> Tick.earlier(tick, called)).orElse(called));
  }

  /** The next instant at which the running side's time costs something or runs out. */
  static Optional<Tick> nextCrossing(MatchState state) {
    if (!(state instanceof MatchState.Running running)) {
      return Optional.empty();
    }
    Clocks clocks = running.game().clocks();
    Side side = running.game().toMove();
    return clocks.method(side).untilBoundary(clocks.bank(side)).map(running.since()::plus);
  }

  /** What a crossing is called in the match. */
  static Happening happening(Tick at, Side side, Crossing crossing) {
    return switch (crossing) {
      case Crossing.OvertimeBegan began -> new Happening.OvertimeBegan(at, side, began.opening());
      case Crossing.PeriodUsed used -> new Happening.PeriodUsed(at, side, used.left());
      case Crossing.PeriodBought bought ->
          new Happening.PenaltyTaken(at, side, bought.points(), bought.total());
      case Crossing.RanOut out -> new Happening.Flagged(at, side);
    };
  }

  private static Tick plus(Tick tick, long nanos) {
    return new Tick(tick.nanos() + nanos);
  }
}
