package org.qizhong.screen;

import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;
import static org.qizhong.screen.Lines.side;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.qizhong.screen.States.State;

/** States of a match's end: its count, its result, its log. */
final class EndStates {
  private static final String WARNED = side("main", "3:12", "WARNED");

  private EndStates() {}

  static List<State> all() {
    List<State> states = new ArrayList<>();
    for (String rules : List.of("cn-2002", "cn-ancient", "ing", "wmsg", "jp")) {
      states.add(
          States.state(
              "end-count-" + rules,
              match("1h", rules, 0),
              face("paused", "black", 254, WARNED, main("10:41")),
              "COUNT"));
    }
    String agreed = face("agreed", "black", 254, WARNED, main("10:41"));
    states.add(States.state("end-dispute", match("1h"), agreed, "DISPUTE"));
    String result =
        face(
            "result",
            "black",
            254,
            WARNED,
            main("10:41"),
            "'winner':'white','by':'resignation','sgf':'W+R'");
    states.add(States.state("end-result-clock", match("1h"), result, "CLOCK"));
    states.add(
        States.state(
            "end-accepted",
            match("1h"),
            result.substring(0, result.length() - 1) + ",\"accepted\":[\"white\"]}"));
    List<String> log = new ArrayList<>(List.of(match("1h"), agreed, "LOG"));
    log.addAll(Arrays.asList(LogLines.all()));
    states.add(new State("end-log", log));
    return states;
  }
}
