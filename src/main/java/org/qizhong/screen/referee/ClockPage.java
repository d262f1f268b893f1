package org.qizhong.screen.referee;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.clock.BySide;
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
    parts.add(
        new Sheet.Grid(
            "", 4, 1, List.of(side(Side.BLACK), side(Side.WHITE), phase(false), phase(true))));
    parts.add(number(SidesReading.MINUTES));
    parts.add(number(SidesReading.SECONDS));
    if (now.hasPeriods()) {
      parts.add(number(SidesReading.LEFT));
    }
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
                    () -> desk.open(new ClockErrorPage(desk, shown.map(SidesReading::reading))))
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

  private Choice phase(boolean overtime) {
    return Choice.of(
            overtime ? "phase-overtime" : "phase-main",
            desk.say(overtime ? "referee.phase.overtime" : "referee.phase.main"),
            () -> {
              shown.of(side).overtime(overtime);
              desk.touched();
            })
        .chosen(shown.of(side).isOvertime() == overtime);
  }

  private Sheet.Number number(String id) {
    return NumberParts.number(
        desk,
        shown.of(side).numbers(),
        id,
        desk.say("referee.number." + id),
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
