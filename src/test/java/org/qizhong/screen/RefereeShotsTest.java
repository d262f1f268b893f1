package org.qizhong.screen;

import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;
import static org.qizhong.screen.Lines.side;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.screen.words.Language;
import org.testfx.api.FxToolkit;

/** Every page of the referee's desk in every language at both sizes: nothing cut or too small. */
class RefereeShotsTest {
  private static final String READING =
      side("overtime", "0:18", ",'left':3,'length':60,'elapsed':42.2,'said':'40s'WARNED");
  private static final String NOBODY = "{\"event\":\"role\",\"role\":\"none\"}";
  private static final String RUNNING = face("running", "white", 57, main("1:04:33"), READING);

  @TempDir Path data;

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  private Looks looks;
  private CardRig rig;

  @ParameterizedTest
  @MethodSource("org.qizhong.screen.CardShotsTest#all")
  void everyPageIsDrawnWhole(Language language, int width, int tall) throws Exception {
    looks = new Looks(language, width, tall);
    rig = new CardRig(data, language, width, tall);
    rig.hear("{\"event\":\"desk\",\"buttons\":\"gpio\",\"swapped\":false,\"version\":\"0.1.0\"}");
    look("start-card");
    rig.touch("referee");
    look("no-match");
    rig.touch("lock");
    rig.hear(match("60m + 5x60s"), RUNNING);
    look("match-running");
    running();
    stopped();
    clocks();
    pins();
    other();
    faces();
    looks.assertFine();
  }

  private void running() {
    rig.touch("referee");
    rig.hear("{\"event\":\"role\",\"role\":\"referee\",\"seconds\":30}");
    look("desk-running");
    rig.touch("tile-warn-black");
    look("offences");
    rig.touch("offence-wasting-time");
    look("asking");
    answer("{'event':'warned','side':'black','total':1}", 0);
    look("remedy");
    rig.touch("back", "back", "tile-warn-white", "offence-smoking");
    answer(
        "{'event':'warned','side':'white','total':2},{'event':'result','winner':'black',"
            + "'by':'warnings','sgf':'B+F'}",
        0);
    look("remedy-second-warning");
    rig.touch("back", "back", "tile-void", "side-black");
    answer(
        "{'event':'passed','side':'black','move':57},"
            + "{'event':'warned','side':'black','total':1}",
        0);
    look("void");
    rig.touch("back", "tile-take-back");
    refuse(
        "take-back: the last turn is not black's, or a ruling or a taking-back has come since"
            + " (R6)");
    look("take-back-lapsed");
    rig.touch("charge");
    answer("{'event':'taken-back','side':'black','move':57}", 0);
    look("take-back");
    rig.touch("back", "tile-reread");
    answer("{'event':'reread','side':'white'}", 0);
    look("reread");
    rig.touch("back", "tile-forgotten");
    answer("{'event':'numbered','move':59}", 0);
    look("forgotten");
    rig.touch("back", "tile-leave");
    answer("{'event':'left-table','side':'black'}", 0);
    look("leave");
    rig.touch("back", "tile-note", "offence-talking");
    answer("{'event':'noted','side':'black','why':'…'}", 0);
    look("note");
    rig.touch("back", "tile-withdraw");
    look("withdraw-nothing");
    rig.hear(
        log(3, "{'event':'adjusted','side':'black','by':-90}"),
        log(9, "{'event':'swapped'}"),
        "{\"event\":\"log-end\",\"n\":9}");
    rig.hear(standing());
    look("withdraw");
    rig.touch("undo-adjust-black");
    answer("{'event':'ruling-withdrawn','of':'adjust','side':'black'}", 90);
    look("withdraw-chosen");
    rig.touch("undo-on");
    look("withdraw-on");
    rig.touch("back", "end", "end-draw");
    answer("{'event':'result','winner':'draw','by':'ruling','sgf':'0'}", 0);
    look("end");
    rig.touch("back", "tile-turn");
    look("desk-standing");
  }

