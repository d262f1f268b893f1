package org.qizhong.match;

import java.util.Optional;
import java.util.Set;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.score.Reason;

/**
 * Who may give an act: a table without a way round it, so that a new act has to say so too.
 *
 * @param pauses who stops the clocks in this match
 * @param withdrawsResult who takes back the result that stands
 * @param chiefsTimes whether the chief referee has set both times that stand
 */
public record Authority(Pauses pauses, Role withdrawsResult, boolean chiefsTimes) {

  /** Where no result stands. */
  public static Authority of(Pauses pauses) {
    return new Authority(pauses, Role.REFEREE, false);
  }

  /**
   * In {@code state}.
   *
   * @param chiefs when the chief referee has set times
   */
  public static Authority of(MatchState state, Set<Tick> chiefs) {
    boolean times = Withdrawals.bothSet(state.game().clocks()).filter(chiefs::contains).isPresent();
    Role result =
        state instanceof MatchState.Decided decided
            ? toWithdraw(decided.result().by())
            : Role.REFEREE;
    return new Authority(state.game().setup().pauses(), result, times);
  }

  /** R17: who takes back a result {@code by} that; a loss by lateness is left to the chief too. */
  public static Role toWithdraw(Reason by) {
    return switch (by) {
      case FORFEIT, RULING, BOTH_LOSE, REPLAY -> Role.CHIEF;
      case COUNT, RESIGNATION, TIME, WARNINGS -> Role.REFEREE;
    };
  }

  /** The role that {@code act} needs. */
  public Role needed(Act act) {
    return switch (act) {
      case Act.Press _, Act.Pass _, Act.Propose _, Act.Agree _ -> Role.NONE;
      case Act.Read _, Act.Accept _, Act.AgreeReadings _ -> Role.NONE;
      case Act.Pause _, Act.Seal _ -> stop();
      case Act.Start _, Act.Resume _, Act.Late _, Act.Warn _, Act.Note _ -> Role.REFEREE;
      case Act.ForfeitTurn _, Act.TakeBack _, Act.Reread _, Act.Leave _ -> Role.REFEREE;
      case Act.RulePass _, Act.Swap _, Act.Number _ -> Role.REFEREE;
      case Act.CountStones _, Act.WithdrawWarning _ -> Role.REFEREE;
      case Act.WithdrawResult _ -> withdrawsResult;
      case Act.Confirm _ -> Role.REFEREE;
      case Act.WithdrawRuling it ->
          isChiefs(it) || isBothSetByChief(it) ? Role.CHIEF : Role.REFEREE;
      case Act.End end -> end.how() == Act.Ending.RESIGN ? Role.NONE : Role.CHIEF;
      case Act.Adjust _, Act.Set _, Act.Abandon _ -> Role.CHIEF;
    };
  }

  /** R17 and R14's one-sided setting: whether whoever gives {@code act} has to say why. */
  public static boolean needsReason(Act act) {
    return act instanceof Act.Adjust
        || act instanceof Act.Set
        || act instanceof Act.End end && end.how() != Act.Ending.RESIGN
        || act instanceof Act.WithdrawRuling it && isChiefs(it) && it.what() != Ruled.ABANDON;
  }

  /** R14: both sides' times, set at one instant, are the referee's; one side's are the chief's. */
  private static boolean isChiefs(Act.WithdrawRuling act) {
    return act.what() == Ruled.ADJUST
        || act.what() == Ruled.ABANDON
        || act.what() == Ruled.SET && act.side().isPresent();
  }

  private boolean isBothSetByChief(Act.WithdrawRuling act) {
    return chiefsTimes && act.what() == Ruled.SET && act.side().isEmpty();
  }

  /** R18. */
  private Role stop() {
    return switch (pauses.stop()) {
      case PLAYERS -> Role.NONE;
      case REFEREE -> Role.REFEREE;
    };
  }

  /** Whose own doing {@code act} is, if a player's. */
  public static Optional<Side> doer(Act act) {
    return switch (act) {
      case Act.TurnEnding it -> Optional.of(it.side());
      case Act.Agree it -> Optional.of(it.side());
      case Act.Accept it -> Optional.of(it.side());
      case Act.AgreeReadings it -> Optional.of(it.side());
      case Act.Pause it -> it.by();
      case Act.End it -> it.how() == Act.Ending.RESIGN ? it.loser() : Optional.empty();
      case Act.Start _, Act.Resume _, Act.Late _, Act.Warn _, Act.Note _, Act.Read _ ->
          Optional.empty();
      case Act.ForfeitTurn _, Act.TakeBack _, Act.Reread _, Act.Leave _ -> Optional.empty();
      case Act.RulePass _, Act.Swap _, Act.Number _, Act.Adjust _, Act.Set _ -> Optional.empty();
      case Act.CountStones _, Act.WithdrawResult _, Act.WithdrawWarning _ -> Optional.empty();
      case Act.WithdrawRuling _, Act.Confirm _, Act.Abandon _ -> Optional.empty();
    };
  }
}
