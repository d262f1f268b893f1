package org.qizhong.record;

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

  private static String plain(String event) {
    return Json.line(
        out -> {
          out.writeStartObject();
          out.writeStringField("event", event);
          out.writeEndObject();
        });
  }
}