  private void stopped() {
    rig.hear(RUNNING.replace("running", "paused"));
    look("desk-paused");
    rig.touch("tile-adjust", "number-minutes", "key-2", "why-disturbed");
    answer("{'event':'adjusted','side':'white','by':120}", 120);
    look("adjust");
    rig.touch("why-other", "key-P");
    look("typed-reason");
    rig.touch("back", "back", "tile-clock");
    look("clock");
    rig.touch("side-white");
    look("clock-white");
    rig.touch("clock-next");
    answer(
        "{'event':'set','side':'black'},{'event':'set','side':'white'},{'event':'noted','why':'…'}",
        90);
    look("clock-error");
    rig.touch("back", "back", "tile-split", "number-hours", "key-1");
    answer("{'event':'set','side':'black'},{'event':'set','side':'white'}", -900);
    look("split");
    rig.touch("back", "tile-pause");
    rig.hear(log(20, "{'event':'paused'}"), "{\"event\":\"log-end\",\"n\":20}");
    look("pause");
    rig.touch("why-lunch");
    answer("{'event':'noted','why':'…'}", 0);
    rig.hear("{\"event\":\"collect\",\"what\":\"readings\",\"confirmed\":[\"black\"]}");
    look("pause-collecting");
    rig.touch("back", "lock");
    rig.hear(NOBODY);
  }

  /** R14: each method's counts. */
  private void clocks() {
    String moves = side("overtime", "2:10", ",'moves':12,'stage':1,'of':20");
    clock("moves", "60m + 20/5m, 30/5m", moves);
    String ing = side("overtime", "19:12", ",'left':1,'penalty':4,'period':1200");
    clock("ing", "3h + 3x20m@2", ing);
    String base = side("overtime", "0:28", ",'left':9,'length':30,'elapsed':2,'taken':1");
    clock("considerations", "30s/move + 10x60s", base);
    rig.hear(match("60m + 5x60s"), RUNNING.replace("running", "paused"));
  }

  private void clock(String name, String time, String reading) {
    rig.hear(match(time), face("paused", "black", 56, reading, reading));
    rig.touch("referee", "tile-turn", "tile-clock");
    look("clock-" + name);
    rig.touch("clock-next");
    hear(
        ("'happenings':[],'needs':'referee','black':{'phase':'overtime','time':1152,%s},"
                + "'white':{'phase':'overtime','time':19.5,%s}")
            .formatted("'left':2,'penalty':4", "'moves':12,'stage':3"));
    look("clock-error-" + name);
    rig.touch("back", "back", "lock");
  }

  private void pins() {
    rig.touch("referee", "tile-turn", "tile-pins");
    look("pins");
    rig.touch("key-1", "key-2", "key-3", "key-4", "pin-set");
    look("pins-again");
    rig.touch("back", "lock");
    rig.hear(NOBODY);
    rig.hear("{\"event\":\"pins\",\"referee\":true,\"chief\":true}");
    rig.touch("settings");
    look("settings");
    rig.touch("settings-done", "referee", "key-1", "key-2", "key-3", "key-4");
    look("pin");
    rig.touch("unlock");
    rig.hear("{\"event\":\"refused\",\"reason\":\"unlock: wrong PIN; 2 tries left\"}");
    look("pin-wrong");
    rig.hear("{\"event\":\"refused\",\"reason\":\"unlock: three wrong tries; wait 30 s\"}");
    look("pin-wait");
    rig.hear("{\"event\":\"role\",\"role\":\"referee\",\"seconds\":30}");
    look("desk-referee");
    rig.touch("tile-turn", "tile-adjust");
    look("pin-chief");
    rig.touch("back", "lock");
  }

  private void other() {
    rig.hear("{\"event\":\"pins\",\"referee\":false,\"chief\":false}");
    String flag = side("flagged", "0:00", ",'left':0");
    rig.hear(match("60m + 5x60s", "cn-1988", 0), RUNNING);
    rig.touch("referee");
    look("desk-1988");
    rig.touch("tile-warn-black");
    look("offences-1988");
    rig.touch("back", "lock");
    rig.hear(match("60m + 5x60s"), face("flagged", "white", 57, main("1:04:33"), flag));
    rig.touch("referee");
    look("desk-flagged");
    rig.touch("tile-rule-pass");
    answer("{'event':'passed','side':'white','move':58}", 0);
    look("rule-pass");
    rig.touch("back", "lock");
    rig.hear(face("ready", "black", 0, main("1:00:00"), main("1:00:00")));
    rig.touch("referee", "tile-turn");
    look("desk-ready");
    rig.touch("tile-late", "side-black", "number-minutes", "key-5");
    answer("{'event':'late','side':'black','deducted':600}", -600);
    look("late");
    rig.touch("back", "tile-swap", "swap-buttons");
    answer("{'event':'swapped'}", 0);
    look("swap");
  }

