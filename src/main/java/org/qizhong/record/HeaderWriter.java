package org.qizhong.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.match.Setup;
import org.qizhong.score.Fraction;

/** Writes what was agreed as a match file's header. */
public final class HeaderWriter {
  private HeaderWriter() {}

  /** The header as one line without its end. */
  public static String line(Setup setup) {
    return Json.line(out -> write(out, setup));
  }

  /** The line that tells a client of the desk which match is open. */
  public static String announcement(Setup setup) {
    return Json.line(
        out -> {
          out.writeStartObject();
          out.writeStringField("event", "match");
          out.writeFieldName("header");
          write(out, setup);
          out.writeEndObject();
        });
  }

  private static void write(JsonGenerator out, Setup setup) throws IOException {
    out.writeStartObject();
    String black = setup.time().black().notation();
    String white = setup.time().white().notation();
    if (black.equals(white)) {
      out.writeStringField("time", black);
    } else {
      out.writeObjectFieldStart("time");
      out.writeStringField("black", black);
      out.writeStringField("white", white);
      out.writeEndObject();
    }
    out.writeStringField("rules", setup.terms().rules().id());
    out.writeNumberField("board", setup.terms().board());
    out.writeNumberField("handicap", setup.terms().handicap());
    Optional<Fraction> komi = setup.terms().komi();
    if (komi.isPresent()) {
      out.writeFieldName("komi");
      out.writeNumber(komi.get().toDecimal().toPlainString());
    }
    HappeningWriter.seconds(out, "late-limit", setup.lateLimit());
    if (setup.event().isPresent()) {
      out.writeStringField("event", setup.event().get());
    }
    players(out, setup);
    out.writeEndObject();
  }

  private static void players(JsonGenerator out, Setup setup) throws IOException {
    if (setup.names().black().isEmpty() && setup.names().white().isEmpty()) {
      return;
    }
    out.writeObjectFieldStart("players");
    for (Side side : Side.values()) {
      out.writeObjectFieldStart(side.id());
      Optional<String> name = setup.names().of(side);
      if (name.isPresent()) {
        out.writeStringField("name", name.get());
      }
      out.writeEndObject();
    }
    out.writeEndObject();
  }
}
