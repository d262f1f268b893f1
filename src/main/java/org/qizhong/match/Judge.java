package org.qizhong.match;

import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;

/** Who may do what in which state, and which part of the referee judges it. */
final class Judge {
  private Judge() {}

  static void judge(Case matter, Act act) throws Refusal {
    if (act instanceof Act.Read) {
      Clocks clocks = matter.game().clocks();
      matter.add(
          new Happening.ReadingTaken(
              matter.at(), new BySide<>(clocks.reading(Side.BLACK), clocks.reading(Side.WHITE))));
      return;
    }
    if (act instanceof Act.TurnEnding turn) {
      Play.turn(matter, turn);
      return;
    }
    String bar = bar(matter.state(), act);
    if (bar != null) {
      throw new Refusal(bar);
    }
    rule(matter, act);
  }

  /** Why the state bars the act; null if it does not. */
  private static String bar(MatchState state, Act act) {
    return switch (state) {
      case MatchState.Confirmed it -> "the result is confirmed and final (E5)";
      case MatchState.Decided it -> underResult(act) ? null : "a result stands; withdraw it first";
      case MatchState.Flagged it -> underFlag(act) ? null : it.side().id() + "'s flag stands";
      case MatchState.Ready it -> beforeStart(act) ? null : "the match has not started";
      case MatchState.Running it -> null;
      case MatchState.Stopped it -> null;
    };
  }

  private static boolean underResult(Act act) {
    return act instanceof Act.WithdrawResult
        || act instanceof Act.WithdrawWarning
        || act instanceof Act.Confirm
        || act instanceof Act.Accept
        || act instanceof Act.Note;
  }

  private static boolean underFlag(Act act) {
    return act instanceof Act.Leave
        || act instanceof Act.Warn
        || act instanceof Act.WithdrawResult
        || act instanceof Act.WithdrawWarning
        || act instanceof Act.WithdrawRuling
        || act instanceof Act.RulePass
        || act instanceof Act.Note
        || act instanceof Act.End end && end.how() != Act.Ending.RESIGN;
  }

  private static boolean beforeStart(Act act) {
    return !(act instanceof Act.Agree
        || act instanceof Act.ForfeitTurn
        || act instanceof Act.TakeBack
        || act instanceof Act.RulePass
        || act instanceof Act.Abandon
        || act instanceof Act.Number);
  }

  private static void rule(Case matter, Act act) throws Refusal {
    switch (act) {
      case Act.TurnEnding it -> Play.turn(matter, it);
      case Act.Start it -> Play.start(matter, it);
      case Act.Pause it -> Play.pause(matter, it);
      case Act.Resume it -> Play.resume(matter, it);
      case Act.Agree it -> Endings.agree(matter, it);
      case Act.Abandon it -> Endings.abandon(matter, it);
      case Act.End it -> Endings.end(matter, it);
      case Act.CountStones it -> Endings.count(matter, it);
      case Act.WithdrawResult it -> Endings.withdraw(matter);
      case Act.WithdrawRuling it -> Withdrawals.withdraw(matter, it);
      case Act.Confirm it -> Endings.confirm(matter);
      case Act.Accept it -> Endings.accept(matter, it);
      case Act.AgreeReadings it -> Play.agreeReadings(matter, it);
      case Act.Note it -> matter.add(new Happening.Noted(matter.at(), it.side(), it.why()));
      case Act.Late it -> Rulings.late(matter, it);
      case Act.Warn it -> Rulings.warn(matter, it);
      case Act.WithdrawWarning it -> Rulings.unwarn(matter, it);
      case Act.ForfeitTurn it -> Rulings.forfeitTurn(matter, it);
      case Act.TakeBack it -> Rulings.takeBack(matter, it);
      case Act.Adjust it -> Rulings.adjust(matter, it);
      case Act.Set it -> Rulings.set(matter, it);
      case Act.Reread it -> Rulings.reread(matter, it);
      case Act.Leave it -> Rulings.leave(matter, it);
      case Act.RulePass it -> Rulings.rulePass(matter, it);
      case Act.Swap it -> Rulings.swap(matter);
      case Act.Number it -> Rulings.number(matter, it);
      case Act.Read it -> throw new IllegalStateException("reading is judged before");
    }
  }
}
