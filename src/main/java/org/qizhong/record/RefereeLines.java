package org.qizhong.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Reading;
import org.qizhong.clock.Side;
import org.qizhong.match.Happening;
import org.qizhong.match.Role;
import org.qizhong.match.Withdrawals;

/** The lines that the desk answers at the referee's desk. */
public final class RefereeLines {
  private RefereeLines() {}

  /** The role a client has now, and for how long without another line from it. */
  public static String role(Role role, Duration idle) {
    return Json.line(
        out -> {
          event(out, "role");
          out.writeStringField("role", role.id());
          if (role != Role.NONE) {
            HappeningWriter.seconds(out, "seconds", idle);
          }
          out.writeEndObject();
        });
  }

  /** Which PINs are set. */
  public static String pins(Set<Role> set) {
    return Json.line(
        out -> {
          event(out, "pins");
          out.writeBooleanField(Role.REFEREE.id(), set.contains(Role.REFEREE));
          out.writeBooleanField(Role.CHIEF.id(), set.contains(Role.CHIEF));
          out.writeEndObject();
        });
  }

  /** What the players' buttons confirm, and who has. */
  public static String collect(Optional<Collected> what, Set<Side> confirmed) {
    return Json.line(
        out -> {
          event(out, "collect");
          out.writeStringField("what", what.map(Collected::id).orElse("none"));
          if (what.isPresent()) {
            HappeningWriter.sides(out, "confirmed", confirmed);
          }
          out.writeEndObject();
        });
  }

  /**
   * What a line would do.
   *
   * @param of the line
   * @param readings after it
   */
  public static String preview(
      String of, Role needs, List<Happening> happenings, BySide<Reading> readings) {
    return Json.line(
        out -> {
          preview(out, of, needs);
          out.writeArrayFieldStart("happenings");
          for (Happening happening : happenings) {
            HappeningWriter.write(out, happening);
          }
          out.writeEndArray();
          for (Side side : Side.values()) {
            out.writeObjectFieldStart(side.id());
            HappeningWriter.reading(out, readings.of(side));
            out.writeEndObject();
          }
          out.writeEndObject();
        });
  }

  /**
   * A ruling that may be withdrawn.
   *
   * @param refused why it cannot be now, if so
   */
  public record Withdrawable(Withdrawals.Standing standing, Role needs, Optional<String> refused) {}

  /** The rulings that stand. */
  public static String standing(List<Withdrawable> rulings) {
    return Json.line(
        out -> {
          event(out, "standing");
          out.writeArrayFieldStart("rulings");
          for (Withdrawable ruling : rulings) {
            out.writeStartObject();
            ActWriter.act(out, ruling.standing().act());
            if (ruling.standing().at().isPresent()) {
              HappeningWriter.seconds(out, "at", ruling.standing().at().get());
            }
            out.writeStringField("needs", ruling.needs().id());
            if (ruling.refused().isPresent()) {
              out.writeStringField("refused", ruling.refused().get());
            }
            out.writeEndObject();
          }
          out.writeEndArray();
          out.writeEndObject();
        });
  }

  /** Why a line would be refused. */
  public static String refusedPreview(String of, Role needs, String reason) {
    return Json.line(
        out -> {
          preview(out, of, needs);
          out.writeStringField("refused", reason);
          out.writeEndObject();
        });
  }

  private static void preview(JsonGenerator out, String of, Role needs) throws IOException {
    event(out, "preview");
    out.writeFieldName("of");
    out.writeRawValue(of);
    out.writeStringField("needs", needs.id());
  }

  /**
   * The end of what was asked of the log.
   *
   * @param last number of the last entry sent; 0 where there was none
   * @param more whether there are further ones
   */
  public static String logEnd(int last, boolean more) {
    return Json.line(
        out -> {
          event(out, "log-end");
          out.writeNumberField("n", last);
          if (more) {
            out.writeBooleanField("more", true);
          }
          out.writeEndObject();
        });
  }

  static void event(JsonGenerator out, String name) throws IOException {
    out.writeStartObject();
    out.writeStringField("event", name);
  }
}
