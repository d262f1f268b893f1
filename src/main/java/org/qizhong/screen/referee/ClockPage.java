package org.qizhong.screen.referee;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Side;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.Common;
import org.qizhong.screen.card.NumberParts;
import org.qizhong.screen.card.Sheet;
import org.qizhong.screen.model.ReadingWords;
import org.qizhong.screen.model.Words;

/** R14: what the faulty clock shows; how wrong it ran comes next. */
final class ClockPage implements RefereePage {
  private final RefereeModel desk;
  private final BySide<SidesReading> shown;
  private Side side = Side.BLACK;

  ClockPage(RefereeModel desk) {
    this.desk = desk;
    Situation now = desk.situation().orElseThrow();
    shown = new BySide<>(new SidesReading(now, Side.BLACK), new SidesReading(now, Side.WHITE));
  }

  @Override
  public String title() {
    return desk.say("referee.tile.clock");
  }

  @Override
  public Sheet sheet() {
    SidesReading now = shown.of(side);
    List<Sheet.Part> parts = new ArrayList<>();
    List<Choice> choices = new ArrayList<>(List.of(side(Side.BLACK), side(Side.WHITE)));
    if (now.hasPhases()) {
      choices.addAll(List.of(phase(Phase.MAIN), phase(Phase.OVERTIME)));
    }
    parts.add(new Sheet.Grid("", choices.size(), 1, choices));
    now.asked().forEach(id -> parts.add(number(id)));
    parts.add(new Sheet.Words(desk.say("referee.clock.words"), false));
    return new Sheet(
        "",
        parts,
        NumberParts.pad(desk, now.numbers()),
        List.of(
            Common.back(desk),
            Choice.of(
                    "clock-next",
                    desk.say("referee.clock.next"),
                    () -> desk.open(new ClockErrorPage(desk, shown)))
                .go()
                .enabled(!shown.black().time().isZero() && !shown.white().time().isZero())));
  }

  private Choice side(Side one) {
    return Choice.of(
            "side-" + one.id(),
            Words.name(desk.texts(), one),
            () -> {
              side = one;
              desk.touched();
            })
        .hint(ReadingWords.digits(shown.of(one).time()))
        .chosen(side == one);
  }

  private Choice phase(Phase phase) {
    return Choice.of(
            "phase-" + phase.id(),
            desk.say("referee.phase." + phase.id()),
            () -> {
              shown.of(side).phase(phase);
              desk.touched();
            })
        .chosen(shown.of(side).phase() == phase);
  }

  private Sheet.Number number(String id) {
    return NumberParts.number(
        desk,
        shown.of(side).numbers(),
        id,
        desk.say("referee.number." + shown.of(side).label(id)),
        Integer.toString(shown.of(side).numbers().value(id)));
  }

  @Override
  public void typed(String character) {
    shown.of(side).numbers().key(character);
  }

  @Override
  public void key(String key) {
    shown.of(side).numbers().key(key);
  }
}
