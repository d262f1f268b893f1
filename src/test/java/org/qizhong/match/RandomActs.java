package org.qizhong.match;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Reading;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.score.Count;

/** Acts at random, sensible and not, and the instants at which they come. */
public final class RandomActs {
  /** Every method, small enough that boundaries come often. */
  public static final List<String> METHODS =
      List.of(
          "20s",
          "10s + 3x7.5s",
          "0 + 2x10s",
          "40s incl 3x10s",
          "0 + 99x1s",
          "5s/move + 3x8s",
          "4s/move",
          "10s + 2/8s, 1/5s",
          "0 + 3/9s carry",
          "10s + 3x4s@2",
          "0 + 2x6s@1",
          "10s + 3s/move",
          "0 + 4s/move max 6s",
          "10s + 2s delay",
          "0 + 3s delay",
          "15s + 3s bronstein",
          "20s hourglass",
          "up");

  private static final long SECOND = 1_000_000_000L;

  private final Random random;

  public RandomActs(Random random) {
    this.random = random;
  }

  /** A time after {@code now}, often on a boundary or a nanosecond beside it. */
  public Tick after(MatchState state, Tick now) {
    Optional<Tick> next =
        random.nextBoolean() ? Referee.nextBoundary(state) : Referee.nextDeadline(state);
    Tick at =
        switch (random.nextInt(6)) {
          case 0 -> now;
          case 1 -> next.orElse(now);
          case 2 -> new Tick(next.orElse(now).nanos() - 1);
          case 3 -> new Tick(next.orElse(now).nanos() + 1);
          case 4 -> now.plus(Duration.ofNanos(random.nextLong(20 * SECOND)));
          default -> now.plus(Duration.ofMillis(random.nextInt(1500)));
        };
    return at.isBefore(now) ? now : at;
  }

  /** An act that usually keeps the game going. */
  public Act act(MatchState state) {
    Side mover = state.game().toMove();
    if (state instanceof MatchState.Ready && random.nextBoolean()) {
      return new Act.Start(mover);
    }
    return switch (random.nextInt(10)) {
      case 0, 1, 2, 3, 4 -> new Act.Press(mover);
      case 5 -> random.nextBoolean() ? new Act.Resume(Optional.empty()) : new Act.Pass(mover);
      case 6 -> any(random.nextInt(4) == 0 ? random.nextInt(30) : 3 + random.nextInt(18));
      default -> any(random.nextInt(20));
    };
  }

  /** Any act at all; {@code kind} 0…29 says which. */
  public Act any(int kind) {
    return switch (kind) {
      case 0 -> new Act.Start(side());
      case 1 -> new Act.Press(side());
      case 2 -> new Act.Pass(side());
      case 3 -> new Act.Propose(side());
      case 4 -> new Act.Seal(side());
      case 5 -> new Act.Agree(side());
      case 6 -> new Act.Pause(random.nextBoolean() ? Optional.of(side()) : Optional.empty());
      case 7 -> new Act.Resume(random.nextBoolean() ? Optional.of(side()) : Optional.empty());
      case 8 -> new Act.Read();
      case 9 -> new Act.Late(side(), seconds(random.nextInt(30) == 0 ? 1000 : 15));
      case 10 -> new Act.Warn(side());
      case 11 -> new Act.ForfeitTurn(side());
      case 12, 13 -> new Act.TakeBack(side(), random.nextBoolean());
      case 14 -> new Act.Adjust(side(), seconds(10).minusSeconds(5));
      case 15 -> new Act.Set(side(), reading());
      case 16 -> new Act.Reread(side(), seconds(6));
      case 17 -> new Act.Leave(side());
      case 18 -> new Act.RulePass(side());
      case 19 -> random.nextBoolean() ? new Act.WithdrawResult() : withdrawal();
      case 20 -> new Act.WithdrawWarning(side());
      case 21 -> random.nextBoolean() ? new Act.Swap() : new Act.Number(random.nextInt(200));
      case 22 -> new Act.Abandon(side());
      case 23 -> end();
      case 24 -> new Act.CountStones(count());
      case 26 -> new Act.Accept(side());
      case 27 -> new Act.AgreeReadings(side());
      case 28 -> new Act.Note(random.nextBoolean() ? Optional.of(side()) : Optional.empty(), "so");
      case 29 -> withdrawal();
      default -> new Act.Confirm();
    };
  }

  private Act withdrawal() {
    Ruled what = Ruled.values()[random.nextInt(Ruled.values().length)];
    boolean side = what.mustNameSide() || what.mayNameSide() && random.nextInt(3) > 0;
    return new Act.WithdrawRuling(what, side ? Optional.of(side()) : Optional.empty());
  }

  private Side side() {
    return random.nextBoolean() ? Side.BLACK : Side.WHITE;
  }

  private Duration seconds(int most) {
    return random.nextBoolean()
        ? Duration.ofSeconds(1 + random.nextInt(most))
        : Duration.ofNanos(1 + random.nextLong(most * SECOND));
  }

  private OptionalInt maybe(int most) {
    return random.nextInt(3) == 0 ? OptionalInt.of(random.nextInt(most)) : OptionalInt.empty();
  }

  private Reading reading() {
    Phase phase = random.nextBoolean() ? Phase.MAIN : Phase.OVERTIME;
    OptionalInt stage = random.nextInt(9) == 0 ? OptionalInt.of(1 + random.nextInt(5)) : none();
    return new Reading(phase, seconds(12), maybe(110), maybe(5), maybe(9), stage);
  }

  private static OptionalInt none() {
    return OptionalInt.empty();
  }

  private Act end() {
    Act.Ending how = Act.Ending.values()[random.nextInt(Act.Ending.values().length)];
    return new Act.End(how, how.namesLoser() ? Optional.of(side()) : Optional.empty());
  }

  private Count count() {
    int black = random.nextInt(362);
    int shared = random.nextInt(3);
    Optional<BySide<Integer>> groups =
        random.nextInt(4) == 0
            ? Optional.of(new BySide<>(random.nextInt(9), random.nextInt(9)))
            : Optional.empty();
    Optional<Side> first = random.nextInt(4) == 0 ? Optional.of(side()) : Optional.empty();
    return switch (random.nextInt(4)) {
      case 0 -> new Count.Area(side(), black, shared, groups, first);
      case 1 -> new Count.Areas(new BySide<>(black, 361 - black), shared, groups, first);
      case 2 ->
          new Count.Territory(
              new BySide<>(
                  new Count.Holding(random.nextInt(99), random.nextInt(40)),
                  new Count.Holding(random.nextInt(99), random.nextInt(40))));
      default ->
          new Count.FillIn(
              new BySide<>(
                  new Count.Rest(random.nextInt(9), random.nextInt(3)),
                  new Count.Rest(random.nextInt(9), random.nextInt(3))));
    };
  }
}
