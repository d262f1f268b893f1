package org.qizhong.screen;

import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;
import static org.qizhong.screen.Lines.side;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Every state the screen can show, each by the lines that lead to it. */
final class States {
  private static final String BYO = "60m + 5x60s";
  private static final String WAITING = main("1:04:33");

  /** A state: the lines that lead to it. */
  record State(String name, List<String> lines) {
    @Override
    public String toString() {
      return name;
    }
  }

  private States() {}

  static State state(String name, String... lines) {
    return new State(name, List.of(lines));
  }

  static String period(String phase, String shown, String more) {
    return side(phase, shown, ",'period':60" + more);
  }

  static Stream<State> all() {
    List<State> states = new ArrayList<>();
    running(states);
    considerations(states);
    moves(states);
    stopped(states);
    ended(states);
    states.addAll(HandStates.all());
    states.addAll(EndStates.all());
    others(states);
    longWords(states);
    return states.stream();
  }

  private static void running(List<State> states) {
    states.add(
        state("ready", match(BYO), face("ready", "black", 0, main("1:00:00"), main("1:00:00"))));
    states.add(
        state(
            "main",
            match("2h40m + 5x60s"),
            face("running", "black", 57, main("1:23:45"), WAITING)));
    states.add(
        state(
            "byo-yomi",
            match(BYO),
            face(
                "running",
                "white",
                157,
                main("4:10"),
                period(
                    "overtime",
                    "0:18",
                    ",'left':3,'length':60,'elapsed':42.2,'said':'40s'WARNED"))));
    states.add(
        state(
            "last-period",
            match(BYO),
            face(
                "running",
                "black",
                201,
                period("overtime", "8.4", ",'left':1,'length':60,'elapsed':51.6,'said':'1'LAST"),
                period("overtime", "1:00", ",'left':2,'length':60,'elapsed':0"))));
  }

  private static void considerations(List<State> states) {
    states.add(
        state(
            "considerations",
            match("30s/move + 10x60s"),
            face(
                "running",
                "black",
                66,
                period(
                    "overtime",
                    "0:31",
                    ",'left':6,'length':60,'elapsed':29.5,'consideration':true,'taken':4"),
                period("overtime", "0:30", ",'left':10,'length':30,'elapsed':0"))));
    states.add(
        state(
            "considerations-last",
            match("30s/move + 10x60s"),
            face(
                "running",
                "white",
                99,
                period("overtime", "0:30", ",'left':4,'length':30,'elapsed':0"),
                period(
                    "overtime", "0:14", ",'left':0,'length':30,'elapsed':16,'said':'10s'LAST"))));
  }

  private static void moves(List<State> states) {
    states.add(
        state(
            "canadian",
            match("60m + 15/10m"),
            face(
                "running",
                "black",
                180,
                side("overtime", "7:02", ",'moves':12,'stage':1,'of':15"),
                side("main", "0:41", ""))));
    states.add(
        state(
            "ing",
            match("3h + 2x20m@2", "ing", 0),
            face(
                "running",
                "white",
                140,
                side("main", "1:04:33", ",'left':2,'penalty':0,'period':1200"),
                side("overtime", "19:12", ",'left':1,'penalty':2,'period':1200WARNED"))));
    states.add(
        state(
            "canadian-stages",
            match("60m + 20/5m, 30/5m carry"),
            face(
                "running",
                "white",
                251,
                side("overtime", "4:10", ",'moves':3,'stage':1,'of':20"),
                side("overtime", "6:40", ",'moves':28,'stage':2,'of':30"))));
    states.add(
        state(
            "ing-last",
            match("3h + 2x20m@2", "ing", 0),
            face(
                "running",
                "black",
                190,
                side("overtime", "9.2", ",'left':0,'penalty':4,'period':1200LASTWARNED"),
                side("main", "0:41", ",'left':2,'penalty':0,'period':1200"))));
    states.add(
        state(
            "hourglass",
            match("10m hourglass"),
            face("running", "white", 12, main("12:04"), main("7:56"))));
    states.add(
        state("up", match("up"), face("running", "black", 12, main("1:12:04"), main("47:56"))));
    states.add(
        state("absolute", match("90m"), face("running", "black", 212, main("9.4"), main("47:56"))));
    states.add(
        state(
            "fischer",
            match("30m + 20s/move", "jp", 0),
            face("running", "black", 41, main("12:04"), main("9:58"))));
  }

