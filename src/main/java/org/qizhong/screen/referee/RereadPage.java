package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.qizhong.match.Act;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.Numbers;
import org.qizhong.screen.card.Sheet;
import org.qizhong.screen.model.FaceLine;

/** C7: the count is read again from where it went wrong. */
final class RereadPage extends NumbersPage {
  private static final String FROM = "from";

  RereadPage(RefereeModel desk) {
    int passed = (int) passed(desk).toSeconds();
    // Where it was read last by tens.
    super(desk, "reread", new Numbers.Field(FROM, 0, passed, 1, Math.max(0, passed / 10 * 10)));
  }

  private static Duration passed(RefereeModel desk) {
    return desk.situation()
        .flatMap(now -> now.of(now.toMove()).running())
        .map(FaceLine.Running::elapsed)
        .orElse(Duration.ZERO);
  }

  @Override
  List<Sheet.Part> parts() {
    return List.of(
        new Sheet.Grid("", 3, 1, List.of(from(10), from(20), from(30))),
        new Sheet.Grid("", 3, 1, List.of(from(40), from(50), from(0))),
        number(FROM));
  }

  private Choice from(int second) {
    return choice(
            "from-" + second,
            Integer.toString(second),
            numbers.value(FROM) == second,
            () -> numbers.set(FROM, second))
        .enabled(second <= numbers.fields().getFirst().most());
  }

  @Override
  Optional<ObjectNode> line() {
    Situation now = desk.situation().orElseThrow();
    return ruling(
        desk.say("referee.why.reread"),
        "C7",
        new Act.Reread(now.toMove(), Duration.ofSeconds(numbers.value(FROM))));
  }
}
