package org.qizhong.screen;

import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.screen.States.State;

/** States that hands at the clock lead to: sheets, proposals, pauses, settings. */
final class HandStates {
  private static final String BYO = "60m + 5x60s";

  private HandStates() {}

  static List<State> all() {
    List<State> states = new ArrayList<>();
    String reading =
        States.period("overtime", "0:18", ",'left':3,'length':60,'elapsed':42.2,'said':'40s'");
    String running = face("running", "white", 57, main("21:07"), reading);
    states.add(States.state("end-sheet", match(BYO), running, "SHEET"));
    states.add(States.state("proposed", match(BYO), more(running, "'proposed':'black'")));
    states.add(States.state("referee-pauses", headed("'pauses':'referee'"), running));
    states.add(
        States.state(
            "count-unheard",
            match(BYO),
            "{\"event\":\"sound\",\"settings\":{\"overtime\":\"silence\"},\"voices\":[]}",
            running));
    states.add(
        States.state(
            "ready-confirmed",
            headed("'confirmed':true,'table':'第3台'"),
            face("ready", "black", 0, main("1:00:00"), main("1:00:00"))));
    String paused = running.replace("running", "paused");
    states.add(States.state("paused-asked", match(BYO), more(paused, "'asked':'black'")));
    states.add(States.state("paused-both", headed("'resumes':'both'"), paused));
    states.add(
        States.state(
            "paused-one-ready",
            headed("'resumes':'both'"),
            more(paused, "'asked':'black','ready':['white']")));
    states.add(States.state("settings", match(BYO), paused, "SETTINGS"));
    return states;
  }

  /** A match whose header has more {@code fields}. */
  private static String headed(String fields) {
    return match(BYO).replace("\"handicap\":0", "\"handicap\":0," + fields.replace('\'', '"'));
  }

  /** A line with more {@code fields}. */
  private static String more(String line, String fields) {
    return line.substring(0, line.length() - 1) + "," + fields.replace('\'', '"') + "}";
  }
}
