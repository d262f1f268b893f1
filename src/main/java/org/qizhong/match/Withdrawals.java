package org.qizhong.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.score.RuleSet;

/** Rulings withdrawn by a further entry: which can be, and what that is. */
public final class Withdrawals {
  private Withdrawals() {}

  /**
   * A ruling that stands.
   *
   * @param act what withdraws it
   * @param at when it was given, where that is known
   */
  public record Standing(Act act, Optional<Tick> at) {}

  /** Those that stand; of those on a side's time the latest, for it is withdrawn first. */
  public static List<Standing> standing(MatchState state) {
    List<Standing> all = new ArrayList<>();
    Game game = state.game();
    Conduct conduct = game.conduct();
    if (state instanceof MatchState.Decided) {
      all.add(new Standing(new Act.WithdrawResult(), Optional.empty()));
    }
    if (game.revocable().contest().isPresent() && isAbandoned(state)) {
      all.add(standing(Ruled.ABANDON, Optional.empty(), Optional.empty()));
    }
    game.revocable().resumed().ifPresent(it -> all.add(standing(it, Optional.empty())));
    game.revocable().turn().ifPresent(it -> all.add(standing(it, Optional.of(it.side()))));
    times(game.clocks(), all);
    for (Side side : Side.values()) {
      if (conduct.warnings().of(side) > 0) {
        all.add(new Standing(new Act.WithdrawWarning(side), Optional.empty()));
      }
      if (conduct.leftTable().of(side)) {
        all.add(standing(Ruled.LEAVE, Optional.of(side), Optional.empty()));
      }
    }
    if (!conduct.corrections().swaps().isEmpty()) {
      all.add(standing(Ruled.SWAP, Optional.empty(), Optional.empty()));
    }
    if (!conduct.corrections().numbers().isEmpty()) {
      all.add(standing(Ruled.NUMBER, Optional.empty(), Optional.empty()));
    }
    return all;
  }

  private static void times(Clocks clocks, List<Standing> all) {
    Optional<Tick> both = bothSet(clocks);
    if (both.isPresent()) {
      all.add(standing(Ruled.SET, Optional.empty(), both));
      return;
    }
    clocks.instead().reversed().stream()
        .filter(it -> clocks.latest(it.side()).equals(Optional.of(it)))
        .map(it -> standing(it.what(), Optional.of(it.side()), Optional.of(it.at())))
        .forEach(all::add);
  }

  /** When both sides' times were set: settings of one instant are one ruling (R14, R15). */
  static Optional<Tick> bothSet(Clocks clocks) {
    Optional<Tick> black = latestSet(clocks, Side.BLACK);
    return black.equals(latestSet(clocks, Side.WHITE)) ? black : Optional.empty();
  }

  private static Optional<Tick> latestSet(Clocks clocks, Side side) {
    return clocks.latest(side).filter(it -> it.what() == Ruled.SET).map(Instead::at);
  }

  private static Standing standing(Before before, Optional<Side> side) {
    return standing(before.what(), side, Optional.of(before.at()));
  }

  private static Standing standing(Ruled what, Optional<Side> side, Optional<Tick> at) {
    return new Standing(new Act.WithdrawRuling(what, side), at);
  }

  private static boolean isAbandoned(MatchState state) {
    return state instanceof MatchState.Stopped stopped
        && stopped.why() == MatchState.Why.Plain.ABANDONED;
  }

  static void withdraw(Case matter, Act.WithdrawRuling act) throws Refusal {
    Ruled what = act.what();
    Optional<Side> side = act.side();
    Game game = matter.game();
    OptionalInt move = OptionalInt.empty();
    switch (what) {
      case SET, ADJUST, REREAD, LATE -> times(matter, act);
      case NUMBER -> {
        stands(!game.conduct().corrections().numbers().isEmpty(), act);
        int back = game.turns().number() - game.conduct().corrections().numbers().getLast();
        move = OptionalInt.of(Math.max(0, back));
      }
      case LEAVE -> stands(game.conduct().leftTable().of(side.orElseThrow()), act);
      case SWAP -> swap(game, act);
      case FORFEIT_TURN, TAKE_BACK, RULE_PASS ->
          isLast(game.revocable().turn().filter(it -> it.what() == what), act);
      case RESUME -> isLast(game.revocable().resumed(), act);
      case ABANDON -> stands(isAbandoned(matter.state()), act);
      case PAUSE ->
          throw new Refusal(
              "withdraw: a pause is ended by resuming; the time it stood is not timed (R13)");
    }
    matter.add(new Happening.RulingWithdrawn(matter.at(), what, side, move));
  }

  private static void stands(boolean does, Act.WithdrawRuling act) throws Refusal {
    if (!does) {
      throw new Refusal("withdraw: no " + act.what().text(act.side()) + " stands");
    }
  }

  private static void isLast(Optional<Before> before, Act.WithdrawRuling act) throws Refusal {
    boolean is =
        before.filter(it -> act.side().isEmpty() || act.side().get() == it.side()).isPresent();
    if (!is) {
      throw new Refusal(
          "withdraw: no "
              + act.what().text(act.side())
              + " stands, or a turn or another ruling has come since");
    }
  }

  private static void times(Case matter, Act.WithdrawRuling act) throws Refusal {
    Clocks clocks = matter.game().clocks();
    if (act.side().isEmpty()) {
      if (bothSet(clocks).isEmpty()) {
        throw new Refusal(
            "withdraw: the last rulings on both times are not one setting of both; withdraw each");
      }
      leaves(matter, Side.BLACK);
      leaves(matter, Side.WHITE);
      return;
    }
    Side side = act.side().get();
    stands(
        clocks.instead().stream().anyMatch(it -> it.side() == side && it.what() == act.what()),
        act);
    if (clocks.latest(side).orElseThrow().what() != act.what()) {
      throw new Refusal(
          "withdraw: a later ruling on " + side.id() + "'s time stands; withdraw that first");
    }
    leaves(matter, side);
  }

  /** Time that would have been up cannot be given back to a game that has gone on. */
  private static void leaves(Case matter, Side side) throws Refusal {
    boolean out = matter.game().clocks().withdrawn(side).isOut(side);
    if (out && !(matter.state() instanceof MatchState.Ready)) {
      throw new Refusal("withdraw: without it " + side.id() + "'s time would be up");
    }
  }

  /** R16. */
  private static void swap(Game game, Act.WithdrawRuling act) throws Refusal {
    stands(!game.conduct().corrections().swaps().isEmpty(), act);
    RuleSet rules = game.setup().terms().rules();
    for (Side side : Side.values()) {
      int back = game.conduct().withPlayersBack().warnings().of(side);
      if (rules.losesBy(back)) {
        throw new Refusal(
            "withdraw: with the colours back "
                + side.id()
                + " has "
                + back
                + " warnings, which lose; withdraw one first");
      }
    }
  }
}
