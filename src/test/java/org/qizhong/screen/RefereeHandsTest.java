package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;
import static org.qizhong.screen.Lines.side;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hands at the referee's desk: every ruling by touch. */
class RefereeHandsTest extends RefereeRig {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tile-void side-black | [{'forfeit-turn':'black'},{'warn':'black'}] | ko | R8",
        "tile-void side-black void-R5 |"
            + " [{'forfeit-turn':'black'},{'warn':'black'}] | two in a row | R5",
        "tile-void side-black void-R13s | [{'forfeit-turn':'black'}] | sealed point taken | R13s",
        "tile-void side-white void-R9 | [{'forfeit-turn':'white'}] | forbidden point | R9",
        "tile-take-back | [{'take-back':'black','charge':false}] | press taken back | R6",
        "tile-take-back charge | [{'take-back':'black','charge':true}] | press taken back | R6",
        "tile-reread from-30 | [{'reread':'white','from':30}] | wrongly read | C7",
        "tile-forgotten | [{'number':59}] | press forgotten | R22",
        "tile-leave | [{'leave':'black'}] | leave of the table | R12",
        "tile-turn tile-seal | [{'seal':'white'}] | adjournment | R13s"
      })
  void everyRulingIsGivenWithReasonAndArticle(String path, String acts, String why, String article)
      throws Exception {
    enter();
    touch(path.split(" "));
    previewed("referee");
    hold("give");
    assertThat(given())
        .containsExactly(
            "{\"ruling\":%s,\"why\":\"%s\",\"article\":\"%s\"}"
                .formatted(acts.replace('\'', '"'), why, article));
    assertThat(rig.written()).contains("Given: ");
  }

  @Test
  @DisplayName("R5, R8 in cn-1988: a ko costs the turn alone, two moves in a row lose elsewhere")
  void R5_R8_aVoidMoveIn1988() throws Exception {
    rig.hear(match("1h + 5x60s", "cn-1988", 0), face("running", "white", 57, READING, READING));
    enter();
    touch("tile-void", "side-black");
    assertThat(rig.find("void-R5")).isEmpty();
    previewed("referee");
    hold("give");
    assertThat(given().getLast())
        .isEqualTo("{\"ruling\":[{\"forfeit-turn\":\"black\"}],\"why\":\"ko\",\"article\":\"R8\"}");
  }

  @Test
  @DisplayName("A hold of Give is needed, and nothing is given before its consequence is known")
  void nothingIsGivenUnseen() throws Exception {
    enter();
    touch("tile-forgotten");
    hold("give");
    assertThat(given()).as("not previewed yet").isEmpty();
    previewed("referee");
    touch("give");
    assertThat(given()).as("a touch is not enough").isEmpty();
    hold("give");
    assertThat(given()).hasSize(1);
  }

  @Test
  @DisplayName("R6: a claim that has lapsed is said, and cannot be given")
  void R6_aLapsedClaimIsSaid() throws Exception {
    enter();
    touch("tile-take-back");
    String asked = rig.sent.getLast();
    rig.hear(
        "{\"event\":\"preview\",\"of\":"
            + asked.substring("{\"preview\":".length(), asked.length() - 1)
            + ",\"needs\":\"referee\",\"refused\":\"take-back: the last turn is not black's, or a"
            + " ruling or a taking-back has come since (R6)\"}");
    assertThat(rig.written()).contains("the last turn is not Black's", "claimant's next move");
    hold("give");
    assertThat(given()).isEmpty();
  }

  @Test
  @DisplayName("R10: the second warning that loses is asked once more")
  void R10_theSecondWarningIsAskedOnce() throws Exception {
    rig.hear(face("running", "white", 57, side("main", "1:04:33", "WARNED"), READING));
    enter();
    touch("tile-warn-black");
    assertThat(rig.written()).contains("warning 2: White wins");
    hold("offence-early-press");
    assertThat(given()).as("a hold gives nothing that loses").isEmpty();
    previewed("referee");
    hold("give");
    assertThat(given()).hasSize(1);
  }

  @Test
  @DisplayName("R21: warning or loss by gravity; the chief referee's loss is chosen")
  void R21_gravityIsChosen() throws Exception {
    enter();
    touch("tile-warn-white", "offence-talking", "remedy-loss");
    previewed("chief");
    hold("give");
    assertThat(given())
        .containsExactly(
            "{\"ruling\":[{\"end\":\"forfeit\",\"side\":\"white\"}],\"why\":\"Talking\","
                + "\"article\":\"R21\"}");
  }

  @Test
  @DisplayName("R4, cn-1988: the clocks are held for captures by one touch at the desk")
  void R4_captures1988() {
    rig.hear(match(BYO, "cn-1988", 0), RUNNING);
    enter();
    touch("tile-hold");
    assertThat(given())
        .containsExactly(
            "{\"ruling\":[{\"pause\":true}],\"why\":\"captures being lifted\",\"article\":\"R4\"}");
  }

  @Test
  @DisplayName("R4: where the reading goes on the desk says so")
  void R4_noHoldIn2002() {
    enter();
    touch("tile-hold");
    assertThat(given()).isEmpty();
    assertThat(rig.written()).contains("in this edition the reading goes on");
  }

  @Test
  @DisplayName("R11: where no overtime is read aloud time up stays a loss, and the tile says so")
  void R11_onlyWhereTimeIsReadAloud() {
    rig.hear(
        match("60m + 20s/move"),
        face("flagged", "white", 57, main("1:04:33"), side("flagged", "0:00", "")));
    enter();
    touch("tile-rule-pass");
    assertThat(rig.sent).noneMatch(line -> line.startsWith("{\"preview\""));
    assertThat(rig.written()).contains("no period is being read");
  }

  @Test
  @DisplayName("R11: time up is ruled a pass; never in cn-1988")
  void R11_timeUpIsAPass() throws Exception {
    String flag = side("flagged", "0:00", ",'left':0");
    rig.hear(face("flagged", "white", 57, main("1:04:33"), flag));
    enter();
    touch("tile-rule-pass");
    previewed("referee");
    hold("give");
    assertThat(given())
        .containsExactly(
            "{\"ruling\":[{\"rule-pass\":\"white\"}],\"why\":\"asked by the timed-out side\","
                + "\"article\":\"R11\"}");
    rig.hear(match(BYO, "cn-1988", 0), face("flagged", "white", 57, main("1:04:33"), flag));
    assertThat(rig.written()).contains("in this edition time up always loses");
  }

  @Test
  @DisplayName("R17: an adjustment needs a reason, and shows the old reading and the new")
  void R17_adjust() throws Exception {
    enter();
    touch("tile-turn", "tile-adjust", "side-black", "number-minutes", "key-2");
    assertThat(rig.written()).contains("A reason is required");
    hold("give");
    assertThat(given()).isEmpty();
    touch("why-disturbed");
    String asked = rig.sent.getLast();
    rig.hear(
        "{\"event\":\"preview\",\"of\":"
            + asked.substring("{\"preview\":".length(), asked.length() - 1)
            + ",\"happenings\":[],\"needs\":\"chief\",\"black\":{\"phase\":\"main\",\"time\":3993},"
            + "\"white\":{\"phase\":\"overtime\",\"time\":17.8,\"left\":3}}");
    assertThat(rig.written()).contains("Black 1:04:33 → 1:06:33", "The chief referee's decision");
    hold("give");
    assertThat(given())
        .containsExactly(
            "{\"ruling\":[{\"adjust\":\"black\",\"by\":120}],\"why\":\"disturbance\","
                + "\"article\":\"R17\"}");
  }

  @Test
  @DisplayName("R14: both foreign readings and the error; R15: what both have used")
  void R14_R15_faultyClocks() throws Exception {
    enter();
    touch("tile-turn", "tile-clock", "number-minutes", "key-6", "key-0", "number-seconds", "key-0");
    touch(
        "side-white", "number-seconds", "key-3", "key-0", "clock-next", "key-1", "key-5", "key-0");
    touch("slow");
    previewed("referee");
    hold("give");
    assertThat(given())
        .containsExactly(
            "{\"replace-clock\":{\"black\":{\"phase\":\"main\",\"time\":3600},\"white\":"
                + "{\"phase\":\"overtime\",\"time\":30,\"left\":3}},\"fast\":-150,"
                + "\"why\":\"faulty clock replaced\",\"article\":\"R14\"}");
    rig.sent.clear();
    touch("tile-split", "number-hours", "key-1", "number-minutes", "key-3", "key-0");
    previewed("referee");
    hold("give");
    assertThat(given())
        .containsExactly(
            "{\"split\":5400,\"why\":\"no record of the first half\",\"article\":\"R15\"}");
  }

  @Test
  @DisplayName("R13: the pause is written down, and both confirm by their own buttons")
  void R13_thePauseRecord() throws Exception {
    String paused = RUNNING.replace("running", "paused").replaceFirst("\"at\":12.3", "\"at\":400");
    rig.hear(paused.substring(0, paused.length() - 1) + ",\"agreed-readings\":[\"white\"]}");
    enter();
    touch("tile-turn", "tile-pause");
    assertThat(rig.sent).contains("{\"log\":1}");
    rig.hear(
        "{\"event\":\"log\",\"n\":4,\"at\":100,\"of\":{\"event\":\"paused\"},\"by\":\"black\"}",
        "{\"event\":\"log-end\",\"n\":4}");
    assertThat(rig.written())
        .contains("White to move", "From 1:40 to … of the match (5:00) · asked by Black")
        .contains("Both readings confirmed: Black –, White ✓");
    touch("collect");
    assertThat(rig.sent.getLast()).isEqualTo("{\"collect\":\"readings\"}");
    touch("why-lunch");
    previewed("referee");
    hold("give");
    assertThat(given()).last().isEqualTo("{\"note\":true,\"why\":\"meal\",\"article\":\"R13\"}");
  }

  @Test
  @DisplayName("A penalty is noted without stopping the clock")
  void aPenaltyIsNoted() throws Exception {
    enter();
    touch("tile-note", "offence-talking", "side-white");
    previewed("referee");
    hold("give");
    assertThat(given())
        .containsExactly("{\"note\":\"white\",\"why\":\"Talking\",\"article\":\"R21\"}");
  }

  @Test
  @DisplayName("R16: the colours are put right up to move 10, and the buttons with them if asked")
  void R16_colours() throws Exception {
    rig.hear("{\"event\":\"desk\",\"buttons\":\"gpio\",\"swapped\":false,\"version\":\"1\"}");
    rig.hear(face("running", "white", 9, main("1:04:33"), READING));
    enter();
    touch("tile-turn", "tile-swap", "swap-buttons");
    previewed("referee");
    hold("give");
    assertThat(given())
        .containsExactly(
            "{\"ruling\":[{\"swap\":true}],\"why\":\"wrong colours\",\"article\":\"R16\"}",
            "{\"buttons\":{\"swapped\":true}}");
    rig.hear(RUNNING);
    assertThat(rig.written()).contains("only up to move 10");
  }

  @Test
  @DisplayName("R17: who holds on where Give was gives nothing else, and locks nothing")
  void R17_holdingOnGivesNothingElse() throws Exception {
    enter();
    touch("end", "end-draw");
    previewed("chief");
    hold("give");
    rig.sent.clear();
    rig.touchAtOnce("lock");
    rig.wait(Duration.ofMillis(350));
    rig.touchAtOnce("lock");
    assertThat(rig.sent).doesNotContain("{\"lock\":true}");
    assertThat(rig.find("lock")).as("the desk is still open").isPresent();
    rig.wait(Duration.ofMillis(50));
    rig.touchAtOnce("lock");
    assertThat(rig.find("lock")).as("400 ms after the page").isEmpty();
  }

  @Test
  @DisplayName("R21: a second touch at once opens nothing on the page that has just come")
  void R21_aSecondTouchOpensNothing() throws Exception {
    enter();
    touch("tile-warn-white");
    rig.touchAtOnce("offence-talking");
    rig.touchAtOnce("back");
    assertThat(rig.find("offence-talking")).as("neither on nor back").isPresent();
    rig.holdAtOnce("offence-talking");
    assertThat(given()).isEmpty();
    touch("offence-talking");
    assertThat(rig.find("remedy-loss")).isPresent();
  }

  @Test
  @DisplayName("The players' readings above a page are no part of it: they press at once")
  void thePlayersAreNotKeptWaiting() {
    rig.hear("{\"event\":\"desk\",\"buttons\":\"screen\",\"version\":\"1\"}");
    enter();
    touch("end");
    rig.sent.clear();
    rig.touchAtOnce("reading-white");
    assertThat(given()).containsExactly("{\"press\":\"white\"}");
  }
}
