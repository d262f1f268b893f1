package org.qizhong.record;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Lines of the desk's socket that are no happenings: they tell of the desk itself. */
public final class Notices {
  /** No match is open. */
  public static final String IDLE = plain("idle");

  private Notices() {}

  /** Something the players and the referee should read. */
  public static String notice(String text) {
    return Json.line(
        out -> {
          out.writeStartObject();
          out.writeStringField("event", "notice");
          out.writeStringField("text", text);
          out.writeEndObject();
        });
  }

  /**
   * Something has failed that does not stop the clock (law 10).
   *
   * @param what the part that failed
   */
  public static String alarm(String what, String reason) {
    return Json.line(
        out -> {
          out.writeStartObject();
          out.writeStringField("event", "alarm");
          out.writeStringField("what", what);
          out.writeStringField("reason", reason);
          out.writeEndObject();
        });
  }

  /**
   * What the desk itself is.
   *
   * @param swapped whether the real buttons' sides are exchanged; empty where the screen's faces
   *     are the buttons
   */
  public static String desk(Optional<Boolean> swapped, String version) {
    return Json.line(
        out -> {
          out.writeStartObject();
          out.writeStringField("event", "desk");
          out.writeStringField("buttons", swapped.isPresent() ? "gpio" : "screen");
          if (swapped.isPresent()) {
            out.writeBooleanField("swapped", swapped.get());
          }
          out.writeStringField("version", version);
          out.writeEndObject();
        });
  }

  /** What is heard, and the voices there are. */
  public static String sound(Map<String, String> settings, List<String> voices) {
    return Json.line(
        out -> {
          out.writeStartObject();
          out.writeStringField("event", "sound");
          out.writeObjectFieldStart("settings");
          for (Map.Entry<String, String> one : settings.entrySet()) {
            out.writeStringField(one.getKey(), one.getValue());
          }
          out.writeEndObject();
          out.writeArrayFieldStart("voices");
          for (String voice : voices) {
            out.writeString(voice);
          }
          out.writeEndArray();
          out.writeEndObject();
        });
  }

  static String plain(String event) {
    return Json.line(
        out -> {
          out.writeStartObject();
          out.writeStringField("event", event);
          out.writeEndObject();
        });
  }
}
