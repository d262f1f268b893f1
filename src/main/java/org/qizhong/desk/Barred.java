package org.qizhong.desk;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.Game;
import org.qizhong.match.MatchState;
import org.qizhong.record.Entry;
import org.qizhong.score.Reason;
import org.qizhong.score.RuleSet;

/**
 * What referees are kept from at the desk, where it would make a false result or go round an
 * agreement. A record that has it replays all the same. Pure.
 */
final class Barred {
  private Barred() {}

  /** Refuses {@code entries}, given one after the other at {@code at}, where one is barred. */
  static void check(MatchState state, List<Entry> entries, Tick at) throws Refusal {
    MatchState now = state;
    for (int index = 0; index < entries.size(); index++) {
      if (index > 0) {
        now = Verdict.of(now, List.of(entries.get(index - 1)), at).state();
      }
      Optional<String> why = why(now, entries.get(index).act());
      if (why.isPresent()) {
        throw new Refusal(why.get());
      }
    }
  }

  /** Why {@code act} is barred in {@code state}, if it is. */
  static Optional<String> why(MatchState state, Act act) {
    return switch (state) {
      case MatchState.Stopped it when it.why() == MatchState.Why.Plain.AGREED ->
          afterAgreement(act).or(() -> counting(it.game(), act));
      case MatchState.Decided it -> underResult(it, act);
      default -> counting(state.game(), act);
    };
  }

  /**
   * E4: both have meant the end; only a dispute, by the side that calls the stones dead, leads
   * back.
   */
  private static Optional<String> afterAgreement(Act act) {
    String agreed = "both have agreed to the end; only a dispute leads back (E4)";
    return switch (act) {
      case Act.TakeBack _ -> Optional.of("take-back: " + agreed);
      case Act.ForfeitTurn _ -> Optional.of("forfeit-turn: " + agreed);
      case Act.Abandon _ -> Optional.of("abandon: " + agreed);
      case Act.Resume it when it.side().isEmpty() ->
          Optional.of("resume: after an agreement name the side that called the stones dead (E4)");
      default -> Optional.empty();
    };
  }

  /** S6, E5: a count stands with the warnings it was made with, a loss by warnings with two. */
  private static Optional<String> underResult(MatchState.Decided decided, Act act) {
    Reason by = decided.result().by();
    if (act instanceof Act.WithdrawWarning && by == Reason.COUNT) {
      return Optional.of("a result stands; withdraw it first");
    }
    return act instanceof Act.Confirm && by == Reason.WARNINGS && loser(decided.game()).isEmpty()
        ? Optional.of("confirm: the second warning was withdrawn; withdraw the result too")
        : Optional.empty();
  }

  /** R10: who has two warnings has lost, and nothing is counted. */
  private static Optional<String> counting(Game game, Act act) {
    return act instanceof Act.CountStones
        ? loser(game)
            .map(
                side ->
                    "count: "
                        + side.id()
                        + " has "
                        + game.conduct().warnings().of(side)
                        + " warnings, which lose; withdraw one first")
        : Optional.empty();
  }

  private static Optional<Side> loser(Game game) {
    RuleSet rules = game.setup().terms().rules();
    return Arrays.stream(Side.values())
        .filter(side -> rules.losesBy(game.conduct().warnings().of(side)))
        .findFirst();
  }
}