  /** Without real buttons the line above is higher: players press there. */
  private void faces() {
    rig.touch("back", "lock");
    rig.hear("{\"event\":\"desk\",\"buttons\":\"screen\",\"version\":\"0.1.0\"}");
    String black = side("overtime", "59:59", ",'left':12,'length':3600,'elapsed':1");
    rig.hear(match("60m + 20x60m"), face("running", "black", 157, black, black));
    rig.touch("referee");
    look("faces");
    for (String[] one :
        new String[][] {
          {"tile-warn-black", "offence-smoking"},
          {"tile-note", "offence-talking"},
          {"tile-take-back"},
          {"tile-reread"},
          {"tile-leave"},
          {"end", "end-draw"},
          {"tile-turn", "tile-adjust", "number-minutes", "key-2", "why-disturbed"},
          {"tile-clock"},
          {"tile-split", "number-hours", "key-1"}
        }) {
      rig.touch(one);
      String page = one[0].equals("tile-turn") ? one[1] : one[0];
      if (!page.equals("tile-clock")) {
        answer(
            "{'event':'warned','side':'white','total':2},{'event':'result','winner':'black',"
                + "'by':'warnings','sgf':'B+F'}",
            120);
      }
      look("faces-" + page);
      rig.touch("back");
      if (page.startsWith("tile-warn")) {
        rig.touch("back");
      }
    }
  }

  /** One of each kind, one of which cannot be withdrawn now. */
  private static String standing() {
    StringBuilder all = new StringBuilder();
    int at = 300;
    for (String one :
        new String[] {
          "adjust black",
          "set",
          "set white",
          "warning black",
          "reread white",
          "late black",
          "number",
          "leave white",
          "swap",
          "forfeit-turn black",
          "take-back white",
          "rule-pass black",
          "resume",
          "abandon white",
          "result"
        }) {
      String[] words = one.split(" ");
      all.append(all.isEmpty() ? "" : ",").append("{'withdraw':'" + words[0] + "',");
      all.append(words.length > 1 ? "'side':'" + words[1] + "'," : "");
      all.append(one.equals("set") ? "'refused':'a result stands; withdraw it first'," : "");
      all.append("'at':" + at + ",'needs':'referee'}");
      at -= 7;
    }
    return "{'event':'standing','rulings':[%s]}".formatted(all).replace('\'', '"');
  }

  private static String log(int n, String of) {
    return ("{'event':'log','n':%d,'at':%d,'of':%s,'by':'referee'}".formatted(n, 100 * n, of))
        .replace('\'', '"');
  }

  /** The desk answers what was asked last. */
  private void answer(String happenings, int more) {
    hear(
        "'happenings':[%s],'needs':'%s','black':{'phase':'main','time':%d},"
                .formatted(happenings, more == 0 ? "referee" : "chief", 3873 + more)
            + "'white':{'phase':'overtime','time':17.8,'left':3}");
  }

  private void refuse(String reason) {
    hear("'refused':\"" + reason + "\"");
  }

  private void hear(String fields) {
    String asked =
        rig.sent.stream().filter(line -> line.startsWith("{\"preview\":")).toList().getLast();
    String of = asked.substring("{\"preview\":".length(), asked.length() - 1);
    String said =
        fields.startsWith("'refused'")
            ? fields.replaceFirst("'refused'", "\"refused\"")
            : fields.replace('\'', '"');
    rig.hear("{\"event\":\"preview\",\"of\":" + of + "," + said + "}");
  }

  private void look(String name) {
    looks.at("referee-" + name, rig);
  }
}
