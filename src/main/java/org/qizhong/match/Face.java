package org.qizhong.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qizhong.clock.Bank;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Countdown;
import org.qizhong.clock.Crossing;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Progress;
import org.qizhong.clock.Reading;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.clock.TimeControl;
import org.qizhong.score.Result;

/**
 * What everyone sees at an instant: the screen, the console, a hall's display. All rounding is done
 * here.
 *
 * @param status what the match is doing
 * @param move number of the last move
 * @param attention what somebody waits for
 * @param result the result that stands, if any
 */
public record Face(
    Tick at,
    Status status,
    Side toMove,
    int move,
    BySide<SideFace> sides,
    Attention attention,
    Optional<Result> result) {

  /** What the match is doing. */
  public enum Status {
    READY("ready"),
    RUNNING("running"),
    PAUSED("paused"),
    SEALED("sealed"),
    PASSED("passed"),
    AGREED("agreed"),
    ABANDONED("abandoned"),
    FLAGGED("flagged"),
    RESULT("result"),
    CONFIRMED("confirmed"),
    /** The record has been ended with its result; no state of the match itself. */
    CLOSED("closed");

    private final String id;

    Status(String id) {
      this.id = id;
    }

    /** The name face lines use. */
    public String id() {
      return id;
    }
  }

  /**
   * One side's face.
   *
   * @param shown the time as digits: {@code 1:23:45}, {@code 4:10}, {@code 8.4}; left is rounded
   *     up, so {@code 0:00} says that time is up; a count-up is rounded down
   * @param last whether this is the last period, or nothing follows the consideration
   * @param period length of a period or consideration, where the method has them
   * @param running the period that is being read, with its length and what is left of it
   * @param said the last number read in it
   * @param progress how far its overtime has gone, where the method counts that (T4, T5)
   */
  public record SideFace(
      Optional<String> name,
      Reading reading,
      String shown,
      boolean last,
      Optional<Duration> period,
      Optional<Countdown> running,
      Optional<Call> said,
      Optional<Progress> progress,
      int warnings) {}

  /**
   * What somebody waits for.
   *
   * @param asked the side that asked for the pause that stands
   * @param ready who has pressed to go on after it
   * @param proposed E1: the side whose proposal of the end stands unanswered
   * @param agreed R13: who has confirmed the readings of the stop
   * @param accepted E5: which players have confirmed the result
   */
  public record Attention(
      Optional<Side> asked,
      Set<Side> ready,
      Optional<Side> proposed,
      Set<Side> agreed,
      Set<Side> accepted) {
    private static final Attention NONE =
        new Attention(Optional.empty(), Set.of(), Optional.empty(), Set.of(), Set.of());

    private static Attention of(MatchState state) {
      Optional<Side> proposed = state.game().turns().proposal();
      return switch (state) {
        case MatchState.Running it ->
            new Attention(Optional.empty(), Set.of(), proposed, Set.of(), Set.of());
        case MatchState.Stopped it ->
            it.why() instanceof MatchState.Why.Pause pause
                ? new Attention(pause.asked(), pause.ready(), proposed, it.agreed(), Set.of())
                : new Attention(
                    Optional.empty(), Set.of(), Optional.empty(), it.agreed(), Set.of());
        case MatchState.Decided it -> confirmedBy(it.accepted());
        case MatchState.Ready it -> NONE;
        case MatchState.Flagged it -> NONE;
        case MatchState.Confirmed it -> confirmedBy(it.accepted());
      };
    }

    private static Attention confirmedBy(Set<Side> players) {
      return new Attention(Optional.empty(), Set.of(), Optional.empty(), Set.of(), players);
    }
  }

  /**
   * The face of {@code state} at {@code at}. What falls due by time is shown only once it has been
   * judged, so a face stands just before a deadline that has not.
   */
  public static Face of(MatchState state, Tick at) {
    MatchState now = state;
    if (state instanceof MatchState.Running running) {
      Tick seen =
          Timeline.nextCrossing(state)
              .map(deadline -> Tick.earlier(at, new Tick(deadline.nanos() - 1)))
              .orElse(at);
      now = seen.isAfter(running.since()) ? running.at(seen) : running;
    }
    Game game = now.game();
    return new Face(
        at,
        status(now),
        game.toMove(),
        game.turns().number(),
        new BySide<>(side(game, Side.BLACK), side(game, Side.WHITE)),
        Attention.of(now),
        result(now));
  }

  /** The last face of a record that has been ended. */
  public Face closed() {
    return new Face(at, Status.CLOSED, toMove, move, sides, attention, result);
  }

  private static SideFace side(Game game, Side side) {
    TimeControl method = game.clocks().method(side);
    Bank bank = game.clocks().bank(side);
    Optional<Countdown> running = method.countdown(bank);
    boolean decisive = isDecisive(method, bank);
    return new SideFace(
        game.name(side),
        method.reading(bank),
        shown(bank, decisive),
        decisive && method.phase(bank) == Phase.OVERTIME && !(bank instanceof Bank.Stage),
        method.periodLength(),
        running,
        running.flatMap(period -> said(game.setup().calls(), period)),
        method.progress(bank),
        game.conduct().warnings().of(side));
  }

  /** Where main time is gone and only the free time of a delay is left, that is shown (T7). */
  private static String shown(Bank bank, boolean decisive) {
    return switch (bank) {
      case Bank.Counted it -> Digits.down(it.left());
      case Bank.Delayed it -> Digits.up(it.left().isZero() ? it.free() : it.left(), decisive);
      case Bank.Main it -> Digits.up(it.left(), decisive);
      case Bank.Periods it -> Digits.up(it.left(), decisive);
      case Bank.PerMove it -> Digits.up(it.left(), decisive);
      case Bank.Stage it -> Digits.up(it.left(), decisive);
      case Bank.Penalised it -> Digits.up(it.left(), decisive);
    };
  }

  /** Whether running out now loses the game. */
  private static boolean isDecisive(TimeControl method, Bank bank) {
    if (method.isOut(bank) || method.untilBoundary(bank).isEmpty()) {
      return false;
    }
    List<Crossing> due = new ArrayList<>(2);
    return method.isOut(method.cross(bank, Duration.ZERO, due));
  }

  private static Optional<Call> said(CallSchedule schedule, Countdown period) {
    Countdown begun =
        new Countdown(period.length(), period.length(), period.last(), period.leftAfter());
    Call[] latest = {null};
    schedule.visit(begun, period.elapsed().toNanos(), (after, call) -> latest[0] = call);
    return Optional.ofNullable(latest[0]);
  }

  private static Status status(MatchState state) {
    return switch (state) {
      case MatchState.Ready it -> Status.READY;
      case MatchState.Running it -> Status.RUNNING;
      case MatchState.Flagged it -> Status.FLAGGED;
      case MatchState.Decided it -> Status.RESULT;
      case MatchState.Confirmed it -> Status.CONFIRMED;
      case MatchState.Stopped it ->
          switch (it.why()) {
            case MatchState.Why.Pause pause -> Status.PAUSED;
            case MatchState.Why.Plain.SEAL -> Status.SEALED;
            case MatchState.Why.Plain.PASSES -> Status.PASSED;
            case MatchState.Why.Plain.AGREED -> Status.AGREED;
            case MatchState.Why.Plain.ABANDONED -> Status.ABANDONED;
          };
    };
  }

  private static Optional<Result> result(MatchState state) {
    return switch (state) {
      case MatchState.Decided it -> Optional.of(it.result());
      case MatchState.Confirmed it -> Optional.of(it.result());
      case MatchState.Ready it -> Optional.empty();
      case MatchState.Running it -> Optional.empty();
      case MatchState.Stopped it -> Optional.empty();
      case MatchState.Flagged it -> Optional.empty();
    };
  }
}
