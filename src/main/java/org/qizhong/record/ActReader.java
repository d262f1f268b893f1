package org.qizhong.record;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Reading;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.Role;
import org.qizhong.match.Ruled;

/** Reads acts as match files, the console and the desk's socket write them. */
final class ActReader {
  private static final int MOST_MOVES = 9_999;
  private static final int MOST_COUNT = 99_999;

  /** What stands beside an act. */
  private static final Set<String> BESIDE = Set.of("at", "why", "article", "role");

  private ActReader() {}

  /** How the fields of one act are read; the act's name is one of them. */
  private interface Reader {
    Act read(Fields fields) throws Refusal;
  }

  private static final Map<String, Reader> ACTS =
      Map.ofEntries(
          Map.entry("start", fields -> new Act.Start(fields.side("start"))),
          Map.entry("press", fields -> new Act.Press(fields.side("press"))),
          Map.entry("pass", fields -> new Act.Pass(fields.side("pass"))),
          Map.entry("propose", fields -> new Act.Propose(fields.side("propose"))),
          Map.entry("agree", fields -> new Act.Agree(fields.side("agree"))),
          Map.entry("seal", fields -> new Act.Seal(fields.side("seal"))),
          Map.entry("pause", ActReader::pause),
          Map.entry("resume", ActReader::resume),
          Map.entry("read", ActReader::readings),
          Map.entry(
              "late", fields -> new Act.Late(fields.side("late"), fields.secondsOverZero("by"))),
          Map.entry("warn", fields -> new Act.Warn(fields.side("warn"))),
          Map.entry("forfeit-turn", fields -> new Act.ForfeitTurn(fields.side("forfeit-turn"))),
          Map.entry(
              "take-back",
              fields -> new Act.TakeBack(fields.side("take-back"), fields.flag("charge", false))),
          Map.entry(
              "adjust", fields -> new Act.Adjust(fields.side("adjust"), fields.seconds("by"))),
          Map.entry("set", ActReader::set),
          Map.entry(
              "reread",
              fields -> new Act.Reread(fields.side("reread"), fields.secondsFromZero("from"))),
          Map.entry("leave", fields -> new Act.Leave(fields.side("leave"))),
          Map.entry("rule-pass", fields -> new Act.RulePass(fields.side("rule-pass"))),
          Map.entry("swap", ActReader::swap),
          Map.entry("number", fields -> new Act.Number(fields.whole("number", 0, MOST_MOVES))),
          Map.entry("abandon", fields -> new Act.Abandon(fields.side("abandon"))),
          Map.entry("end", ActReader::end),
          Map.entry(
              "count", fields -> new Act.CountStones(CountReader.read(fields.object("count")))),
          Map.entry("note", ActReader::note),
          Map.entry(
              "agree-readings", fields -> new Act.AgreeReadings(fields.side("agree-readings"))),
          Map.entry("accept", fields -> new Act.Accept(fields.side("accept"))),
          Map.entry("withdraw", ActReader::withdraw),
          Map.entry("confirm", ActReader::confirm));

  /** An act of the console or the socket, which has no time of its own. */
  static Entry live(JsonNode object, Tick at) throws Refusal {
    Fields fields = Fields.of(object, "");
    for (String own : List.of("at", "role")) {
      if (fields.has(own)) {
        throw new Refusal("\"" + own + "\" is set by the desk when the act arrives");
      }
    }
    return read(fields, at);
  }

  /** An event of a match file. */
  static Entry event(JsonNode object) throws Refusal {
    Fields fields = Fields.of(object, "");
    Tick at = Tick.ZERO.plus(fields.secondsFromZero("at"));
    return read(fields, at);
  }

  private static Entry read(Fields fields, Tick at) throws Refusal {
    Act act = ACTS.get(name(fields)).read(fields);
    Optional<String> why = fields.optionalText("why");
    Optional<String> article = fields.optionalText("article");
    Optional<Role> by = fields.has("role") ? Optional.of(fields.role("role")) : Optional.empty();
    fields.done();
    return new Entry(at, act, why, article, by);
  }

