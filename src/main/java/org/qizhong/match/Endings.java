package org.qizhong.match;

import java.util.Optional;
import org.qizhong.clock.Absolute;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.score.Reason;
import org.qizhong.score.Result;
import org.qizhong.score.Scorer;
import org.qizhong.score.Winner;

/** How a match ends (E, S, R1). */
final class Endings {
  private Endings() {}

  static void agree(Case matter, Act.Agree agree) throws Refusal {
    if (!(matter.state() instanceof MatchState.Running)
        || matter.game().toMove() != agree.side()
        || !matter.game().turns().proposal().equals(Optional.of(agree.side().other()))) {
      throw new Refusal("agree: no proposal by the opponent is open (E1)");
    }
    matter.add(new Happening.Agreed(matter.at(), agree.side()));
  }

  static void abandon(Case matter, Act.Abandon abandon) throws Refusal {
    BySide<Boolean> absolute = matter.game().setup().time().map(Absolute.class::isInstance);
    if (!absolute.black() || !absolute.white()) {
      throw new Refusal("abandon: only where both play absolute time (E6)");
    }
    if (matter.state() instanceof MatchState.Stopped stopped
        && stopped.why() == MatchState.Why.Plain.ABANDONED) {
      throw new Refusal("abandon: the contest was given up already");
    }
    matter.add(new Happening.Abandoned(matter.at(), abandon.side()));
  }

  static void end(Case matter, Act.End end) throws Refusal {
    if (end.loser().isPresent() != end.how().namesLoser()) {
      throw new Refusal(
          end.how().namesLoser()
              ? "end: \"" + end.how().id() + "\" needs the side that loses"
              : "end: \"" + end.how().id() + "\" names no side");
    }
    Result result =
        switch (end.how()) {
          case RESIGN -> Result.resignation(end.loser().orElseThrow());
          case FORFEIT -> Result.forfeit(end.loser().orElseThrow());
          case DRAW -> Result.ruling(Winner.DRAW);
          case BOTH_LOSE -> Result.neither(Reason.BOTH_LOSE);
          case REPLAY -> Result.neither(Reason.REPLAY);
        };
    matter.add(new Happening.Ended(matter.at(), result));
  }

  static void count(Case matter, Act.CountStones act) throws Refusal {
    Game game = matter.game();
    Result result = Scorer.score(game.setup().terms(), act.count(), game.evidence());
    matter.add(new Happening.Ended(matter.at(), result));
  }

  /** E5: a second time changes nothing, as a button that is pressed twice. */
  static void accept(Case matter, Act.Accept act) throws Refusal {
    if (!(matter.state() instanceof MatchState.Decided decided)) {
      throw new Refusal("accept: no result stands");
    }
    matter.add(
        decided.accepted().contains(act.side())
            ? new Happening.Ignored(matter.at(), act.side())
            : new Happening.Accepted(matter.at(), act.side()));
  }

  static void withdraw(Case matter) throws Refusal {
    if (!(matter.state() instanceof MatchState.Decided)) {
      throw new Refusal("withdraw: no result stands");
    }
    matter.add(new Happening.Withdrawn(matter.at()));
  }

  static void confirm(Case matter) throws Refusal {
    if (!(matter.state() instanceof MatchState.Decided)) {
      throw new Refusal("confirm: there is no result yet");
    }
    matter.add(new Happening.Confirmed(matter.at()));
  }

  /** The end of the record. */
  static void close(Case matter) {
    if (matter.state() instanceof MatchState.Flagged flagged) {
      matter.add(new Happening.Ended(matter.at(), Result.time(flagged.side())));
    } else if (matter.state() instanceof MatchState.Ready) {
      absence(matter);
    }
  }

  /** R1: gives the result if lateness has lost the game; says whether it has. */
  static boolean absence(Case matter) {
    BySide<Boolean> late = matter.game().conduct().tooLate();
    boolean black = late.black() || matter.game().clocks().isOut(Side.BLACK);
    boolean white = late.white() || matter.game().clocks().isOut(Side.WHITE);
    if (!black && !white) {
      return false;
    }
    Result result;
    if (black && white) {
      boolean forfeit = late.black() || late.white();
      result = Result.neither(forfeit ? Reason.FORFEIT : Reason.TIME);
    } else {
      Side loser = black ? Side.BLACK : Side.WHITE;
      result = late.of(loser) ? Result.forfeit(loser) : Result.time(loser);
    }
    matter.add(new Happening.Ended(matter.at(), result));
    return true;
  }
}
