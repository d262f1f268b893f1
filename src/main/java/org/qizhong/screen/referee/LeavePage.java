package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;
import org.qizhong.screen.card.Sheet;

/** R12: a player leaves the table in byo-yomi, once, in the opponent's time. */
final class LeavePage extends GivePage {
  private Optional<Side> side;

  LeavePage(RefereeModel desk) {
    super(desk, "leave");
    side = desk.situation().map(now -> now.toMove().other());
  }

  @Override
  List<Sheet.Part> parts() {
    Side toMove = desk.situation().orElseThrow().toMove();
    return List.of(
        sides(
            one ->
                desk.say(
                    one == toMove ? "referee.leave.own" : "referee.leave.opponents", name(one)),
            side,
            one -> side = Optional.of(one)));
  }

  @Override
  Optional<ObjectNode> line() {
    return side.flatMap(one -> ruling(desk.say("referee.why.leave"), "R12", new Act.Leave(one)));
  }
}
