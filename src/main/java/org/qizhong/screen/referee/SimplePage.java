package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.qizhong.match.Act;
import org.qizhong.screen.card.Sheet;

/** A ruling with nothing to choose. */
final class SimplePage extends GivePage {
  private final String explained;
  private final Function<Situation, Optional<ObjectNode>> line;

  private SimplePage(
      RefereeModel desk, String key, Function<Situation, Optional<ObjectNode>> line) {
    super(desk, key);
    explained = "referee." + key + ".words";
    this.line = line;
  }

  /** R22: the opponent's answer is on the board, and both moves are counted. */
  static SimplePage forgotten(RefereeModel desk) {
    return new SimplePage(
        desk,
        "forgotten",
        now ->
            ruling(
                desk.say("referee.why.forgotten"), "R22", new Act.Number(now.face().move() + 2)));
  }

  /** R11: the timed-out side asks, and time up is ruled a pass. */
  static SimplePage timeUpIsPass(RefereeModel desk) {
    return new SimplePage(
        desk,
        "rule-pass",
        now -> ruling(desk.say("referee.why.rule-pass"), "R11", new Act.RulePass(now.flagged())));
  }

  /** R13s: the side to move seals, and both clocks stop. */
  static SimplePage seal(RefereeModel desk) {
    return new SimplePage(
        desk,
        "seal",
        now -> ruling(desk.say("referee.why.seal"), "R13s", new Act.Seal(now.toMove())));
  }

  @Override
  String explained() {
    return desk.say(explained);
  }

  @Override
  List<Sheet.Part> parts() {
    return List.of();
  }

  @Override
  Optional<ObjectNode> line() {
    return desk.situation().flatMap(line);
  }
}
