package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.screen.card.Numbers;
import org.qizhong.screen.card.Sheet;

/** R14: how wrong the faulty clock ran, and what is made of it. */
final class ClockErrorPage extends NumbersPage {
  private static final String FAST = "fast";

  /** An hour an hour: nothing that is still a clock runs more wrong. */
  private static final int MOST = 3599;

  /** From 2 min an hour on the times are put right (R14). */
  private static final int MATTERS = 120;

  private final BySide<SidesReading> shown;
  private boolean slow;

  ClockErrorPage(RefereeModel desk, BySide<SidesReading> shown) {
    super(desk, "clock", new Numbers.Field(FAST, 0, MOST, 10, MATTERS));
    this.shown = shown;
  }

  @Override
  List<Sheet.Part> parts() {
    return List.of(
        new Sheet.Grid(
            "",
            2,
            1,
            List.of(
                choice("fast", desk.say("referee.clock.fast"), !slow, () -> slow = false),
                choice("slow", desk.say("referee.clock.slow"), slow, () -> slow = true))),
        number(FAST));
  }

  @Override
  String explained() {
    boolean matters = numbers.value(FAST) >= MATTERS;
    return desk.say(matters ? "referee.clock.in-proportion" : "referee.clock.stands");
  }

  @Override
  Optional<ObjectNode> line() {
    int fast = slow ? -numbers.value(FAST) : numbers.value(FAST);
    return Optional.of(RulingLine.replaceClock(shown, fast, desk.say("referee.why.clock")));
  }
}
