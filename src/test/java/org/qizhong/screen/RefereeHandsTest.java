package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;
import static org.qizhong.screen.Lines.side;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.screen.words.Language;
import org.testfx.api.FxToolkit;

/** Hands at the referee's desk: every ruling by touch, its number of touches, and the PIN. */
class RefereeHandsTest {
  private static final String BYO = "60m + 5x60s";
  private static final String READING =
      side("overtime", "0:18", ",'left':3,'length':60,'elapsed':42.2,'said':'40s'");
  private static final String RUNNING = face("running", "white", 57, main("1:04:33"), READING);
  private static final String REFEREE = "{\"event\":\"role\",\"role\":\"referee\",\"seconds\":30}";
  private static final String CHIEF = "{\"event\":\"role\",\"role\":\"chief\",\"seconds\":30}";
  private static final String NONE = "{\"event\":\"role\",\"role\":\"none\"}";

  @TempDir Path data;
  private CardRig rig;
  private int touches;

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @BeforeEach
  void open() {
    rig = new CardRig(data, Language.EN, 800, 480);
    rig.hear(match(BYO), RUNNING);
  }

  private void touch(String... ids) {
    touches += ids.length;
    rig.touch(ids);
  }

  private void hold(String id) throws InterruptedException {
    touches++;
    rig.hold(id);
  }

  /** The desk answers every preview that waits. */
  private void previewed(String needs) {
    List<String> asked = rig.sent.stream().filter(line -> line.startsWith("{\"preview\"")).toList();
    String line = asked.getLast();
    rig.hear(
        ("{\"event\":\"preview\",\"of\":%s,\"happenings\":[],\"needs\":\"%s\","
                + "\"black\":{\"phase\":\"main\",\"time\":3873},"
                + "\"white\":{\"phase\":\"overtime\",\"time\":17.8,\"left\":3}}")
            .formatted(line.substring("{\"preview\":".length(), line.length() - 1), needs));
  }

  /** All that was given: no previews, no sign that a hand is there. */
  private List<String> given() {
    return rig.sent.stream()
        .filter(line -> !line.matches("\\{\"(preview|touch|unlock|lock|log)\".*"))
        .toList();
  }

  private void enter() {
    touch("referee");
    rig.hear(REFEREE);
  }

  // ---- how many touches

  @Test
  @DisplayName("A warning takes three touches from the running match: desk, side, offence held")
  void R4_aWarningTakesThreeTouches() throws Exception {
    enter();
    touch("tile-warn-black");
    assertThat(rig.written()).contains("warning 1: costs 1 zi; a second one loses");
    hold("offence-early-press");
    assertThat(given())
        .containsExactly(
            "{\"ruling\":[{\"warn\":\"black\"}],\"why\":\"Pressed too early\",\"article\":\"R4\"}");
    assertThat(touches).isLessThanOrEqualTo(3);
  }

  @Test
  @DisplayName("A pause takes one touch from the running match, and one at the desk")
  void R13_aPauseTakesOneTouch() throws Exception {
    hold("button-0");
    assertThat(given()).containsExactly("{\"pause\":\"black\"}");
    assertThat(touches).isEqualTo(1);
    enter();
    rig.sent.clear();
    touch("pause");
    assertThat(given()).containsExactly("{\"pause\":true}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "forfeit-black | {'end':'forfeit','side':'black'} | R17 | chief",
        "draw | {'end':'draw'} | R17 | chief",
        "both-lose | {'end':'both-lose'} | R17 | chief",
        "replay | {'end':'replay'} | R17 | chief",
        "resign-white | {'end':'resign','side':'white'} | E3 | none"
      })
  @DisplayName("E3: a ruling that ends the game takes four touches from the running match")
  void E3_aRulingTakesFourTouches(String id, String act, String article, String needs)
      throws Exception {
    enter();
    touch("end", "end-" + id);
    previewed(needs);
    hold("give");
    assertThat(given())
        .containsExactly(
            "{\"ruling\":[%s],\"why\":\"ruling\",\"article\":\"%s\"}"
                .formatted(act.replace('\'', '"'), article));
    assertThat(touches).isLessThanOrEqualTo(4);
  }

