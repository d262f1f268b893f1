package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.Numbers;
import org.qizhong.screen.card.Sheet;

/** R17: a reading is put right, for a reason; the chief referee's. */
final class AdjustPage extends NumbersPage {
  private static final String MINUTES = "minutes";
  private static final String SECONDS = "seconds";
  private static final int MOST_MINUTES = 600;
  private static final int MOST_SECONDS = 59;

  private final Reasons reasons;
  private Side side;
  private boolean less;

  AdjustPage(RefereeModel desk) {
    super(
        desk,
        "adjust",
        new Numbers.Field(MINUTES, 0, MOST_MINUTES, 1, 0),
        new Numbers.Field(SECONDS, 0, MOST_SECONDS, 5, 0));
    reasons = new Reasons(desk, "pressed-wrongly", "disturbed", "set-wrongly");
    side = desk.situation().map(Situation::toMove).orElse(Side.BLACK);
  }

  @Override
  List<Sheet.Part> parts() {
    return List.of(
        new Sheet.Grid(
            "",
            4,
            1,
            List.of(
                side(Side.BLACK),
                side(Side.WHITE),
                choice("more-time", desk.say("referee.adjust.more"), !less, () -> less = false),
                choice("less-time", desk.say("referee.adjust.less"), less, () -> less = true))),
        number(MINUTES),
        number(SECONDS),
        reasons.grid());
  }

  private Choice side(Side one) {
    return choice("side-" + one.id(), name(one), side == one, () -> side = one);
  }

  @Override
  String missing() {
    return desk.say(by().isZero() ? "referee.adjust.missing" : "referee.reason.missing");
  }

  private Duration by() {
    Duration by = Duration.ofMinutes(numbers.value(MINUTES)).plusSeconds(numbers.value(SECONDS));
    return less ? by.negated() : by;
  }

  @Override
  Optional<ObjectNode> line() {
    return by().isZero()
        ? Optional.empty()
        : ruling(reasons.why(), "R17", new Act.Adjust(side, by()));
  }
}
