package org.qizhong.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Bank;
import org.qizhong.clock.Crossing;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.clock.TimeControl;

/**
 * C10: what is buzzed where nothing is read out (T1, T5, T6, T7), if nobody acts. Predictions, like
 * {@link Calls}.
 */
public final class Buzzes {
  private static final List<Duration> WARNINGS =
      List.of(Duration.ofSeconds(60), Duration.ofSeconds(10));
  private static final int TICKS = 5;

  private Buzzes() {}

  /** How a buzz sounds. */
  public enum Kind {
    /** A minute, or ten seconds, before something is lost or costs. */
    WARNING,
    /** A soft tick in the last five seconds; an option. */
    TICK
  }

  /** A buzz to come. */
  public record Buzz(Tick at, Side side, Kind kind) {}

  /** The buzzes later than {@code state}'s instant, up to and including {@code until}, in order. */
  public static List<Buzz> upcoming(MatchState state, Tick until) {
    if (!(state instanceof MatchState.Running running)) {
      return List.of();
    }
    Side side = running.game().toMove();
    TimeControl method = running.game().clocks().method(side);
    Bank bank = running.game().clocks().bank(side);
    Optional<Duration> left = method.untilBoundary(bank);
    if (left.isEmpty() || method.isReadAloud() || !costs(method, bank)) {
      return List.of();
    }
    Tick end = running.since().plus(left.get());
    List<Buzz> buzzes = new ArrayList<>();
    for (Duration before : WARNINGS) {
      buzzes.add(new Buzz(end.plus(before.negated()), side, Kind.WARNING));
    }
    for (int second = TICKS; second > 0; second--) {
      buzzes.add(new Buzz(end.plus(Duration.ofSeconds(-second)), side, Kind.TICK));
    }
    return buzzes.stream()
        .filter(buzz -> buzz.at().isAfter(running.since()) && !buzz.at().isAfter(until))
        .sorted(Comparator.comparing(Buzz::at))
        .toList();
  }

  private static boolean costs(TimeControl method, Bank bank) {
    List<Crossing> due = new ArrayList<>(2);
    method.cross(bank, Duration.ZERO, due);
    return due.stream()
        .anyMatch(
            crossing ->
                crossing instanceof Crossing.RanOut || crossing instanceof Crossing.PeriodBought);
  }
}
