package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.qizhong.match.Act;
import org.qizhong.screen.card.Sheet;
import org.qizhong.screen.model.Acts;

/** R16: wrong colours are put right; whether players or buttons change places is asked. */
final class ColoursPage extends GivePage {
  private boolean buttons;

  ColoursPage(RefereeModel desk) {
    super(desk, "swap");
  }

  @Override
  List<Sheet.Part> parts() {
    boolean real = desk.screen().table().swapped().isPresent();
    return List.of(
        new Sheet.Grid(
            desk.say("referee.swap.ask"),
            2,
            1,
            List.of(
                choice(
                    "swap-seats", desk.say("referee.swap.seats"), !buttons, () -> buttons = false),
                choice(
                        "swap-buttons",
                        desk.say("referee.swap.buttons"),
                        buttons,
                        () -> buttons = true)
                    .enabled(real)
                    .hint(real ? "" : desk.say("referee.buttons.none")))));
  }

  @Override
  String explained() {
    return desk.say("referee.swap.words");
  }

  @Override
  Optional<ObjectNode> line() {
    return ruling(desk.say("referee.why.swap"), "R16", new Act.Swap());
  }

  @Override
  void given() {
    desk.screen()
        .table()
        .swapped()
        .filter(now -> buttons)
        .ifPresent(now -> desk.screen().send(Acts.swapButtons(!now)));
  }
}
