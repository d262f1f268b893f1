package org.qizhong.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.time.Duration;
import java.util.Set;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Durations;
import org.qizhong.clock.Reading;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Happening;
import org.qizhong.score.Result;

/** Writes what has happened, one JSON object a line. */
public final class HappeningWriter {
  private HappeningWriter() {}

  /** One line without its end. */
  public static String line(Happening happening) {
    return Json.line(out -> write(out, happening));
  }

  /** One object. */
  static void write(JsonGenerator out, Happening happening) throws IOException {
    out.writeStartObject();
    seconds(out, "at", happening.at());
    fields(out, happening);
    out.writeEndObject();
  }

  private static void fields(JsonGenerator out, Happening happening) throws IOException {
    switch (happening) {
      case Happening.Started it -> event(out, "started", it.side());
      case Happening.Moved it -> {
        move(out, "moved", it.side(), it.move());
        seconds(out, "used", it.used());
      }
      case Happening.Passed it -> move(out, "passed", it.side(), it.move());
      case Happening.TurnForfeited it -> move(out, "passed", it.side(), it.move());
      case Happening.MoveVoided it -> move(out, "passed", it.side(), it.move());
      case Happening.TimeUpPassed it -> move(out, "passed", it.side(), it.move());
      case Happening.Proposed it -> move(out, "proposed", it.side(), it.move());
      case Happening.Sealed it -> move(out, "sealed", it.side(), it.move());
      case Happening.TakenBack it -> move(out, "taken-back", it.side(), it.move());
      case Happening.Agreed it -> event(out, "agreed", it.side());
      case Happening.Abandoned it -> event(out, "abandoned", it.side());
      case Happening.LeftTable it -> event(out, "left-table", it.side());
      case Happening.Ignored it -> event(out, "ignored", it.side());
      case Happening.PressedToResume it -> event(out, "ignored", it.side());
      case Happening.Flagged it -> event(out, "flagged", it.side());
      case Happening.Resumed it -> event(out, "resumed", it.side());
      case Happening.ReadingSet it -> event(out, "set", it.side());
      case Happening.ReadAgain it -> event(out, "reread", it.side());
      case Happening.Corrected it -> event(out, "corrected", it.side());
      case Happening.ReadingsAgreed it -> event(out, "readings-agreed", it.side());
      case Happening.Accepted it -> event(out, "accepted", it.side());
      case Happening.Noted it -> noted(out, it);
      case Happening.Paused it -> event(out, "paused");
      case Happening.Swapped it -> event(out, "swapped");
      case Happening.Withdrawn it -> event(out, "withdrawn");
      case Happening.Confirmed it -> event(out, "confirmed");
      case Happening.OvertimeBegan it -> overtime(out, it);
      case Happening.PeriodUsed it -> counted(out, "period-used", it.side(), "left", it.left());
      case Happening.Warned it -> counted(out, "warned", it.side(), "total", it.total());
      case Happening.Unwarned it -> counted(out, "unwarned", it.side(), "total", it.total());
      case Happening.PenaltyTaken it -> {
        counted(out, "penalty", it.side(), "points", it.points());
        out.writeNumberField("total", it.total());
      }
      case Happening.StageBegan it -> {
        counted(out, "stage", it.side(), "moves", it.moves());
        seconds(out, "time", it.time());
      }
      case Happening.Called it -> {
        event(out, "call", it.side());
        out.writeStringField("say", it.call().say());
      }
      case Happening.CameLate it -> {
        event(out, "late", it.side());
        seconds(out, "deducted", it.deducted());
      }
      case Happening.Adjusted it -> {
        event(out, "adjusted", it.side());
        seconds(out, "by", it.by());
      }
      case Happening.Numbered it -> {
        event(out, "numbered");
        out.writeNumberField("move", it.move());
      }
      case Happening.Refused it -> {
        event(out, "refused");
        out.writeStringField("reason", it.reason());
      }
      case Happening.RulingWithdrawn it -> withdrawn(out, it);
      case Happening.ReadingTaken it -> readings(out, it.readings());
      case Happening.Ended it -> result(out, it.result());
    }
  }

