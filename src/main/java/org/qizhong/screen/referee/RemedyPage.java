package org.qizhong.screen.referee;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.match.Offence;
import org.qizhong.match.Remedy;
import org.qizhong.screen.card.Sheet;

/** What is done about one offence: what the edition asks for, and what else it allows. */
final class RemedyPage extends GivePage {
  private final Side side;
  private final Offence offence;
  private final List<Remedy> remedies;
  private Remedy chosen;

  RemedyPage(RefereeModel desk, Side side, Offence offence) {
    super(desk, "warn");
    this.side = side;
    this.offence = offence;
    Situation now = desk.situation().orElseThrow();
    remedies = offence.remedies(now.rules(), now.of(side).warnings());
    chosen = remedies.getFirst();
  }

  @Override
  public String title() {
    return name(side) + " · " + Offences.name(desk, offence);
  }

  @Override
  List<Sheet.Part> parts() {
    return List.of(
        new Sheet.Grid(
            "",
            remedies.size(),
            1,
            remedies.stream()
                .map(
                    one ->
                        choice(
                            "remedy-" + Offences.id(one),
                            Offences.remedy(desk, one),
                            chosen == one,
                            () -> chosen = one))
                .toList()));
  }

  @Override
  Optional<ObjectNode> line() {
    String why = Offences.name(desk, offence);
    return Optional.of(RulingLine.ruling(chosen.acts(side, why), why, offence.article()));
  }
}