  private static void stopped(List<State> states) {
    String reading =
        period("overtime", "0:18", ",'left':3,'length':60,'elapsed':42.2,'said':'40s'");
    states.add(state("paused", match(BYO), face("paused", "white", 57, WAITING, reading)));
    states.add(
        state(
            "paused-main",
            match(BYO),
            face("paused", "black", 57, main("1:04:33"), main("58:20"))));
    states.add(
        state("sealed", match(BYO), face("sealed", "black", 98, main("21:07"), main("33:33"))));
    states.add(
        state("two-passes", match(BYO), face("passed", "black", 254, main("3:12"), reading)));
    states.add(
        state(
            "abandoned",
            match("90m"),
            face("abandoned", "black", 198, main("1:07"), main("0:33"))));
    states.add(state("agreed", match(BYO), face("agreed", "white", 254, main("3:12"), reading)));
  }

  private static void ended(List<State> states) {
    String flag = period("flagged", "0:00", ",'left':0");
    String last = period("overtime", "1:00", ",'left':2,'length':60,'elapsed':0WARNED");
    states.add(state("flagged", match(BYO), face("flagged", "black", 211, flag, last)));
    states.add(
        state(
            "result-time",
            match(BYO),
            face("result", "black", 211, flag, last, "'winner':'white','by':'time','sgf':'W+T'")));
    states.add(
        state(
            "result-count",
            match(BYO),
            face(
                "result",
                "black",
                268,
                main("3:12"),
                main("10:41"),
                "'winner':'black','by':'count','margin':0.75,'unit':'zi','sgf':'B+1.5'")));
    states.add(
        state(
            "confirmed",
            match(BYO),
            face(
                "confirmed",
                "black",
                268,
                main("1:03:12"),
                main("10:41"),
                "'winner':'white','by':'resignation','sgf':'W+R'")));
    states.add(
        state(
            "closed",
            match(BYO),
            face(
                "closed",
                "white",
                120,
                main("1:03:12"),
                main("10:41"),
                "'winner':'none','by':'forfeit','sgf':'Void'")));
  }

  private static void others(List<State> states) {
    String now = face("running", "black", 57, main("1:23:45"), WAITING);
    states.add(state("connecting"));
    states.add(state("start-form", Lines.IDLE));
    states.add(state("desk-lost", match(BYO), now, "LOST"));
    states.add(
        state(
            "notice",
            match(BYO),
            now,
            "{\"event\":\"notice\",\"text\":\"restarted: press again if you had pressed\"}"));
    states.add(
        state(
            "alarm",
            match(BYO),
            now,
            "{\"event\":\"alarm\",\"what\":\"journal\",\"reason\":\"the disk has been taking more"
                + " than 200 ms for every line since 14:02; the match goes on\"}"));
  }

  private static void longWords(List<State> states) {
    states.add(
        state(
            "long-names",
            match(
                "2h40m + 5x60s",
                "wmsg",
                2,
                "第三十八届全国围棋段位赛成年组职业六段以下组别第七轮第一百二十三台",
                "欧阳司马诸葛上官慕容长孙宇文尉迟谞",
                "アレクサンドル・ディナーシュタイン 김지석 九段"),
            face(
                "running",
                "white",
                333,
                side("main", "1:04:33", "WARNED"),
                period(
                    "overtime",
                    "0:18",
                    ",'left':3,'length':60,'elapsed':42.2,'said':'40s'WARNED"))));
    states.add(
        state(
            "two-times",
            match("X")
                .replace(
                    "\"X\"", "{\"black\":\"2h40m + 5x60s\",\"white\":\"1h30m + 20/5m, 30/5m\"}"),
            face("running", "black", 57, main("1:23:45"), main("41:00"))));
  }
}
