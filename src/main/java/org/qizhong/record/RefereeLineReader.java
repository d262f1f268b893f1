package org.qizhong.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;

/** Reads the lines of the referee's desk. */
final class RefereeLineReader {
  private static final int MOST_ACTS = 20;
  private static final int MOST_ENTRY = 100_000_000;

  private RefereeLineReader() {}

  /** Several acts; what one of them does not say itself, the ruling says for it. */
  static ConsoleLine ruling(Fields fields) throws Refusal {
    List<Entry> acts = new ArrayList<>();
    Optional<String> why = fields.optionalText("why");
    Optional<String> article = fields.optionalText("article");
    for (JsonNode act : fields.list("ruling", MOST_ACTS)) {
      if (!(act instanceof ObjectNode object)) {
        throw fields.wrong("ruling", "must be a list of acts");
      }
      ObjectNode whole = object.deepCopy();
      why.filter(_ -> !whole.has("why")).ifPresent(text -> whole.put("why", text));
      article.filter(_ -> !whole.has("article")).ifPresent(text -> whole.put("article", text));
      Entry entry = ActReader.live(whole, Tick.ZERO);
      if (isPlayers(entry.act())) {
        throw fields.wrong(
            "ruling", "holds a player's act, \"" + ActWriter.name(entry.act()) + "\"");
      }
      acts.add(entry);
    }
    if (acts.isEmpty()) {
      throw fields.wrong("ruling", "has no act");
    }
    return new Judged.Ruling(acts);
  }

  /** What only a player can do; that a player has sealed, paused or resigned a referee may say. */
  private static boolean isPlayers(Act act) {
    return act instanceof Act.TurnEnding && !(act instanceof Act.Seal)
        || act instanceof Act.Agree
        || act instanceof Act.Accept
        || act instanceof Act.AgreeReadings;
  }

  static ConsoleLine replaceClock(Fields fields) throws Refusal {
    Fields sides = fields.object("replace-clock");
    ConsoleLine line =
        new Judged.ReplaceClock(
            new BySide<>(
                ActReader.reading(sides, Side.BLACK.id()),
                ActReader.reading(sides, Side.WHITE.id())),
            fields.decimal("fast"),
            fields.optionalText("why"),
            fields.optionalText("article"));
    sides.done();
    return line;
  }

  static ConsoleLine split(Fields fields) throws Refusal {
    return new Judged.Split(
        fields.secondsOverZero("split"),
        fields.optionalText("why"),
        fields.optionalText("article"));
  }

  static ConsoleLine preview(Fields fields) throws Refusal {
    JsonNode of = fields.node("preview");
    if (!of.has("preview") && ConsoleLineReader.read(of) instanceof Judged judged) {
      return new ConsoleLine.Preview(judged, of.toString());
    }
    throw fields.wrong("preview", "must be an act, a ruling, replace-clock or split");
  }

  static ConsoleLine collect(Fields fields) throws Refusal {
    if (fields.node("collect").isBoolean()) {
      fields.isFalse("collect");
      return new ConsoleLine.Collect(Optional.empty());
    }
    Collected what =
        fields.choice("collect", Collected.values(), Collected::id, Collected.READINGS);
    return new ConsoleLine.Collect(Optional.of(what));
  }

  static ConsoleLine log(Fields fields) throws Refusal {
    return new ConsoleLine.Log(fields.whole("log", 1, MOST_ENTRY), fields.flag("calls", false));
  }

  static ConsoleLine standing(Fields fields) throws Refusal {
    fields.isTrue("standing");
    return new ConsoleLine.Standing();
  }

  static ConsoleLine unlock(Fields fields) throws Refusal {
    return new Door.Unlock(fields.role("unlock"), fields.optionalText("pin"));
  }

  static ConsoleLine lock(Fields fields) throws Refusal {
    fields.isTrue("lock");
    return new Door.Lock();
  }

  static ConsoleLine touch(Fields fields) throws Refusal {
    fields.isTrue("touch");
    return new Door.Touch();
  }

  static ConsoleLine pin(Fields fields) throws Refusal {
    String digits = fields.text("set");
    if (!digits.isEmpty() && !Pin.fits(digits)) {
      throw fields.wrong("set", Pin.RULE);
    }
    return new Door.SetPin(
        fields.role("pin"), digits.isEmpty() ? Optional.empty() : Optional.of(digits));
  }
}
