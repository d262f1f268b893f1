package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;

import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.screen.words.Language;
import org.testfx.api.FxToolkit;

/** E5: how a result is confirmed by hand, counted again, and what follows it. */
class ResultHandsTest {
  private static final String GPIO =
      "{\"event\":\"desk\",\"buttons\":\"gpio\",\"version\":\"0.1.0\"}";
  private static final String PASSED = face("passed", "black", 254, main("3:12"), main("10:41"));
  private static final String RESULT =
      face(
          "result",
          "black",
          254,
          main("3:12"),
          main("10:41"),
          "'winner':'black','by':'count','margin':0.75,'unit':'zi','sgf':'B+1.5'");

  @TempDir Path data;
  private CardRig rig;

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @BeforeEach
  void open() {
    rig = new CardRig(data, Language.EN, 800, 480);
    rig.hear(match("1h + 5x60s"), PASSED);
  }

  private static String accepted(String... sides) {
    String names = "\"" + String.join("\",\"", sides) + "\"";
    return RESULT.substring(0, RESULT.length() - 1) + ",\"accepted\":[" + names + "]}";
  }

  private static String confirmed() {
    return accepted("black", "white").replace("\"status\":\"result\"", "\"status\":\"confirmed\"");
  }

  @Test
  @DisplayName("E5: with a PIN a recount is the referee's to allow")
  void E5_aRecountNeedsTheReferee() {
    enter();
    rig.hear("{\"event\":\"pins\",\"referee\":true,\"chief\":false}", RESULT);
    rig.touch("recount-black");
    assertThat(rig.sent).isEmpty();
    assertThat(rig.written()).contains("PIN");
  }

  private void enter() {
    rig.touch("button-0", "way-total", "key-1", "key-8", "key-5", "count-enter");
    assertThat(rig.next()).contains("185");
    rig.hear(RESULT);
  }

  @Test
  @DisplayName("E5: both players by their own panels, then the referee by a touch")
  void E5_bothPlayersThenTheReferee() {
    enter();
    assertThat(rig.written()).contains("Black wins by ¾ zi", "Black's area\n185\n");
    rig.touch("result-black");
    assertThat(rig.next()).isEqualTo("{\"accept\":\"black\"}");
    rig.hear(accepted("black"));
    rig.touch("result-black");
    assertThat(rig.sent).as("once is enough").isEmpty();
    rig.stroke(KeyCode.L);
    assertThat(rig.next()).isEqualTo("{\"accept\":\"white\"}");
    rig.hear(accepted("black", "white"));
    rig.touch("result-confirm");
    assertThat(rig.next()).isEqualTo("{\"confirm\":true}");
  }

  @Test
  @DisplayName("E5: without a player the referee holds, and is told so")
  void E5_withoutAPlayerItIsHeld() throws Exception {
    enter();
    rig.hear(accepted("black"));
    assertThat(rig.written()).contains("hold · without White");
    rig.touch("result-confirm");
    assertThat(rig.sent).isEmpty();
    rig.hold("result-confirm");
    assertThat(rig.next()).isEqualTo("{\"confirm\":true}");
  }

  @Test
  @DisplayName("E5: a player asks for a recount; what was typed is kept")
  void E5_aRecountBeginsWithWhatWasTyped() {
    enter();
    rig.touch("recount-white");
    assertThat(rig.next()).isEqualTo("{\"withdraw\":\"result\"}");
    assertThat(rig.sent).as("and is no confirmation").isEmpty();
    rig.hear(PASSED);
    rig.touch("key-←", "key-4", "count-enter");
    assertThat(rig.next()).isEqualTo("{\"count\":{\"side\":\"black\",\"area\":184}}");
    rig.hear(accepted("black", "white"));
    assertThat(rig.find("recount-white")).as("both have confirmed").isEmpty();
  }

  @Test
  @DisplayName("E5: a result by resignation has nothing to count again")
  void E5_onlyACountIsCountedAgain() {
    rig.hear(RESULT.replace("\"by\":\"count\"", "\"by\":\"resignation\""));
    assertThat(rig.written()).contains("Black wins by resignation");
    assertThat(rig.find("recount-white")).isEmpty();
  }

