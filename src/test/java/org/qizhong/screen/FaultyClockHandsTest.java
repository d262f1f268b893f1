package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;
import static org.qizhong.screen.Lines.side;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** R14: what the faulty clock shows is typed as its method counts. */
class FaultyClockHandsTest extends RefereeRig {
  private void faulty(String time, String black, String white) {
    rig.hear(match(time), face("paused", "black", 56, black, white));
    enter();
    touch("tile-turn", "tile-clock");
  }

  private String replaced() throws Exception {
    touch("clock-next");
    previewed("referee");
    hold("give");
    return given().getLast();
  }

  private static String shown(String black, String white) {
    return "{'replace-clock':{'black':{%s},'white':{%s}},'fast':120,"
        .formatted(black, white)
        .replace('\'', '"');
  }

  @Test
  @DisplayName("R14, T5: moves still to make and the how-manieth period it is")
  void T5_movesAndPeriods() throws Exception {
    faulty(
        "60m + 20/5m, 30/5m",
        side("overtime", "2:10", ",'moves':12,'stage':1,'of':20"),
        main("10:41"));
    assertThat(rig.written()).contains("moves to make", "which period");
    touch("number-moves", "key-7", "number-stage", "key-3", "number-minutes", "key-1");
    assertThat(replaced())
        .startsWith(
            shown("'phase':'overtime','time':70,'moves':7,'stage':3", "'phase':'main','time':641"));
  }

  @Test
  @DisplayName("R14, T5: a side that this clock has in main time can be in a period on the other")
  void T5_aSideInMainTime() throws Exception {
    faulty("60m + 20/5m, 30/5m", main("0:09"), main("10:41"));
    touch("phase-overtime", "number-minutes", "key-4", "number-moves", "key-2", "key-0");
    assertThat(replaced())
        .startsWith(
            shown(
                "'phase':'overtime','time':249,'moves':20,'stage':1", "'phase':'main','time':641"));
  }

  @Test
  @DisplayName("R14, T6: overtimes not yet bought and points taken")
  void T6_overtimesAndPoints() throws Exception {
    faulty(
        "3h + 3x20m@2",
        side("overtime", "19:12", ",'left':1,'penalty':4,'period':1200"),
        side("main", "41:00", ",'left':3,'penalty':0"));
    assertThat(rig.written()).contains("overtimes not yet bought", "penalty points taken");
    touch("number-left", "key-2", "number-penalty", "key-2");
    assertThat(replaced())
        .startsWith(
            shown(
                "'phase':'overtime','time':1152,'left':2,'penalty':2",
                "'phase':'main','time':2460"));
  }

  @Test
  @DisplayName("R14, T4: there is no main time, and considerations are counted")
  void T4_considerations() throws Exception {
    String base = side("overtime", "0:28", ",'left':9,'length':30,'elapsed':2,'taken':1");
    faulty("30s/move + 10x60s", base, base);
    assertThat(rig.find("phase-main")).isEmpty();
    assertThat(rig.written()).contains("considerations left");
    touch("number-left", "key-8");
    assertThat(replaced())
        .startsWith(
            shown(
                "'phase':'overtime','time':28,'left':8", "'phase':'overtime','time':28,'left':9"));
  }

  @Test
  @DisplayName("R14, T1: absolute time has no phase to choose and nothing but time")
  void T1_timeAlone() throws Exception {
    faulty("90m", main("1:02:03"), main("10:41"));
    assertThat(rig.find("phase-overtime")).isEmpty();
    assertThat(rig.find("number-left")).isEmpty();
    assertThat(replaced())
        .startsWith(shown("'phase':'main','time':3723", "'phase':'main','time':641"));
  }

  @Test
  @DisplayName("R14: what is made of it is shown with moves and period, overtimes and points")
  void theReadingsAfterwards() {
    faulty("60m + 20/5m, 30/5m", main("0:09"), main("10:41"));
    touch("clock-next");
    String asked = rig.sent.getLast();
    String of = asked.substring("{\"preview\":".length(), asked.length() - 1);
    String answer = "{\"event\":\"preview\",\"of\":%s,\"needs\":\"referee\",\"happenings\":[],%s}";
    rig.hear(
        answer.formatted(
            of,
            ("'black':{'phase':'overtime','time':70,'moves':7,'stage':2},"
                    + "'white':{'phase':'overtime','time':1152,'left':2,'penalty':2}")
                .replace('\'', '"')));
    assertThat(rig.written())
        .contains("1:10 for 7 moves, period 2", "overtime 19:12, 2 more, 2 points");
  }

  @Test
  @DisplayName("R14: what the desk cannot put right it says before anything is given")
  void whatCannotBePutRight() throws Exception {
    faulty("60m + 20s/move", main("0:09"), main("10:41"));
    touch("clock-next");
    String asked = rig.sent.getLast();
    String of = asked.substring("{\"preview\":".length(), asked.length() - 1);
    rig.hear(
        "{\"event\":\"preview\",\"of\":%s,\"needs\":\"referee\",\"refused\":\"replace-clock: fischer gives time back, so a reading does not tell what was used; set the times (R14)\"}"
            .formatted(of));
    assertThat(rig.written()).contains("gives time back");
    hold("give");
    assertThat(given()).isEmpty();
  }
}
