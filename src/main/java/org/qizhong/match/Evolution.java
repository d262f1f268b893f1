package org.qizhong.match;

import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.score.Reason;

/** How each happening changes the state. */
final class Evolution {
  private Evolution() {}

  static MatchState evolve(MatchState state, Happening happening) {
    MatchState now =
        state instanceof MatchState.Running running ? running.at(happening.at()) : state;
    Game game = now.game();
    return switch (happening) {
      case Happening.Started it -> running(game, game.turns().withToMove(it.side()), it.at());
      case Happening.Resumed it ->
          running(Revocation.resumed(now, it), resumed(now).withToMove(it.side()), it.at());
      case Happening.Moved it -> turn(game.turnTaken(Last.Kind.MOVE), it.at());
      case Happening.Passed it -> turn(game.turnTaken(Last.Kind.PASS), it.at());
      case Happening.Proposed it -> turn(game.turnTaken(Last.Kind.PROPOSAL), it.at());
      case Happening.Sealed it -> turn(game.turnTaken(Last.Kind.SEAL), it.at());
      case Happening.TurnForfeited it -> {
        Game spent = game.turnForfeited();
        yield keepRunning(now.with(ruledTurn(spent, now, Ruled.FORFEIT_TURN, it.side(), it.at())));
      }
      case Happening.MoveVoided it -> {
        Game voided = game.with(game.turns().lastVoided());
        yield now.with(ruledTurn(voided, now, Ruled.FORFEIT_TURN, it.side(), it.at()));
      }
      case Happening.TimeUpPassed it -> {
        Game passed = game.timeUpPassed(it.side(), it.bank());
        Game ruled = ruledTurn(passed, now, Ruled.RULE_PASS, it.side(), it.at());
        yield running(ruled, ruled.turns(), it.at());
      }
      case Happening.Agreed it -> agreed(game);
      case Happening.Abandoned it ->
          new MatchState.Stopped(
              Revocation.abandoned(standing(now)), MatchState.Why.Plain.ABANDONED);
      case Happening.Paused it -> new MatchState.Stopped(game, it.why());
      case Happening.Flagged it -> flagged(now, it);
      case Happening.CameLate it -> now.with(late(game, it));
      case Happening.TakenBack it -> takenBack(now, it);
      case Happening.Adjusted it ->
          now.with(game.ruled(Ruled.ADJUST, it.side(), it.at(), it.bank()));
      case Happening.ReadingSet it ->
          now.with(game.ruled(Ruled.SET, it.side(), it.at(), it.bank()));
      case Happening.ReadAgain it ->
          now.with(game.ruled(Ruled.REREAD, it.side(), it.at(), it.bank()));
      case Happening.Warned it -> warnings(now, it.side(), it.total());
      case Happening.Unwarned it -> warnings(now, it.side(), it.total());
      case Happening.LeftTable it -> now.with(game.with(game.conduct().withLeave(it.side(), true)));
      case Happening.Swapped it -> now.with(game.with(game.conduct().withPlayersSwapped()));
      case Happening.Numbered it -> now.with(game.numbered(it.move()));
      case Happening.ReadingsAgreed it -> readingsAgreed(now, it.side());
      case Happening.Accepted it -> accepted(now, it.side());
      case Happening.Noted it -> now;
      case Happening.Ended it -> new MatchState.Decided(it.result(), standing(now));
      case Happening.Withdrawn it -> withdrawn(now);
      case Happening.RulingWithdrawn it -> Revocation.withdrawn(now, it);
      case Happening.Confirmed it -> confirmed(now);
      case Happening.PressedToResume it -> readyToResume(now, it.side());
      case Happening.Ignored it -> now;
      case Happening.OvertimeBegan it -> now;
      case Happening.PeriodUsed it -> now;
      case Happening.PenaltyTaken it -> now;
      case Happening.StageBegan it -> now;
      case Happening.Called it -> now;
      case Happening.ReadingTaken it -> now;
      case Happening.Refused it -> now;
      case Happening.Corrected it -> now;
    };
  }

  private static MatchState running(Game game, Turns turns, Tick at) {
    return new MatchState.Running(game.with(turns), at, MatchState.Running.NO_BUTTON);
  }

  private static MatchState turn(Game game, Tick at) {
    return new MatchState.Running(game, at, at);
  }

