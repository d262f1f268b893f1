package org.qizhong.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.time.Duration;
import java.util.stream.Collectors;
import org.qizhong.clock.Side;
import org.qizhong.match.Happening;
import org.qizhong.match.StartCard;

/** Writes the {@code card} lines that the desk's socket sends. */
public final class CardWriter {
  /** No card lies on the table any more. */
  public static final String GONE = Notices.plain("card");

  private CardWriter() {}

  /**
   * The card that lies on the table, as one line without its end.
   *
   * @param hash of its settings, see {@link SettingsHash}
   */
  public static String line(StartCard card, String hash) {
    return Json.line(
        out -> {
          out.writeStartObject();
          out.writeStringField("event", "card");
          out.writeFieldName("header");
          HeaderWriter.write(out, card.setup());
          lateness(out, card);
          out.writeStringField("hash", hash);
          HappeningWriter.sides(out, "confirmed", card.confirmed());
          out.writeEndObject();
        });
  }

  /** R1: how late each side came, and what the referee will make of it. */
  private static void lateness(JsonGenerator out, StartCard card) throws IOException {
    out.writeObjectFieldStart("late");
    for (Side side : Side.values()) {
      Duration late = card.late().of(side);
      if (late.isPositive()) {
        HappeningWriter.seconds(out, side.id(), late);
      }
    }
    out.writeEndObject();
    out.writeObjectFieldStart("deducted");
    for (Happening.CameLate came : card.lateness()) {
      if (!came.overLimit()) {
        HappeningWriter.seconds(out, came.side().id(), came.deducted());
      }
    }
    out.writeEndObject();
    HappeningWriter.sides(
        out,
        "forfeit",
        card.lateness().stream()
            .filter(Happening.CameLate::overLimit)
            .map(Happening.CameLate::side)
            .collect(Collectors.toSet()));
  }
}
