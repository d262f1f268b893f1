package org.qizhong.desk;

import java.util.Optional;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.Happening;
import org.qizhong.match.Role;
import org.qizhong.match.Setup;
import org.qizhong.match.StartCard;
import org.qizhong.record.ConsoleLine;
import org.qizhong.record.Door;
import org.qizhong.record.Entry;
import org.qizhong.record.Judged;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Takes what comes in and hands it on: to the start card, to the match, or to what is heard. Used
 * on the desk's thread only.
 */
final class Clerk {
  static final String NO_MATCH = "no match is open; send its header first";

  private static final Logger LOG = LoggerFactory.getLogger(Clerk.class);

  private final Table table;
  private final CardDesk card;
  private final Reception reception;
  private final SoundDesk sound;
  private final Audience audience;
  private final Wiring wiring;
  private final Doors doors;
  private final RefereeDesk referee;
  private final Collector collector;

  Clerk(
      Ticker ticker,
      Table table,
      Reception reception,
      Audience audience,
      Fittings fittings,
      Optional<PinDesk> pins) {
    this.table = table;
    this.card = new CardDesk(table, reception, audience);
    this.reception = reception;
    this.sound = fittings.sound();
    this.audience = audience;
    this.wiring = new Wiring(fittings.buttons(), reception, this::press);
    this.doors =
        new Doors(ticker, audience, pins, (why, view) -> refuse(why, ticker.nanos(), view));
    this.referee = new RefereeDesk(ticker, table, audience, doors);
    this.collector = new Collector(table, audience);
  }

  /** The real buttons. */
  Wiring wiring() {
    return wiring;
  }

  /** A real button's press; where there is neither a card nor a match it does nothing. */
  private void press(Side side, long stamp) {
    if (card.lies()) {
      card.press(side, stamp);
    } else if (!collector.takes(side, stamp, Optional.empty())) {
      table.offer(Arrival.pressed(stamp, side));
    }
  }

  void take(ConsoleLine line, long stamp, View origin) {
    // Players who press on a screen do not keep a referee's desk open there.
    if (!Rights.isPlayers(line)) {
      doors.touch(origin);
      // R17: whose a result is shows once it has been judged.
      table.advance();
    }
    try {
      Role needed = Rights.needed(line, referee.authority(), table.isUnfinished());
      doors.admit(needed, Rights.name(line), origin);
      handOn(line, stamp, origin);
    } catch (Refusal refusal) {
      refuse(refusal.getMessage(), stamp, origin);
    }
  }

  private void handOn(ConsoleLine line, long stamp, View origin) throws Refusal {
    switch (line) {
      case Judged it -> judge(it, stamp, origin);
      case Door it -> doors.take(it, origin);
      case ConsoleLine.Preview it -> referee.preview(it, origin);
      case ConsoleLine.Collect it -> collector.ask(it.what(), stamp);
      case ConsoleLine.Log it -> referee.log(it, origin);
      case ConsoleLine.Standing _ -> referee.standing(origin);
      case ConsoleLine.Ask it -> table.ask(it.side(), origin);
      case ConsoleLine.Open it -> open(it.setup());
      case ConsoleLine.Close it -> close();
      case ConsoleLine.LayCard it -> lay(it.card(), stamp);
      case ConsoleLine.TakeCard it -> card.takeAway();
      case ConsoleLine.ChangeSound it -> soundChanged(stamp);
      case ConsoleLine.SwapButtons it -> swapButtons(it.swapped(), stamp);
      case ConsoleLine.Say it -> {
        noClockRuns("say");
        sound.say(it.call(), it.side());
      }
      case ConsoleLine.Buzz it -> {
        noClockRuns("buzz");
        sound.buzz();
      }
    }
  }

  private void judge(Judged line, long stamp, View origin) throws Refusal {
    if (line instanceof Judged.Acted(Entry entry) && entry.act() instanceof Act.Press press) {
      if (card.lies()) {
        card.press(press.side(), stamp);
        return;
      }
      if (collector.takes(press.side(), stamp, Optional.of(origin))) {
        return;
      }
    }
    noCardLies();
    referee.give(line, stamp, origin);
  }

  private void open(Setup setup) throws Refusal {
    noCardLies();
    nothingUnfinished();
    table.open(setup, StartPress.ANY);
    table.announce();
  }

  private void close() throws Refusal {
    noCardLies();
    if (!table.isOpen()) {
      throw new Refusal("no match is open");
    }
    table.close();
  }

  private void lay(StartCard laid, long stamp) throws Refusal {
    nothingUnfinished();
    card.lay(laid, stamp);
  }

  private void swapButtons(boolean swapped, long stamp) throws Refusal {
    table.advance();
    if (table.isRunning()) {
      throw new Refusal("buttons: a clock runs; pause it before their sides are exchanged");
    }
    if (wiring.swap(swapped, stamp)) {
      card.unconfirm(stamp);
    }
  }

  private void noCardLies() throws Refusal {
    if (card.lies()) {
      throw new Refusal("a start card lies on the table; both players confirm it, or take it away");
    }
  }

  private void nothingUnfinished() throws Refusal {
    table.advance();
    if (table.isUnfinished()) {
      throw new Refusal("a match is unfinished; confirm its result or close it first");
    }
  }

  private void noClockRuns(String what) throws Refusal {
    table.advance();
    if (table.isRunning()) {
      throw new Refusal(what + ": a clock runs, and it would be taken for a call");
    }
  }

  /** What is heard has been changed, by a client or in its file. */
  void soundChanged(long now) {
    if (reception.soundChanged()) {
      card.soundChanged(now);
    }
  }

  /** Tells {@code origin} that its line does not fit. */
  void refuse(String reason, long stamp, View origin) {
    LOG.info("refused: {}", reason);
    table.advance();
    Tick at = table.tick(stamp);
    audience.tell(origin, view -> view.refused(new Happening.Refused(at, reason)));
  }

  /** Shows a new view how everything stands. */
  void welcome(View newcomer, Role standing) {
    audience.add(newcomer);
    reception.welcome(newcomer, table.setup(), card.card());
    doors.enter(newcomer, standing);
    collector.welcome(newcomer);
    table.showFace(newcomer);
  }

  /** A view has gone. */
  void farewell(View leaver) {
    audience.remove(leaver);
    doors.leave(leaver);
  }

  /** After everything due has been judged: who has confirmed, and who is still there. */
  void watch(long now) {
    collector.watch();
    doors.advance(now);
  }
}