  private static MatchState keepRunning(MatchState now) {
    return now instanceof MatchState.Running running
        ? running(running.game(), running.game().turns(), running.since())
        : now;
  }

  private static MatchState agreed(Game game) {
    Turns turns = game.turns().withFirstPass(game.turns().endOffer());
    Game agreed = game.with(turns).with(game.revocable().passed());
    return new MatchState.Stopped(agreed, MatchState.Why.Plain.AGREED);
  }

  private static Turns resumed(MatchState now) {
    Turns turns = now.game().turns();
    boolean ended = now instanceof MatchState.Stopped stopped && stopped.why().isAgreedEnd();
    return ended ? turns.anew() : turns;
  }

  private static Game ruledTurn(Game ruled, MatchState now, Ruled what, Side side, Tick at) {
    return ruled.with(Revocation.of(now, what, side, at));
  }

  /** Before the start the deduction has run out the bank, and the start will say so (R1). */
  private static MatchState flagged(MatchState now, Happening.Flagged flag) {
    return now instanceof MatchState.Ready ? now : new MatchState.Flagged(now.game(), flag.side());
  }

  private static Game late(Game game, Happening.CameLate late) {
    Side side = late.side();
    Clocks clocks = game.clocks();
    Instead ruling = new Instead(Ruled.LATE, side, late.at(), clocks.bank(side), late.overLimit());
    if (late.overLimit()) {
      Conduct conduct = game.conduct();
      return game.with(clocks.ruled(ruling))
          .with(conduct.withTooLate(conduct.tooLate().with(side, true)));
    }
    return game.with(clocks.deduct(side, late.deducted()).ruled(ruling));
  }

  private static MatchState takenBack(MatchState now, Happening.TakenBack back) {
    Game undone = now.game().takenBack(back.charge());
    Game game = ruledTurn(undone, now, Ruled.TAKE_BACK, back.side(), back.at());
    if (now instanceof MatchState.Running) {
      return running(game, game.turns(), back.at());
    }
    boolean stays =
        now instanceof MatchState.Stopped stopped
            && (stopped.why() == MatchState.Why.Plain.ABANDONED
                || stopped.why() instanceof MatchState.Why.Pause);
    return stays ? now.with(game) : new MatchState.Stopped(game, MatchState.Why.PAUSE);
  }

  private static MatchState readyToResume(MatchState now, Side side) {
    return now instanceof MatchState.Stopped stopped
            && stopped.why() instanceof MatchState.Why.Pause pause
        ? stopped.with(pause.readyToo(side))
        : now;
  }

  private static MatchState readingsAgreed(MatchState now, Side side) {
    return now instanceof MatchState.Stopped stopped ? stopped.agreedBy(side) : now;
  }

  private static MatchState accepted(MatchState now, Side side) {
    return now instanceof MatchState.Decided decided ? decided.acceptedBy(side) : now;
  }

  private static MatchState warnings(MatchState now, Side side, int total) {
    Game game = now.game();
    return now.with(game.with(game.conduct().withWarnings(side, total)));
  }

  /** What remains when a result is withdrawn: no clock runs, and nobody has pressed to go on. */
  private static MatchState standing(MatchState now) {
    if (now instanceof MatchState.Running) {
      return new MatchState.Stopped(now.game(), MatchState.Why.PAUSE);
    }
    return now instanceof MatchState.Stopped stopped
            && stopped.why() instanceof MatchState.Why.Pause pause
        ? stopped.with(MatchState.Why.Pause.by(pause.asked()))
        : now;
  }

  /** E5; a forfeit by lateness, once withdrawn, no longer bars the start (R1). */
  private static MatchState withdrawn(MatchState now) {
    if (!(now instanceof MatchState.Decided decided)) {
      return now;
    }
    if (decided.result().by() != Reason.FORFEIT) {
      return decided.before();
    }
    Game game = decided.game();
    return decided
        .before()
        .with(
            game.with(game.clocks().unbarred())
                .with(game.conduct().withTooLate(BySide.both(false))));
  }

  private static MatchState confirmed(MatchState now) {
    return now instanceof MatchState.Decided decided
        ? new MatchState.Confirmed(decided.game(), decided.result(), decided.accepted())
        : now;
  }
}
