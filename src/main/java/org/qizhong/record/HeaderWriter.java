package org.qizhong.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.qizhong.match.Pauses;
import org.qizhong.match.Setup;
import org.qizhong.score.Fraction;

/** Writes what was agreed as a match file's header. */
public final class HeaderWriter {
  private HeaderWriter() {}

  /** The header as one line without its end. */
  public static String line(Setup setup) {
    return Json.line(out -> write(out, setup));
  }

  /**
   * The line that tells a client of the desk which match is open.
   *
   * @param hash of its settings, see {@link SettingsHash}
   */
  public static String announcement(Setup setup, String hash) {
    return Json.line(
        out -> {
          out.writeStartObject();
          out.writeStringField("event", "match");
          out.writeFieldName("header");
          write(out, setup);
          out.writeStringField("hash", hash);
          out.writeEndObject();
        });
  }

  /** The header as one object. */
  static void write(JsonGenerator out, Setup setup) throws IOException {
    out.writeStartObject();
    time(out, setup);
    out.writeStringField("rules", setup.terms().rules().id());
    out.writeNumberField("board", setup.terms().board());
    out.writeNumberField("handicap", setup.terms().handicap());
    Optional<Fraction> komi = setup.terms().komi();
    if (komi.isPresent()) {
      out.writeFieldName("komi");
      out.writeNumber(komi.get().toDecimal().toPlainString());
    }
    HappeningWriter.seconds(out, "late-limit", setup.lateLimit());
    CallsField.write(out, setup.calls());
    Pauses pauses = setup.pauses();
    if (pauses.stop() != Pauses.DEFAULT.stop()) {
      out.writeStringField("pauses", pauses.stop().id());
    }
    if (pauses.resume() != Pauses.DEFAULT.resume()) {
      out.writeStringField("resumes", pauses.resume().id());
    }
    OccasionFields.write(out, setup.occasion());
    if (setup.confirmed()) {
      out.writeBooleanField("confirmed", true);
    }
    out.writeEndObject();
  }

  private static void time(JsonGenerator out, Setup setup) throws IOException {
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
  }
}
