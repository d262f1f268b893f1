package org.qizhong.match;

import java.time.Duration;
import java.util.List;
import org.qizhong.clock.Bank;
import org.qizhong.clock.Crossing;
import org.qizhong.clock.Refusal;
import org.qizhong.score.Result;
import org.qizhong.score.RuleSet;

/** What referees do (R, C7). */
final class Rulings {
  /** R16: colours can be put right up to and including this move. */
  private static final int LAST_SWAP = 10;

  private Rulings() {}

  /** R1. */
  static void late(Case matter, Act.Late act) throws Refusal {
    if (!(matter.state() instanceof MatchState.Ready)) {
      throw new Refusal("late: only before the start (R1)");
    }
    Setup setup = matter.game().setup();
    if (act.by().compareTo(setup.lateLimit()) > 0) {
      matter.add(new Happening.CameLate(matter.at(), act.side(), Duration.ZERO, true));
      return;
    }
    Duration deducted = act.by().multipliedBy(setup.terms().rules().lateFactor());
    List<Crossing> due = matter.game().clocks().dueByDeducting(act.side(), deducted);
    matter.add(new Happening.CameLate(matter.at(), act.side(), deducted, false));
    matter.addAll(act.side(), due);
  }

  /** R10. */
  static void warn(Case matter, Act.Warn act) {
    int total = matter.game().conduct().warnings().of(act.side()) + 1;
    matter.add(new Happening.Warned(matter.at(), act.side(), total));
    RuleSet rules = matter.game().setup().terms().rules();
    if (rules.losesBy(total)) {
      matter.add(new Happening.Ended(matter.at(), Result.warnings(act.side())));
    }
  }

  /** R10. */
  static void unwarn(Case matter, Act.WithdrawWarning act) throws Refusal {
    int total = matter.game().conduct().warnings().of(act.side());
    if (total == 0) {
      throw new Refusal("withdraw: " + act.side().id() + " has no warning");
    }
    matter.add(new Happening.Unwarned(matter.at(), act.side(), total - 1));
  }

  /** R5, R8, R9. */
  static void forfeitTurn(Case matter, Act.ForfeitTurn act) throws Refusal {
    Game game = matter.game();
    int number = game.turns().number();
    if (game.toMove() == act.side()) {
      matter.add(new Happening.TurnForfeited(matter.at(), act.side(), number + 1));
      Play.stage(matter, game, act.side());
      return;
    }
    boolean justMoved =
        game.turns()
            .last()
            .filter(turn -> turn.side() == act.side() && turn.kind().isMove())
            .isPresent();
    if (!justMoved) {
      throw new Refusal(
          "forfeit-turn: " + act.side().id() + " is not to move and its last turn was no move");
    }
    matter.add(new Happening.MoveVoided(matter.at(), act.side(), number));
  }

  /** R6. */
  static void takeBack(Case matter, Act.TakeBack act) throws Refusal {
    Game game = matter.game();
    Undo undo =
        game.undo()
            .filter(then -> then.turns().toMove() == act.side())
            .orElseThrow(
                () ->
                    new Refusal(
                        "take-back: the last turn is not "
                            + act.side().id()
                            + "'s, or a ruling or a taking-back has come since (R6)"));
    Duration since = game.clocks().ran().minus(undo.clocks().ran());
    List<Crossing> due = act.charge() ? undo.clocks().dueByCharging(act.side(), since) : List.of();
    matter.add(
        new Happening.TakenBack(matter.at(), act.side(), game.turns().number(), act.charge()));
    matter.addAll(act.side(), due);
  }

  /** R17. */
  static void adjust(Case matter, Act.Adjust act) throws Refusal {
    Clocks clocks = matter.game().clocks();
    if (clocks.isOut(act.side())) {
      throw new Refusal("adjust: " + act.side().id() + "'s time is up");
    }
    Bank bank = clocks.method(act.side()).adjusted(clocks.bank(act.side()), act.by());
    matter.add(new Happening.Adjusted(matter.at(), act.side(), act.by(), bank));
  }

  /** R14, R15. */
  static void set(Case matter, Act.Set act) throws Refusal {
    Clocks clocks = matter.game().clocks();
    Bank bank = clocks.method(act.side()).set(clocks.bank(act.side()), act.reading());
    matter.add(new Happening.ReadingSet(matter.at(), act.side(), bank));
  }

  /** C7. */
  static void reread(Case matter, Act.Reread act) throws Refusal {
    Clocks clocks = matter.game().clocks();
    Bank bank = clocks.method(act.side()).reread(clocks.bank(act.side()), act.from());
    matter.add(new Happening.ReadAgain(matter.at(), act.side(), bank));
  }

  /** R12. */
  static void leave(Case matter, Act.Leave act) throws Refusal {
    if (matter.game().conduct().leftTable().of(act.side())) {
      throw new Refusal("leave: " + act.side().id() + " has left the table once already (R12)");
    }
    matter.add(new Happening.LeftTable(matter.at(), act.side()));
  }

  /** R11. */
  static void rulePass(Case matter, Act.RulePass act) throws Refusal {
    if (!(matter.state() instanceof MatchState.Flagged flagged) || flagged.side() != act.side()) {
      throw new Refusal("rule-pass: " + act.side().id() + "'s flag does not stand");
    }
    RuleSet rules = matter.game().setup().terms().rules();
    if (!rules.timeUpMayBePass()) {
      throw new Refusal("rule-pass: time up always loses in " + rules.id() + " (R11)");
    }
    Clocks clocks = matter.game().clocks();
    Bank bank = clocks.method(act.side()).ruledPass(clocks.bank(act.side()));
    int move = matter.game().turns().number() + 1;
    matter.add(new Happening.TimeUpPassed(matter.at(), act.side(), move, bank));
  }

  /** R16. */
  static void swap(Case matter) throws Refusal {
    int number = matter.game().turns().number();
    if (number > LAST_SWAP) {
      throw new Refusal("swap: move " + number + " is made; only up to move 10 (R16)");
    }
    matter.add(new Happening.Swapped(matter.at()));
  }

  /** R22. */
  static void number(Case matter, Act.Number act) {
    matter.add(new Happening.Numbered(matter.at(), act.move()));
  }
}
