package org.qizhong.screen;

import org.qizhong.clock.Refusal;
import org.qizhong.screen.model.LineReader;
import org.qizhong.screen.model.News;
import org.qizhong.screen.words.Language;
import org.qizhong.screen.words.Texts;

/** Lines of a desk. */
public final class Lines {
  public static final Texts ENGLISH = Texts.of(Language.EN);
  public static final String IDLE = "{\"event\":\"idle\"}";

  private Lines() {}

  /** What a line says. */
  public static News read(String line) {
    try {
      return LineReader.read(line);
    } catch (Refusal e) {
      throw new AssertionError(line, e);
    }
  }

  /** A match opens, with plain names. */
  public static String match(String time) {
    return match(time, "cn-2002", 0);
  }

  /** A match opens, with plain names. */
  public static String match(String time, String rules, int handicap) {
    return match(time, rules, handicap, "City Open · round 3", "Zhou Rui-yang", "Li Qin-cheng");
  }

  /** A match opens. */
  public static String match(
      String time, String rules, int handicap, String event, String black, String white) {
    return ("{'event':'match','header':{'time':'%s','rules':'%s','handicap':%d,'event':'%s',"
            + "'players':{'black':{'name':'%s'},'white':{'name':'%s'}}}}")
        .formatted(time, rules, handicap, event, black, white)
        .replace('\'', '"');
  }

  /** A face; {@code black} and {@code white} as from {@link #side}. */
  public static String face(String status, String toMove, int move, String black, String white) {
    return face(status, toMove, move, black, white, "");
  }

  /** A face with a result. */
  public static String face(
      String status, String toMove, int move, String black, String white, String result) {
    return ("{'at':12.3,'event':'face','status':'%s','to-move':'%s','move':%d,"
            + "'black':{%s},'white':{%s}%s}")
        .formatted(
            status,
            toMove,
            move,
            black,
            white,
            result.isEmpty() ? "" : ",'result':{" + result + "}")
        .replace('\'', '"');
  }

  /** A side's fields. */
  public static String side(String phase, String shown, String more) {
    return ("'phase':'%s','time':1,'shown':'%s','last':%s,'warnings':%d%s")
        .formatted(
            phase,
            shown,
            more.contains("LAST"),
            more.contains("WARNED") ? 1 : 0,
            more.replace("LAST", "").replace("WARNED", ""));
  }

  /** A side in its main time. */
  public static String main(String shown) {
    return side("main", shown, "");
  }
}
