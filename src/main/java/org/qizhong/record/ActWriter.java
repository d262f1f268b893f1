package org.qizhong.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.qizhong.clock.Reading;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;

/** Writes acts as a match file's events; what {@link ActReader} reads. */
public final class ActWriter {
  private ActWriter() {}

  /** One event as one line without its end. */
  public static String line(Entry entry) {
    return Json.line(out -> write(out, entry));
  }

  /** The name by which match files know {@code act}, such as {@code take-back}. */
  public static String name(Act act) {
    String fields = Json.line(out -> writeAct(out, act));
    // The act's own field is the first.
    return fields.substring(2, fields.indexOf('"', 2));
  }

  /** One event as an object. */
  static void write(JsonGenerator out, Entry entry) throws IOException {
    out.writeStartObject();
    HappeningWriter.seconds(out, "at", entry.at());
    act(out, entry.act());
    beside(out, entry.why(), entry.article());
    if (entry.by().isPresent()) {
      out.writeStringField("role", entry.by().get().id());
    }
    out.writeEndObject();
  }

  /** An act alone as an object. */
  static void writeAct(JsonGenerator out, Act act) throws IOException {
    out.writeStartObject();
    act(out, act);
    out.writeEndObject();
  }

  /** What stands beside an act for people. */
  static void beside(JsonGenerator out, Optional<String> why, Optional<String> article)
      throws IOException {
    if (why.isPresent()) {
      out.writeStringField("why", why.get());
    }
    if (article.isPresent()) {
      out.writeStringField("article", article.get());
    }
  }

  /** An act's own fields, into an open object. */
  static void act(JsonGenerator out, Act act) throws IOException {
    switch (act) {
      case Act.Start it -> side(out, "start", it.side());
      case Act.Press it -> side(out, "press", it.side());
      case Act.Pass it -> side(out, "pass", it.side());
      case Act.Propose it -> side(out, "propose", it.side());
      case Act.Agree it -> side(out, "agree", it.side());
      case Act.Seal it -> side(out, "seal", it.side());
      case Act.Warn it -> side(out, "warn", it.side());
      case Act.ForfeitTurn it -> side(out, "forfeit-turn", it.side());
      case Act.Leave it -> side(out, "leave", it.side());
      case Act.RulePass it -> side(out, "rule-pass", it.side());
      case Act.Abandon it -> side(out, "abandon", it.side());
      case Act.AgreeReadings it -> side(out, "agree-readings", it.side());
      case Act.Accept it -> side(out, "accept", it.side());
      case Act.Note it -> {
        sideOrTrue(out, "note", it.side());
        out.writeStringField("why", it.why());
      }
      case Act.Pause it -> sideOrTrue(out, "pause", it.by());
      case Act.Read it -> out.writeBooleanField("read", true);
      case Act.Swap it -> out.writeBooleanField("swap", true);
      case Act.Confirm it -> out.writeBooleanField("confirm", true);
      case Act.WithdrawResult it -> out.writeStringField("withdraw", "result");
      case Act.Number it -> out.writeNumberField("number", it.move());
      case Act.Resume it -> sideOrTrue(out, "resume", it.side());
      case Act.Late it -> {
        side(out, "late", it.side());
        HappeningWriter.seconds(out, "by", it.by());
      }
      case Act.TakeBack it -> {
        side(out, "take-back", it.side());
        out.writeBooleanField("charge", it.charge());
      }
      case Act.Adjust it -> {
        side(out, "adjust", it.side());
        HappeningWriter.seconds(out, "by", it.by());
      }
      case Act.Set it -> set(out, it.side(), it.reading());
      case Act.Reread it -> {
        side(out, "reread", it.side());
        HappeningWriter.seconds(out, "from", it.from());
      }
      case Act.WithdrawWarning it -> {
        out.writeStringField("withdraw", "warning");
        side(out, "side", it.side());
      }
      case Act.WithdrawRuling it -> {
        out.writeStringField("withdraw", it.what().id());
        if (it.side().isPresent()) {
          side(out, "side", it.side().get());
        }
      }
      case Act.End it -> end(out, it);
      case Act.CountStones it -> CountWriter.write(out, it.count());
    }
  }

  private static void side(JsonGenerator out, String field, Side side) throws IOException {
    out.writeStringField(field, side.id());
  }

  private static void sideOrTrue(JsonGenerator out, String field, Optional<Side> side)
      throws IOException {
    if (side.isPresent()) {
      side(out, field, side.get());
    } else {
      out.writeBooleanField(field, true);
    }
  }

  private static void set(JsonGenerator out, Side side, Reading reading) throws IOException {
    side(out, "set", side);
    out.writeObjectFieldStart("reading");
    HappeningWriter.reading(out, reading);
    out.writeEndObject();
  }

  private static void end(JsonGenerator out, Act.End end) throws IOException {
    out.writeStringField("end", end.how().id());
    if (end.loser().isPresent()) {
      side(out, "side", end.loser().get());
    }
  }
}