  private static void event(JsonGenerator out, String name) throws IOException {
    out.writeStringField("event", name);
  }

  private static void event(JsonGenerator out, String name, Side side) throws IOException {
    event(out, name);
    out.writeStringField("side", side.id());
  }

  private static void noted(JsonGenerator out, Happening.Noted noted) throws IOException {
    event(out, "noted");
    if (noted.side().isPresent()) {
      out.writeStringField("side", noted.side().get().id());
    }
    out.writeStringField("why", noted.why());
  }

  private static void withdrawn(JsonGenerator out, Happening.RulingWithdrawn it)
      throws IOException {
    event(out, "ruling-withdrawn");
    out.writeStringField("of", it.what().id());
    if (it.side().isPresent()) {
      out.writeStringField("side", it.side().get().id());
    }
    if (it.move().isPresent()) {
      out.writeNumberField("move", it.move().getAsInt());
    }
  }

  private static void move(JsonGenerator out, String name, Side side, int move) throws IOException {
    counted(out, name, side, "move", move);
  }

  private static void counted(JsonGenerator out, String name, Side side, String field, int count)
      throws IOException {
    event(out, name, side);
    out.writeNumberField(field, count);
  }

  private static void overtime(JsonGenerator out, Happening.OvertimeBegan began)
      throws IOException {
    event(out, "overtime", began.side());
    Reading opening = began.opening();
    if (opening.left().isPresent()) {
      out.writeNumberField("left", opening.left().getAsInt());
    }
    if (opening.moves().isPresent()) {
      out.writeNumberField("moves", opening.moves().getAsInt());
      seconds(out, "time", opening.time());
    }
  }

  private static void readings(JsonGenerator out, BySide<Reading> readings) throws IOException {
    event(out, "reading");
    for (Side side : Side.values()) {
      out.writeObjectFieldStart(side.id());
      reading(out, readings.of(side));
      out.writeEndObject();
    }
  }

  /** The fields of a reading, into an open object. */
  static void reading(JsonGenerator out, Reading reading) throws IOException {
    out.writeStringField("phase", reading.phase().id());
    seconds(out, "time", reading.time());
    if (reading.left().isPresent()) {
      out.writeNumberField("left", reading.left().getAsInt());
    }
    if (reading.moves().isPresent()) {
      out.writeNumberField("moves", reading.moves().getAsInt());
    }
    if (reading.penalty().isPresent()) {
      out.writeNumberField("penalty", reading.penalty().getAsInt());
    }
    if (reading.stage().isPresent()) {
      out.writeNumberField("stage", reading.stage().getAsInt());
    }
  }

  private static void result(JsonGenerator out, Result result) throws IOException {
    event(out, "result");
    resultFields(out, result);
  }

  /** The fields of a result, into an open object. */
  static void resultFields(JsonGenerator out, Result result) throws IOException {
    out.writeStringField("winner", result.winner().id());
    out.writeStringField("by", result.by().id());
    if (result.margin().isPresent()) {
      out.writeFieldName("margin");
      out.writeNumber(result.margin().get().amount().toDecimal().toPlainString());
      out.writeStringField("unit", result.margin().get().unit().id());
    }
    out.writeStringField("sgf", result.sgf());
  }

  /** A list of sides, Black first. */
  static void sides(JsonGenerator out, String field, Set<Side> sides) throws IOException {
    out.writeArrayFieldStart(field);
    for (Side side : Side.values()) {
      if (sides.contains(side)) {
        out.writeString(side.id());
      }
    }
    out.writeEndArray();
  }

  /** A field in seconds, a plain decimal exact to the nanosecond. */
  static void seconds(JsonGenerator out, String field, Duration time) throws IOException {
    out.writeFieldName(field);
    out.writeNumber(Durations.seconds(time));
  }

  static void seconds(JsonGenerator out, String field, Tick tick) throws IOException {
    seconds(out, field, tick.since(Tick.ZERO));
  }
}