  // ---- every ruling

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tile-void side-black | [{'forfeit-turn':'black'}] | ko | R8",
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
  @DisplayName("Rulings are withdrawn by a further entry: result, warning, adjustment, colours")
  void rulingsAreWithdrawn() throws Exception {
    rig.hear(face("running", "white", 9, side("main", "1:04:33", "WARNED"), READING));
    enter();
    touch("tile-withdraw");
    rig.hear(
        "{\"event\":\"log\",\"n\":2,\"at\":9,\"of\":{\"event\":\"adjusted\",\"side\":\"black\","
            + "\"by\":-90},\"by\":\"chief\"}",
        "{\"event\":\"log\",\"n\":3,\"at\":9,\"of\":{\"event\":\"swapped\"},\"by\":\"referee\"}",
        "{\"event\":\"log-end\",\"n\":3}");
    for (String[] one :
        new String[][] {
          {"warning-black", "{\"withdraw\":\"warning\",\"side\":\"black\"}", "R10"},
          {"adjust-2", "{\"adjust\":\"black\",\"by\":90}", "R17"},
          {"swap-3", "{\"swap\":true}", "R16"}
        }) {
      touch("undo-" + one[0]);
      assertThat(rig.sent.getLast())
          .isEqualTo(
              "{\"preview\":{\"ruling\":[%s],\"why\":\"ruled by mistake\",\"article\":\"%s\"}}"
                  .formatted(one[1], one[2]));
    }
    previewed("referee");
    hold("give");
    assertThat(given()).hasSize(1);
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

  // ---- the PIN

  private void locked(boolean chief) {
    rig.hear("{\"event\":\"pins\",\"referee\":true,\"chief\":" + chief + "}");
  }

  private void typePin() {
    rig.touch("key-2", "key-4", "key-6", "key-8", "unlock");
  }

  @Test
  void theDeskOpensByItsPin() {
    locked(false);
    touch("referee");
    assertThat(rig.find("tile-void")).isEmpty();
    typePin();
    assertThat(rig.next()).isEqualTo("{\"unlock\":\"referee\",\"pin\":\"2468\"}");
    rig.hear("{\"event\":\"refused\",\"reason\":\"unlock: wrong PIN; 2 tries left\"}");
    assertThat(rig.written()).contains("Wrong PIN: 2 tries left");
    rig.hear("{\"event\":\"refused\",\"reason\":\"unlock: three wrong tries; wait 30 s\"}");
    assertThat(rig.written()).contains("Three wrong tries: wait 30 s");
    typePin();
    assertThat(rig.sent).as("nothing is tried while it waits").isEmpty();
    rig.hear(REFEREE);
    assertThat(rig.find("tile-void")).isPresent();
    assertThat(rig.written()).contains("Referee · running");
  }

  @Test
  @DisplayName("The desk locks by the button, by its own clock, and when the desk says so")
  void theDeskLocks() {
    locked(false);
    for (int way = 0; way < 3; way++) {
      rig.touch("referee");
      rig.hear(REFEREE);
      assertThat(rig.find("tile-void")).isPresent();
      rig.sent.clear();
      switch (way) {
        case 0 -> rig.touch("lock");
        case 1 -> rig.hear(NONE);
        default -> rig.wait(Duration.ofSeconds(31));
      }
      assertThat(rig.find("tile-void")).isEmpty();
      assertThat(rig.sent.contains("{\"lock\":true}")).isEqualTo(way != 1);
    }
  }

  @Test
  @DisplayName("A page left open is gone when the desk is opened again")
  void whoComesInAgainBeginsAnew() {
    enter();
    touch("tile-turn", "tile-adjust");
    rig.hear(NONE);
    touch("referee");
    assertThat(rig.find("tile-void")).isPresent();
  }

  @Test
  @DisplayName("What the chief referee decides asks for the chief's PIN, and then goes on")
  void theChiefsPinIsAskedForWhereItIsNeeded() {
    locked(true);
    touch("referee");
    rig.hear(REFEREE);
    rig.sent.clear();
    touch("tile-turn", "tile-adjust");
    assertThat(rig.find("number-minutes")).as("R17").isEmpty();
    typePin();
    assertThat(rig.sent).contains("{\"unlock\":\"chief\",\"pin\":\"2468\"}");
    rig.hear(CHIEF);
    assertThat(rig.find("number-minutes")).isPresent();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "paused | button-1 | {'resume':true}",
        "ready | button-0 | {'start':'black'}",
        "result | result-confirm | {'confirm':true}",
        "result | result-withdraw | {'withdraw':'result'}",
        "flagged | button-0 | {'close':true}",
        "flagged | button-1 | {'rule-pass':'white'}"
      })
  @DisplayName("The referee's buttons under the match ask for the PIN first, act, and lock again")
  void theRefereesButtonsAskFirst(String status, String button, String act) throws Exception {
    locked(false);
    String flag = side("flagged", "0:00", ",'left':0");
    rig.hear(
        face(
            status,
            "white",
            57,
            main("1:04:33"),
            status.equals("flagged") ? flag : READING,
            status.equals("result") ? "'winner':'white','by':'resignation','sgf':'W+R'" : ""));
    hold(button);
    assertThat(rig.sent).isEmpty();
    typePin();
    rig.hear(REFEREE);
    assertThat(rig.sent)
        .containsExactly(
            "{\"unlock\":\"referee\",\"pin\":\"2468\"}", act.replace('\'', '"'), "{\"lock\":true}");
    assertThat(rig.find("tile-void")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tile-warn-black",
        "tile-void",
        "tile-take-back",
        "tile-reread",
        "tile-forgotten",
        "tile-leave",
        "tile-note",
        "tile-withdraw",
        "end",
        "pause",
        "tile-turn",
        "give"
      })
  @DisplayName("No act of the desk can be reached without its PIN")
  void noActIsReachedWithoutTheRole(String id) {
    locked(true);
    touch("referee");
    assertThat(rig.find(id)).isEmpty();
    rig.stroke(KeyCode.ENTER);
    touch("back");
    assertThat(rig.find(id)).isEmpty();
    assertThat(rig.sent).isEmpty();
  }

