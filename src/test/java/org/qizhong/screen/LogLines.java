package org.qizhong.screen;

import java.util.ArrayList;
import java.util.List;

/** A match's log as the desk tells it. */
final class LogLines {
  private static final List<String[]> ENTRIES =
      List.of(
          new String[] {"0", "'event':'started','side':'black'", "'by':'white'"},
          new String[] {
            "23.4", "'event':'moved','side':'black','move':1,'used':23.412345678", "'by':'black'"
          },
          new String[] {"30", "'event':'ignored','side':'black'", "'by':'black'"},
          new String[] {
            "95", "'event':'moved','side':'white','move':2,'used':71.6", "'by':'white'"
          },
          new String[] {
            "120",
            "'event':'warned','side':'black','total':1",
            "'why':'phone rings','article':'R20','by':'referee'"
          },
          new String[] {"3723", "'event':'overtime','side':'black','left':5", "'by':'clock'"},
          new String[] {"3783", "'event':'period-used','side':'black','left':4", "'by':'clock'"},
          new String[] {"3790", "'event':'paused'", "'by':'white'"},
          new String[] {"3791", "'event':'readings-agreed','side':'black'", "'by':'black'"},
          new String[] {
            "3800",
            "'event':'adjusted','side':'white','by':-90",
            "'why':'set wrongly','article':'R17','by':'chief'"
          },
          new String[] {"3810", "'event':'resumed','side':'black'", "'by':'referee'"},
          new String[] {
            "3900",
            "'event':'noted','side':'white','why':'talking'",
            "'article':'R21','by':'referee'"
          },
          new String[] {"4000", "'event':'passed','side':'black','move':3", "'by':'black'"},
          new String[] {
            "4100",
            "'event':'result','winner':'black','by':'count','margin':0.75,'unit':'zi',"
                + "'sgf':'B+1.5'",
            "'by':'referee'"
          },
          new String[] {"4110", "'event':'accepted','side':'white'", "'by':'white'"});

  private LogLines() {}

  /** All of it, to its end. */
  static String[] all() {
    List<String> lines = new ArrayList<>();
    for (String[] entry : ENTRIES) {
      lines.add(
          "{'event':'log','n':%d,'at':%s,'of':{'at':%s,%s},%s}"
              .formatted(lines.size() + 1, entry[0], entry[0], entry[1], entry[2])
              .replace('\'', '"'));
    }
    lines.add("{\"event\":\"log-end\",\"n\":" + lines.size() + "}");
    return lines.toArray(String[]::new);
  }
}