  @Test
  @DisplayName("E5: real buttons confirm, and the panels are none")
  void E5_realButtonsAreCollected() {
    rig.hear(GPIO);
    enter();
    assertThat(rig.next()).isEqualTo("{\"collect\":\"result\"}");
    rig.hear("{\"event\":\"collect\",\"what\":\"result\",\"confirmed\":[]}", RESULT);
    assertThat(rig.written()).contains("Press your button");
    rig.touch("result-black");
    assertThat(rig.sent).isEmpty();
    rig.hear("{\"event\":\"collect\",\"what\":\"none\"}", RESULT);
    rig.touch("result-collect");
    assertThat(rig.next()).isEqualTo("{\"collect\":\"result\"}");
  }

  @Test
  @DisplayName("E5: the PIN for the count is the PIN for having it confirmed by real buttons")
  void E5_onePinForTheCountAndItsConfirmation() {
    rig.hear(GPIO, "{\"event\":\"pins\",\"referee\":true,\"chief\":false}", PASSED);
    rig.touch("button-0", "way-total", "key-1", "key-8", "key-5", "count-enter");
    assertThat(rig.sent).isEmpty();
    rig.hear("{\"event\":\"role\",\"role\":\"referee\",\"seconds\":30}", PASSED);
    assertThat(rig.sent)
        .containsExactly(
            "{\"count\":{\"side\":\"black\",\"area\":185}}",
            "{\"collect\":\"result\"}",
            "{\"lock\":true}");
  }

  @Test
  @DisplayName("Another screen's count is explained by the log")
  void theArithmeticOfACountEnteredElsewhere() {
    rig.hear(RESULT);
    assertThat(rig.next()).isEqualTo("{\"log\":1}");
    rig.hear(
        "{\"event\":\"log\",\"n\":1,\"at\":1,\"of\":{\"event\":\"result\"},"
            + "\"act\":{\"count\":{\"side\":\"black\",\"area\":185}},\"by\":\"referee\"}",
        "{\"event\":\"log-end\",\"n\":1}",
        RESULT);
    assertThat(rig.written()).contains("Black's area\n185\n", "Komi\n− 3¾");
    assertThat(rig.sent).isEmpty();
  }

  @Test
  void theClockCanBeSeenAndTheResultAgain() {
    enter();
    rig.touch("result-clock");
    assertThat(rig.written()).contains("3:12").doesNotContain("Recount");
    rig.touch("button-0");
    assertThat(rig.written()).contains("Recount");
  }

  @Test
  @DisplayName("A rematch: the same card and players, the colours changed or not")
  void aRematchIsLaidByTwoTouches() {
    enter();
    rig.hear(confirmed());
    rig.touch("rematch-changed", "lay");
    assertThat(rig.next())
        .isEqualTo(
            "{\"card\":{\"time\":\"60m + 5x60s\",\"rules\":\"cn-2002\",\"event\":\"City Open ·"
                + " round 3\",\"players\":{\"black\":{\"name\":\"Li"
                + " Qin-cheng\"},\"white\":{\"name\":\"Zhou Rui-yang\"}}}}");
  }

  @Test
  @DisplayName("R16: colours that were put right are the rematch's")
  void R16_aRematchHasTheColoursThatWerePlayed() {
    enter();
    String black = "\"black\":{\"name\":\"Li Qin-cheng\",";
    String white = "\"white\":{\"name\":\"Zhou Rui-yang\",";
    rig.hear(confirmed().replace("\"black\":{", black).replace("\"white\":{", white));
    rig.touch("rematch", "lay");
    assertThat(rig.next()).contains(black.substring(0, black.length() - 1) + "}");
  }

  @Test
  @DisplayName("The next board: the same card for other players")
  void theNextBoardIsLaidByTwoTouches() {
    enter();
    rig.hear(confirmed());
    rig.touch("next-board", "lay");
    assertThat(rig.next())
        .isEqualTo(
            "{\"card\":{\"time\":\"60m + 5x60s\",\"rules\":\"cn-2002\","
                + "\"event\":\"City Open · round 3\"}}");
  }
}
