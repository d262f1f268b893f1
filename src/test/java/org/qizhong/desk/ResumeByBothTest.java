package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.clock.Side;

/** R13, R18: a pause that both players end with their own buttons. */
class ResumeByBothTest {
  @TempDir private Path data;
  private Machine machine;
  private DeskBench desk;

  @BeforeEach
  void starts() {
    machine = new Machine(data);
    desk = machine.newDesk();
    desk.says("{\"time\":\"60m\",\"resumes\":\"both\"}").says("{\"start\":\"black\"}");
  }

  private void recordReplays() {
    machine.rest();
    assertThat(machine.replayed()).isEqualTo(desk.lines());
  }

  @Test
  void R13_theSecondPressLetsTheClockGoOnFromItsInstant() {
    desk.until(5).says("{\"pause\":\"white\"}").until(10).presses(Side.WHITE);
    assertThat(desk.faceNow()).contains("status:paused", "asked:white", "ready:[white]");
    desk.until(20).presses(Side.BLACK);
    assertThat(desk.lines())
        .containsExactly(
            "at:0,started,side:black",
            "at:5,paused",
            "at:10,ignored,side:white",
            "at:20,ignored,side:black",
            "at:20,resumed,side:black");
    assertThat(desk.faceNow()).contains("status:running").doesNotContain("asked", "ready");
    desk.until(21).presses(Side.BLACK);
    assertThat(desk.lines()).last().isEqualTo("at:21,moved,side:black,move:1,used:6");
    machine.rest();
    assertThat(machine.record())
        .contains("{\"at\":5,\"pause\":\"white\"}\n")
        .contains("{\"at\":20,\"press\":\"black\"}\n{\"at\":20,\"resume\":true,");
    recordReplays();
  }

  @Test
  void R13_touchAndButtonTogetherWillDo() {
    desk.until(5).says("{\"pause\":true}").until(6).says("{\"press\":\"black\"}");
    desk.until(7).presses(Side.WHITE);
    assertThat(desk.lines()).last().isEqualTo("at:7,resumed,side:black");
    recordReplays();
  }

  @Test
  void R13_onePlayerAloneDoesNotEndIt() {
    desk.until(5).says("{\"pause\":\"black\"}").until(6).presses(Side.BLACK);
    desk.until(7).presses(Side.BLACK).until(8).says("{\"press\":\"black\"}").until(60);
    assertThat(desk.faceNow()).contains("status:paused", "ready:[black]", "shown:59:55");
  }

  @Test
  void R13_theRefereesResumptionNeedsNoPress() {
    desk.until(5).says("{\"pause\":\"black\"}").until(6).presses(Side.WHITE);
    desk.until(7).says("{\"resume\":true}");
    assertThat(desk.lines()).last().isEqualTo("at:7,resumed,side:black");
    recordReplays();
  }

  @Test
  void law3_bothPressesDeliveredTogetherAndOutOfOrderResumeAtTheLaterOne() {
    desk.until(5).says("{\"pause\":true}").until(9).edges(Side.WHITE, 8, Side.BLACK, 7);
    assertThat(desk.lines()).last().isEqualTo("at:8,resumed,side:black");
    recordReplays();
  }

  @Test
  void law3_aPressThatComesLateIsPutInItsPlaceAndCountsAsWell() {
    desk.until(5).says("{\"pause\":true}").until(8).edges(Side.WHITE, 8);
    desk.edges(Side.BLACK, 7.9);
    assertThat(desk.lines()).last().isEqualTo("at:8,resumed,side:black");
    machine.rest();
    assertThat(machine.replayed())
        .containsExactly(
            "at:0,started,side:black",
            "at:5,paused",
            "at:7.9,ignored,side:black",
            "at:8,ignored,side:white",
            "at:8,resumed,side:black");
  }

  @Test
  void law6_killedBetweenThePressesThePauseStandsAndTheOtherPressEndsIt() {
    desk.until(5).says("{\"pause\":\"black\"}").until(6).presses(Side.WHITE);
    desk = machine.killed(2);
    assertThat(desk.faceNow()).contains("status:paused", "asked:black", "ready:[white]");
    desk.until(12).presses(Side.BLACK);
    assertThat(desk.lines())
        .containsExactly("at:12,ignored,side:black", "at:12,resumed,side:black");
  }

  @Test
  void law6_killedAfterBothPressesNothingResumesByItself() {
    desk.until(5).says("{\"pause\":\"black\"}").until(6).presses(Side.WHITE);
    machine.rest();
    machine.addToRecord("{\"at\":7,\"press\":\"black\"}\n");
    desk = machine.killed(2);
    desk.until(60);
    assertThat(desk.faceNow()).contains("status:paused", "ready:[black,white]");
    desk.presses(Side.WHITE);
    assertThat(desk.lines()).endsWith("at:60,resumed,side:black");
  }
}
