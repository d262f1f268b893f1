package org.qizhong.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.qizhong.clock.Tick;
import org.qizhong.match.Happening;

/** Writes the entries of a match's log. */
public final class LogWriter {
  /** Who it was where nobody acted. */
  public static final String CLOCK = "clock";

  private LogWriter() {}

  /** What time alone has brought. */
  public static String elapsed(int number, Happening happening) {
    return Json.line(
        out -> {
          head(out, number, happening.at());
          HappeningWriter.write(out, happening);
          out.writeStringField("by", CLOCK);
          out.writeEndObject();
        });
  }

  /**
   * What an act has brought.
   *
   * @param whole whether the act itself is written beside it: it says more, such as the reading set
   */
  public static String happened(
      int number, Happening happening, Entry entry, String by, boolean whole) {
    return Json.line(
        out -> {
          head(out, number, happening.at());
          HappeningWriter.write(out, happening);
          tail(out, entry, by);
          if (whole) {
            out.writeFieldName("act");
            ActWriter.writeAct(out, entry.act());
          }
          out.writeEndObject();
        });
  }

  /** An act of which nothing came. */
  public static String acted(int number, Entry entry, String by) {
    return Json.line(
        out -> {
          head(out, number, entry.at());
          ActWriter.write(
              out, new Entry(entry.at(), entry.act(), Optional.empty(), Optional.empty()));
          tail(out, entry, by);
          out.writeEndObject();
        });
  }

  private static void head(JsonGenerator out, int number, Tick at) throws IOException {
    RefereeLines.event(out, "log");
    out.writeNumberField("n", number);
    HappeningWriter.seconds(out, "at", at);
    out.writeFieldName("of");
  }

  private static void tail(JsonGenerator out, Entry entry, String by) throws IOException {
    ActWriter.beside(out, entry.why(), entry.article());
    out.writeStringField("by", by);
  }
}
