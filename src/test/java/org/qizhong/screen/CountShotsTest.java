package org.qizhong.screen;

import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;
import static org.qizhong.screen.Lines.side;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.screen.model.MatchButton;
import org.qizhong.screen.words.Language;
import org.testfx.api.FxToolkit;

/** The count and the result in every language at both sizes: nothing cut, nothing too small. */
class CountShotsTest {
  private static final String COUNTED =
      "'winner':'black','by':'count','margin':0.25,'unit':'zi','sgf':'B+.5'";
  private static final String WARNED = side("main", "3:12", "WARNED");

  @TempDir Path data;
  private Looks looks;
  private CardRig rig;

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @ParameterizedTest
  @MethodSource("org.qizhong.screen.CardShotsTest#all")
  void everyPageOfTheEndIsDrawnWhole(Language language, int width, int height) {
    looks = new Looks(language, width, height);
    rig = new CardRig(data, language, width, height);
    chinese();
    otherEditions();
    result();
    looks.assertFine();
  }

  private void chinese() {
    open("cn-2002", 0, "passed", WARNED, main("10:41"));
    look("empty");
    rig.touch("key-6", "key-0", "count-stones", "key-1", "key-2", "key-5");
    look("cn-2002");
    rig.touch("count-shared", "key-1", "count-other", "key-1", "key-7", "key-5");
    look("cn-2002-both");
    rig.touch("key-clear", "key-1", "key-7", "key-0");
    look("cn-2002-refused");
    rig.touch("way-total", "count-white");
    look("cn-2002-total");
    rig.touch("count-dispute");
    look("dispute");
    open("cn-2002", 6, "agreed", main("3:12"), WARNED);
    rig.touch("way-tens", "key-6", "key-5", "count-stones", "key-1", "key-1", "key-3");
    look("handicap");
  }

  private void otherEditions() {
    open("cn-ancient", 6, "passed", WARNED, main("10:41"));
    rig.touch("way-tens", "count-stones", "key-1", "key-9", "key-0");
    look("ancient-missing");
    rig.touch("count-black-groups", "key-5", "count-white-groups", "key-3");
    look("ancient");
    open("wmsg", 0, "paused", main("3:12"), main("10:41"));
    rig.touch(
        "way-tens", "key-1", "key-0", "key-0", "count-stones", "key-8", "key-5", "first-white");
    look("wmsg");
    String points = side("overtime", "19:12", ",'left':1,'penalty':2,'period':1200WARNED");
    open("ing", 0, "passed", points, points.replace("'penalty':2", "'penalty':4"));
    rig.touch("key-3", "count-white-over", "key-2");
    look("ing-fill");
    rig.touch("way-total", "key-1", "key-8", "key-6");
    look("ing-area");
    open("kr", 0, "passed", WARNED, main("10:41"));
    rig.touch("key-6", "key-0", "count-black-prisoners", "key-5");
    rig.touch("count-white-territory", "key-5", "key-8");
    look("territory");
  }

  private void result() {
    open("cn-2002", 0, "passed", WARNED, main("10:41"));
    rig.touch("way-tens", "key-6", "key-0", "count-stones", "key-1", "key-2", "key-5");
    rig.touch("count-shared", "key-1");
    String result = face("result", "black", 268, WARNED, main("10:41"), COUNTED);
    rig.hear(result);
    look("result");
    rig.hear(accepted(result, "'black'"));
    look("result-one");
    for (String seats : List.of("across", "ends", "back")) {
      rig.set("seats", seats);
      look("result-" + seats);
    }
    rig.set("seats", "front");
    rig.hear("{\"event\":\"desk\",\"buttons\":\"gpio\",\"version\":\"0.1.0\"}", result);
    look("result-buttons");
    rig.hear(accepted(result.replace("'result'", "'confirmed'"), "'black','white'"));
    look("result-both");
    rig.hear(
        accepted(
            result.replace("\"status\":\"result\"", "\"status\":\"confirmed\""),
            "'black','white'"));
    look("result-final");
    String time = "'winner':'white','by':'warnings','sgf':'W+F'";
    rig.hear(face("result", "black", 211, side("flagged", "0:00", ""), main("41"), time));
    look("result-warnings");
    rig.touch("result-clock");
    look("result-clock");
    ruled("forfeit", "'winner':'white','by':'forfeit','sgf':'W+F'");
    ruled("draw", "'winner':'draw','by':'ruling','sgf':'0'");
    ruled("both-lose", "'winner':'none','by':'ruling','sgf':'Void','ruled':'both-lose'");
    ruled("replay", "'winner':'none','by':'ruling','sgf':'Void','ruled':'replay'");
    rig.openLog();
    rig.hear(LogLines.all());
    look("log");
  }

  /** R17. */
  private void ruled(String name, String result) {
    open("cn-2002", 0, "paused", WARNED, main("10:41"));
    rig.hear(face("result", "black", 211, WARNED, main("10:41"), result));
    look("result-" + name);
  }

  private static String accepted(String face, String sides) {
    String more = ",\"accepted\":[" + sides.replace('\'', '"') + "]}";
    return face.substring(0, face.length() - 1) + more;
  }

  private void open(String rules, int handicap, String status, String black, String white) {
    rig.hear(match("1h", rules, handicap), face(status, "black", 254, black, white));
    rig.perform(new MatchButton.Deed.OpenCount());
  }

  private void look(String name) {
    looks.at("count-" + name, rig);
  }
}
