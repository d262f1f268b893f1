package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.Sheet;

/** R5, R8, R9, R13s: a move is void and its turn forfeited, before or after its press. */
final class VoidPage extends GivePage {
  private Optional<Side> side = Optional.empty();
  private String reason = "R8";

  VoidPage(RefereeModel desk) {
    super(desk, "void");
  }

  @Override
  List<Sheet.Part> parts() {
    Side toMove = desk.situation().orElseThrow().toMove();
    return List.of(
        sides(
            one ->
                desk.say(one == toMove ? "referee.void.before" : "referee.void.after", name(one)),
            side,
            one -> side = Optional.of(one)),
        new Sheet.Grid(
            desk.say("referee.reason"),
            4,
            1,
            List.of(reason("R8"), reason("R9"), reason("R5"), reason("R13s"))));
  }

  private Choice reason(String id) {
    return choice(
        "void-" + id, desk.say("referee.void." + id), reason.equals(id), () -> reason = id);
  }

  @Override
  Optional<ObjectNode> line() {
    return side.flatMap(
        one -> ruling(desk.say("referee.void." + reason), reason, new Act.ForfeitTurn(one)));
  }
}