  private static String name(Fields fields) throws Refusal {
    String found = null;
    for (Iterator<String> names = fields.names(); names.hasNext(); ) {
      String name = names.next();
      if (!ACTS.containsKey(name)) {
        continue;
      }
      if (found != null) {
        throw new Refusal("two acts, \"" + found + "\" and \"" + name + "\"; one an event");
      }
      found = name;
    }
    if (found == null) {
      throw new Refusal(unknown(fields));
    }
    return found;
  }

  private static String unknown(Fields fields) {
    for (Iterator<String> names = fields.names(); names.hasNext(); ) {
      String name = names.next();
      if (!BESIDE.contains(name)) {
        return "unknown act \"" + name + "\"";
      }
    }
    return "no act";
  }

  private static Act pause(Fields fields) throws Refusal {
    if (fields.node("pause").isTextual()) {
      return new Act.Pause(Optional.of(fields.side("pause")));
    }
    fields.isTrue("pause");
    return new Act.Pause();
  }

  private static Act note(Fields fields) throws Refusal {
    Optional<Side> side = Optional.empty();
    if (fields.node("note").isTextual()) {
      side = Optional.of(fields.side("note"));
    } else {
      fields.isTrue("note");
    }
    return new Act.Note(side, fields.text("why"));
  }

  private static Act readings(Fields fields) throws Refusal {
    fields.isTrue("read");
    return new Act.Read();
  }

  private static Act swap(Fields fields) throws Refusal {
    fields.isTrue("swap");
    return new Act.Swap();
  }

  private static Act confirm(Fields fields) throws Refusal {
    fields.isTrue("confirm");
    return new Act.Confirm();
  }

  private static Act resume(Fields fields) throws Refusal {
    if (fields.node("resume").isTextual()) {
      return new Act.Resume(Optional.of(fields.side("resume")));
    }
    fields.isTrue("resume");
    return new Act.Resume(Optional.empty());
  }

  private static Act set(Fields fields) throws Refusal {
    return new Act.Set(fields.side("set"), reading(fields, "reading"));
  }

  /** What a clock is to show, or shows. */
  static Reading reading(Fields fields, String name) throws Refusal {
    Fields reading = fields.object(name);
    String phase = reading.text("phase");
    if (!phase.equals(Phase.MAIN.id()) && !phase.equals(Phase.OVERTIME.id())) {
      throw reading.wrong("phase", "must be \"main\" or \"overtime\", not \"" + phase + "\"");
    }
    OptionalInt left = reading.optionalWhole("left", 0, MOST_COUNT);
    OptionalInt moves = reading.optionalWhole("moves", 0, MOST_COUNT);
    OptionalInt penalty = reading.optionalWhole("penalty", 0, MOST_COUNT);
    OptionalInt stage = reading.optionalWhole("stage", 1, MOST_COUNT);
    Reading wanted =
        new Reading(
            phase.equals(Phase.MAIN.id()) ? Phase.MAIN : Phase.OVERTIME,
            reading.secondsOverZero("time"),
            left,
            moves,
            penalty,
            stage);
    reading.done();
    return wanted;
  }

  private static Act end(Fields fields) throws Refusal {
    String id = fields.text("end");
    for (Act.Ending ending : Act.Ending.values()) {
      if (ending.id().equals(id)) {
        return new Act.End(
            ending, ending.namesLoser() ? Optional.of(fields.side("side")) : Optional.empty());
      }
    }
    throw fields.wrong(
        "end", "must be resign, forfeit, draw, both-lose or replay, not \"" + id + "\"");
  }

  private static Act withdraw(Fields fields) throws Refusal {
    String what = fields.text("withdraw");
    return switch (what) {
      case "result" -> new Act.WithdrawResult();
      case "warning" -> new Act.WithdrawWarning(fields.side("side"));
      default -> {
        Ruled ruled =
            Ruled.of(what)
                .orElseThrow(
                    () ->
                        fields.wrong(
                            "withdraw",
                            "must be result, warning or a ruling's act, not \"" + what + "\""));
        boolean side = ruled.mustNameSide() || ruled.mayNameSide() && fields.has("side");
        yield new Act.WithdrawRuling(
            ruled, side ? Optional.of(fields.side("side")) : Optional.empty());
      }
    };
  }
}
