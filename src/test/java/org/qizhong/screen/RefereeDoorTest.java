package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.side;

import java.time.Duration;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.screen.words.Language;

/** Who may come to the referee's desk: its PINs, its lock, and what asks for them. */
class RefereeDoorTest extends RefereeRig {
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
  @DisplayName("A PIN takes a while to be checked: the page says so, and Back withdraws it")
  void aPinBeingCheckedIsWithdrawnByBack() {
    locked(false);
    touch("referee");
    typePin();
    assertThat(rig.written()).contains("Checking the PIN…");
    rig.sent.clear();
    typePin();
    assertThat(rig.sent).as("one at a time").isEmpty();
    touch("back");
    rig.hear(REFEREE);
    assertThat(rig.sent).as("it opens nothing").containsExactly("{\"lock\":true}");
    rig.hear(NONE);
    touch("referee");
    assertThat(rig.find("tile-void")).isEmpty();
    assertThat(rig.written()).contains("4 to 12 digits");
    typePin();
    rig.hear(REFEREE);
    assertThat(rig.find("tile-void")).as("the next one opens").isPresent();
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
  @DisplayName(
      "A PIN that was not taken is forgotten once the desk is open, whatever was given before")
  void aWrongPinIsNoRefusedRuling() throws Exception {
    enter();
    touch("tile-warn-white");
    hold("offence-talking");
    touch("lock");
    locked(false);
    touch("referee");
    typePin();
    rig.hear("{\"event\":\"refused\",\"reason\":\"unlock: wrong PIN; 2 tries left\"}", REFEREE);
    assertThat(rig.find("tile-void")).isPresent();
    assertThat(rig.written()).contains("Referee · running").doesNotContain("Not taken");
  }

  @Test
  @DisplayName("What the players were refused is not laid to the referee's last ruling")
  void aPlayersRefusalIsNoRefusedRuling() throws Exception {
    enter();
    touch("tile-warn-white");
    hold("offence-talking");
    rig.hear(NONE);
    locked(false);
    rig.hear("{\"event\":\"refused\",\"reason\":\"resume: the clock runs\"}");
    rig.wait(Duration.ofSeconds(11));
    touch("referee");
    rig.hear(REFEREE);
    assertThat(rig.written()).contains("Referee · running").doesNotContain("Not taken");
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
        "flagged | button-1 |"
            + " {'rule-pass':'white','why':'asked by the timed-out side','article':'R11'}"
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

  @Test
  @DisplayName("R17: what the chief referee has ruled is taken back with the chief's PIN")
  void R17_aRulingsResultAsksForTheChief() throws Exception {
    locked(true);
    rig.hear(
        face(
            "result",
            "white",
            57,
            main("1:04:33"),
            READING,
            "'winner':'draw','by':'ruling','sgf':'0'"));
    hold("result-withdraw");
    typePin();
    rig.hear(CHIEF);
    assertThat(rig.sent)
        .containsExactly(
            "{\"unlock\":\"chief\",\"pin\":\"2468\"}",
            "{\"withdraw\":\"result\"}",
            "{\"lock\":true}");
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
