package org.qizhong.screen.referee;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.clock.Side;
import org.qizhong.match.Offence;
import org.qizhong.match.Remedy;
import org.qizhong.match.Role;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.Common;
import org.qizhong.screen.card.Sheet;
import org.qizhong.screen.model.Words;

/**
 * R4–R9, R20, R21: what a player has done wrong. A hold gives what the edition asks for at once; a
 * touch shows first what would come of it, and what else the rule allows. What loses the game is
 * always shown first.
 */
final class OffencePage implements RefereePage {
  private static final int COLUMNS = 4;

  private final RefereeModel desk;
  private final Side side;

  OffencePage(RefereeModel desk, Side side) {
    this.desk = desk;
    this.side = side;
  }

  @Override
  public String title() {
    return desk.say("referee.tile.warn", Words.name(desk.texts(), side));
  }

  @Override
  public Sheet sheet() {
    Situation now = desk.situation().orElseThrow();
    List<Choice> all = new ArrayList<>();
    for (Offence offence : Offence.values()) {
      all.add(offence(now, offence));
    }
    int rows = Math.ceilDiv(all.size(), COLUMNS);
    String words =
        desk.say(
            "referee.offence.words",
            Words.name(desk.texts(), side),
            new WarningWords(desk, now).next(side));
    return Sheet.plain(
        "",
        List.of(new Sheet.Grid("", COLUMNS, rows, all), new Sheet.Words(words, false)),
        List.of(Common.back(desk)));
  }

  private Choice offence(Situation now, Offence offence) {
    int warnings = now.of(side).warnings();
    Remedy first = offence.remedies(now.rules(), warnings).getFirst();
    Choice choice =
        Choice.of(
                "offence-" + Offences.id(offence),
                Offences.name(desk, offence),
                () -> desk.open(new RemedyPage(desk, side, offence)))
            .hint(Offences.remedy(desk, first) + " · " + offence.article());
    return first.loses(now.rules(), warnings) ? choice : holdToGive(choice, offence, first);
  }

  /** The hold gives; a touch looks closer. */
  private Choice holdToGive(Choice choice, Offence offence, Remedy remedy) {
    String why = Offences.name(desk, offence);
    return Choice.of(
            choice.id(),
            choice.label(),
            () ->
                desk.give(
                    RulingLine.ruling(remedy.acts(side, why), why, offence.article()),
                    Role.REFEREE,
                    desk.say("referee.given", title() + " · " + why)))
        .hint(choice.hint())
        .toBeHeldOr(choice.does());
  }
}
