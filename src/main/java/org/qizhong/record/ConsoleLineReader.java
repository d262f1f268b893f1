package org.qizhong.record;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Setup;
import org.qizhong.match.StartCard;

/**
 * Reads what the console and the desk's socket are sent: headers, acts and what exists only live.
 */
final class ConsoleLineReader {
  private ConsoleLineReader() {}

  /** How the fields of one line are read; the line's name is one of them. */
  private interface Reader {
    ConsoleLine read(Fields fields) throws Refusal;
  }

  /** The lines that are no acts, by the field that tells them. */
  private static final List<Map.Entry<String, Reader>> LIVE =
      List.of(
          Map.entry("time", ConsoleLineReader::open),
          Map.entry("card", ConsoleLineReader::card),
          Map.entry("close", ConsoleLineReader::close),
          Map.entry("ask", fields -> new ConsoleLine.Ask(fields.side("ask"))),
          Map.entry("sound", fields -> new ConsoleLine.ChangeSound(fields.object("sound").texts())),
          Map.entry("buttons", ConsoleLineReader::buttons),
          Map.entry("say", ConsoleLineReader::say),
          Map.entry("buzz", ConsoleLineReader::buzz),
          Map.entry("ruling", RefereeLineReader::ruling),
          Map.entry("replace-clock", RefereeLineReader::replaceClock),
          Map.entry("split", RefereeLineReader::split),
          Map.entry("preview", RefereeLineReader::preview),
          Map.entry("collect", RefereeLineReader::collect),
          Map.entry("log", RefereeLineReader::log),
          Map.entry("standing", RefereeLineReader::standing),
          Map.entry("unlock", RefereeLineReader::unlock),
          Map.entry("lock", RefereeLineReader::lock),
          Map.entry("touch", RefereeLineReader::touch),
          Map.entry("pin", RefereeLineReader::pin));

  static ConsoleLine read(JsonNode object) throws Refusal {
    Fields fields = Fields.of(object, "");
    for (Map.Entry<String, Reader> kind : LIVE) {
      if (fields.has(kind.getKey())) {
        ConsoleLine line = kind.getValue().read(fields);
        fields.done();
        return line;
      }
    }
    return new Judged.Acted(ActReader.live(object, Tick.ZERO));
  }

  private static ConsoleLine open(Fields fields) throws Refusal {
    if (fields.has("events")) {
      throw new Refusal("\"events\" belong to match files; send acts line by line");
    }
    return new ConsoleLine.Open(unconfirmed(fields));
  }

  /** Nobody but the players can say that they have confirmed. */
  private static Setup unconfirmed(Fields fields) throws Refusal {
    Setup setup = HeaderReader.read(fields);
    if (setup.confirmed()) {
      throw fields.wrong("confirmed", "is for the players' own buttons to say; lay a card");
    }
    return setup;
  }

  private static ConsoleLine card(Fields fields) throws Refusal {
    if (fields.node("card").isBoolean()) {
      fields.isFalse("card");
      return new ConsoleLine.TakeCard();
    }
    Setup setup = unconfirmed(fields.object("card"));
    BySide<Duration> late = BySide.both(Duration.ZERO);
    if (fields.has("late")) {
      Fields sides = fields.object("late");
      late = new BySide<>(sides.optionalSeconds("black"), sides.optionalSeconds("white"));
      sides.done();
    }
    return new ConsoleLine.LayCard(new StartCard(setup, late, Set.of()));
  }

  private static ConsoleLine close(Fields fields) throws Refusal {
    fields.isTrue("close");
    return new ConsoleLine.Close();
  }

  private static ConsoleLine say(Fields fields) throws Refusal {
    return new ConsoleLine.Say(fields.text("say"), fields.optionalSide("side").orElse(Side.BLACK));
  }

  private static ConsoleLine buttons(Fields fields) throws Refusal {
    Fields buttons = fields.object("buttons");
    boolean swapped = buttons.flag("swapped");
    buttons.done();
    return new ConsoleLine.SwapButtons(swapped);
  }

  private static ConsoleLine buzz(Fields fields) throws Refusal {
    fields.isTrue("buzz");
    return new ConsoleLine.Buzz();
  }
}
