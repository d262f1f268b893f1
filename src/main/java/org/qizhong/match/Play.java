package org.qizhong.match;

import org.qizhong.clock.Bank;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;

/** Starting, turns, pauses (P, T, R13, E2, E4). */
final class Play {
  private Play() {}

  static void start(Case matter, Act.Start start) throws Refusal {
    if (!(matter.state() instanceof MatchState.Ready)) {
      throw new Refusal("start: the match has started");
    }
    if (Endings.absence(matter)) {
      return;
    }
    matter.add(new Happening.Started(matter.at(), start.side()));
    for (Side side : Side.values()) {
      Clocks clocks = matter.game().clocks();
      int points = clocks.method(side).openingPenalty();
      if (points > 0
          && clocks.bank(side) instanceof Bank.Penalised bank
          && bank.phase() == Phase.OVERTIME) {
        matter.add(new Happening.PenaltyTaken(matter.at(), side, points, bank.points()));
      }
    }
  }

  /**
   * P1: only the side to move ends a turn. P3: both buttons in the same instant make one change of
   * turn, so a turn that began by the opponent's button cannot end in that very instant.
   */
  static void turn(Case matter, Act.TurnEnding act) {
    if (wantsOn(matter, act)) {
      matter.add(new Happening.PressedToResume(matter.at(), act.side()));
      return;
    }
    if (!(matter.state() instanceof MatchState.Running running)
        || running.game().toMove() != act.side()
        || running.turn().equals(matter.at())) {
      matter.add(new Happening.Ignored(matter.at(), act.side()));
      return;
    }
    Game before = running.game();
    Side side = act.side();
    int move = before.turns().number() + 1;
    boolean offered = before.turns().endOffer().isPresent();
    matter.add(
        switch (act) {
          case Act.Press it ->
              new Happening.Moved(matter.at(), side, move, before.clocks().used().of(side));
          case Act.Pass it -> new Happening.Passed(matter.at(), side, move);
          case Act.Propose it -> new Happening.Proposed(matter.at(), side, move);
          case Act.Seal it -> new Happening.Sealed(matter.at(), side, move);
        });
    stage(matter, before, side);
    if (act instanceof Act.Seal) {
      matter.add(new Happening.Paused(matter.at(), MatchState.Why.Plain.SEAL));
    } else if (!(act instanceof Act.Press) && offered) {
      matter.add(new Happening.Paused(matter.at(), MatchState.Why.Plain.PASSES));
    }
  }

  /** T5: says when the turn just ended opened a period. */
  static void stage(Case matter, Game before, Side side) {
    Bank had = before.clocks().bank(side);
    Bank has = matter.game().clocks().bank(side);
    if (before.clocks().method(side).opensStage(had, has) && has instanceof Bank.Stage opened) {
      matter.add(new Happening.StageBegan(matter.at(), side, opened.moves(), opened.left()));
    }
  }

  /** R13: whether a press says that its side wants to go on after a pause. */
  private static boolean wantsOn(Case matter, Act.TurnEnding act) {
    return act instanceof Act.Press
        && matter.game().setup().pauses().resume() == Pauses.Resume.BOTH
        && matter.state() instanceof MatchState.Stopped stopped
        && stopped.why() instanceof MatchState.Why.Pause;
  }

  static void pause(Case matter, Act.Pause pause) throws Refusal {
    boolean referees = matter.game().setup().pauses().stop() == Pauses.Stop.REFEREE;
    if (pause.by().isPresent() && referees) {
      throw new Refusal("pause: only the referee stops the clocks in this match");
    }
    if (matter.state() instanceof MatchState.Running) {
      MatchState.Why why = MatchState.Why.Pause.by(pause.by());
      matter.add(new Happening.Paused(matter.at(), why));
    }
  }

  static void resume(Case matter, Act.Resume resume) throws Refusal {
    boolean agreedEnd =
        matter.state() instanceof MatchState.Stopped stopped && stopped.why().isAgreedEnd();
    if (resume.side().isPresent() && !agreedEnd) {
      throw new Refusal("resume: a side is named only after two passes or an agreement (E4)");
    }
    if (matter.state() instanceof MatchState.Stopped stopped) {
      if (stopped.why() == MatchState.Why.Plain.ABANDONED) {
        throw new Refusal("resume: the contest was given up, the count follows (E6)");
      }
      Side side = resume.side().orElse(matter.game().toMove());
      matter.add(new Happening.Resumed(matter.at(), side));
    }
  }

  /** R13: both players confirm the readings that were written down. */
  static void agreeReadings(Case matter, Act.AgreeReadings act) throws Refusal {
    if (!(matter.state() instanceof MatchState.Stopped stopped)) {
      throw new Refusal("agree-readings: only while both clocks stand (R13)");
    }
    if (!stopped.agreed().contains(act.side())) {
      matter.add(new Happening.ReadingsAgreed(matter.at(), act.side()));
    }
  }
}
