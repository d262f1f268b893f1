package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.match.Offence;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.Sheet;

/** A penalty is noted without stopping a clock; it is given later, or was a word only. */
final class NotePage extends GivePage {
  private static final int COLUMNS = 4;

  private Optional<Side> side;
  private Optional<Offence> offence = Optional.empty();

  NotePage(RefereeModel desk) {
    super(desk, "note");
    side = desk.situation().map(now -> now.toMove().other());
  }

  @Override
  List<Sheet.Part> parts() {
    List<Choice> all = new ArrayList<>();
    for (Offence one : Offence.values()) {
      all.add(
          choice(
              "offence-" + Offences.id(one),
              Offences.name(desk, one),
              offence.equals(Optional.of(one)),
              () -> offence = Optional.of(one)));
    }
    return List.of(
        new Sheet.Grid("", COLUMNS, Math.ceilDiv(all.size(), COLUMNS), all),
        sides(this::name, side, one -> side = Optional.of(one)));
  }

  @Override
  Optional<ObjectNode> line() {
    return offence.map(one -> RulingLine.note(side, Offences.name(desk, one), one.article()));
  }
}
