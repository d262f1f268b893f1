package org.qizhong.screen.referee;

import org.qizhong.clock.Side;
import org.qizhong.score.RuleSet;
import org.qizhong.score.Unit;
import org.qizhong.screen.model.Words;

/** R10: what the next warning costs, in this edition and with those there are. */
final class WarningWords {
  private final RefereeModel desk;
  private final Situation now;

  WarningWords(RefereeModel desk, Situation now) {
    this.desk = desk;
    this.now = now;
  }

  /** What {@code side}'s next one comes to. */
  String next(Side side) {
    RuleSet rules = now.rules();
    int number = now.of(side).warnings() + 1;
    if (rules.secondWarningLoses() && number >= 2) {
      return desk.say("referee.warning.loses", number, Words.name(desk.texts(), side.other()));
    }
    int cost = rules.warningCost() / (rules.unit() == Unit.ZI ? 2 : 1);
    if (cost == 0) {
      return desk.say(
          rules.secondWarningLoses() ? "referee.warning.first" : "referee.warning.recorded",
          number);
    }
    return desk.say(
        rules.unit() == Unit.ZI ? "referee.warning.zi" : "referee.warning.points", number, cost);
  }
}