  @Test
  @DisplayName("While the referee looks things up the players' keys still press")
  void thePlayersPressOn() {
    enter();
    rig.sent.clear();
    rig.stroke(KeyCode.L);
    assertThat(rig.sent).containsExactly("{\"press\":\"white\"}");
  }

  @Test
  void pinsAreSetTwiceAlikeAndCleared() throws Exception {
    enter();
    touch("tile-turn", "tile-pins");
    for (int i = 0; i < 2; i++) {
      touch("key-1", "key-3", "key-5", "key-7", "pin-set");
    }
    assertThat(given()).containsExactly("{\"pin\":\"referee\",\"set\":\"1357\"}");
    rig.hear("{\"event\":\"pins\",\"referee\":true,\"chief\":false}");
    touch("key-1", "key-3", "key-5", "key-7", "pin-set", "key-1", "key-3", "key-5", "key-9");
    touch("pin-set");
    assertThat(rig.written()).contains("Not the same: begin again.");
    hold("pin-clear");
    assertThat(given()).last().isEqualTo("{\"pin\":\"referee\",\"set\":\"\"}");
  }

  @Test
  void theSettingsLeadToThePins() {
    rig.hear(RUNNING.replace("running", "paused"));
    rig.touch("settings", "set-pins-referee");
    assertThat(rig.find("pin-set")).isPresent();
  }

  @Test
  @DisplayName("The start card says that the desk is open, and knows swapped buttons")
  void theStartCard() {
    rig = new CardRig(data, Language.EN, 800, 480);
    assertThat(rig.written()).contains("No PIN: anyone can open the referee's desk");
    locked(false);
    assertThat(rig.written()).doesNotContain("No PIN");
    rig.touch("more");
    assertThat(rig.find("more-buttons")).isEmpty();
    rig.hear("{\"event\":\"desk\",\"buttons\":\"gpio\",\"swapped\":true,\"version\":\"1\"}");
    rig.touch("more-buttons");
    assertThat(rig.next()).isEqualTo("{\"buttons\":{\"swapped\":false}}");
  }
}
