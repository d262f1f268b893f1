package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;
import org.qizhong.screen.card.Sheet;

/** R6: the last press is undone; the time since is restored, or charged to whoever pressed. */
final class TakeBackPage extends GivePage {
  private boolean charge;

  TakeBackPage(RefereeModel desk) {
    super(desk, "take-back");
  }

  @Override
  List<Sheet.Part> parts() {
    Side presser = presser();
    return List.of(
        new Sheet.Grid(
            "",
            2,
            1,
            List.of(
                choice(
                    "restore",
                    desk.say("referee.take-back.restore"),
                    !charge,
                    () -> charge = false),
                choice(
                    "charge",
                    desk.say("referee.take-back.charge", name(presser)),
                    charge,
                    () -> charge = true))));
  }

  @Override
  String explained() {
    return desk.say("referee.take-back.whose", name(presser()));
  }

  private Side presser() {
    return desk.situation().orElseThrow().toMove().other();
  }

  @Override
  Optional<ObjectNode> line() {
    return ruling(desk.say("referee.why.take-back"), "R6", new Act.TakeBack(presser(), charge));
  }
}
