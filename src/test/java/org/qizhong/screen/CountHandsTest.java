package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;
import static org.qizhong.screen.Lines.side;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.screen.model.MatchButton;
import org.qizhong.screen.words.Language;
import org.testfx.api.FxToolkit;

/** What hands do at the count, and what stands there while they do it. */
class CountHandsTest {
  @TempDir Path data;
  private CardRig rig;

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @BeforeEach
  void open() {
    rig = new CardRig(data, Language.EN, 800, 480);
  }

  private void open(String rules, int handicap, String status, String black) {
    rig.hear(match("1h", rules, handicap), face(status, "black", 254, black, main("10:41")));
  }

  private void count(String rules, int handicap, String black) {
    open(rules, handicap, "passed", black);
    rig.perform(new MatchButton.Deed.OpenCount());
  }

  @Test
  @DisplayName("S2: eight touches from two passes to the count of 60 empty points and 125 stones")
  void S2_aPlainCountTakesEightTouches() {
    open("cn-2002", 0, "passed", main("3:12"));
    String[] touches = {
      "button-0", "key-6", "key-0", "count-stones", "key-1", "key-2", "key-5", "count-enter"
    };
    assertThat(touches).hasSizeLessThanOrEqualTo(8);
    rig.touch(touches);
    assertThat(rig.next()).isEqualTo("{\"count\":{\"side\":\"black\",\"area\":185}}");
  }

  @Test
  @DisplayName("S2, S6: the arithmetic stands there line by line while it is typed")
  void S6_theArithmeticIsWritten() {
    count("cn-2002", 0, side("main", "3:12", "WARNED"));
    assertThat(rig.written()).contains("Still missing: stones", "Black: 1 warning");
    rig.touch("key-6", "key-0", "count-stones", "key-1", "key-2", "key-5");
    rig.touch("count-shared", "key-1");
    assertThat(rig.written())
        .contains("Black: 60 + 125\n185\n", "Half of the shared points\n+ ½\n")
        .contains("Half of the board\n− 180½\n", "Komi\n− 3¾\n", "Black's warnings\n− 1\n")
        .contains("Black wins by ¼ zi");
  }

  @ParameterizedTest
  @CsvSource({
    "cn-2002, 0, count-black, 185, Black wins by ¾ zi",
    "cn-2002, 0, count-black, 184, White wins by ¼ zi",
    "cn-2002, 0, count-white, 177, White wins by ¼ zi",
    "cn-1988, 0, count-black, 184, Black wins by ¾ zi",
    "cn-2002, 6, count-white, 178, White wins by ½ zi",
    "cn-2002, 9, count-black, 185, Draw"
  })
  @DisplayName("S2, S3, S4, S12: the margin in the edition's unit as a fraction")
  void S2_S3_S4_theMargin(String rules, int handicap, String side, String area, String words) {
    count(rules, handicap, main("3:12"));
    rig.touch("way-total", side);
    for (String digit : area.split("")) {
      rig.touch("key-" + digit);
    }
    assertThat(rig.written()).contains(words);
  }

  @Test
  @DisplayName("S8: 3 empty + 2 white stones over: Black by 5")
  void S8_theFillIn() {
    count("ing", 0, main("3:12"));
    rig.touch("key-3", "count-white-over", "key-2");
    assertThat(rig.written()).contains("Black wins by 5 points");
  }

  @Test
  @DisplayName("S11: what does not make up the board is refused with the difference")
  void S11_theDifferenceIsNamed() {
    count("cn-2002", 0, main("3:12"));
    rig.touch("way-total", "key-1", "key-8", "key-5", "count-shared", "key-1");
    rig.touch("count-other", "key-1", "key-7", "key-0");
    assertThat(rig.written())
        .contains("Black's 185, White's 170 and 1 shared points make 356, 5 less than the board's");
    rig.touch("count-enter");
    assertThat(rig.sent).isEmpty();
    rig.touch("key-←", "key-5", "count-enter");
    assertThat(rig.next())
        .isEqualTo("{\"count\":{\"black\":{\"area\":185},\"white\":{\"area\":175},\"shared\":1}}");
  }

  @Test
  @DisplayName("S1: six tens are typed as 60, and who types 6 is told so")
  void S1_tensAreTypedAsPoints() {
    count("cn-2002", 0, main("3:12"));
    rig.touch("key-6", "count-stones", "key-1", "key-2", "key-5");
    assertThat(rig.written()).contains("6 is not a whole number of tens: type 60 for six tens");
    rig.touch("count-enter");
    assertThat(rig.sent).isEmpty();
  }

  @Test
  void S1_moreThanTheBoardIsRefused() {
    count("cn-2002", 0, main("3:12"));
    rig.touch("way-total", "key-3", "key-6", "key-2", "count-enter");
    assertThat(rig.written()).contains("are more than the board's 361");
    assertThat(rig.sent).isEmpty();
  }

  @Test
  void S13_whoPassedFirstIsAskedWhereTheRecordDoesNotSay() {
    open("wmsg", 0, "paused", main("3:12"));
    rig.perform(new MatchButton.Deed.OpenCount());
    rig.touch("way-total", "key-1", "key-8", "key-5", "first-white", "count-enter");
    assertThat(rig.next())
        .isEqualTo("{\"count\":{\"side\":\"black\",\"area\":185,\"first-pass\":\"white\"}}");
    count("wmsg", 0, main("3:12"));
    assertThat(rig.find("first-white")).isEmpty();
  }

  @Test
  void theWayThatAnAreaIsEnteredIsRemembered() {
    count("cn-2002", 0, main("3:12"));
    rig.touch("way-total");
    count("cn-1988", 0, main("3:12"));
    assertThat(rig.find("count-area")).isPresent();
  }

  @Test
  @DisplayName("E4: play goes on with the side that called the stones dead")
  void E4_aDisputeResumesWithTheSideThatCalledThemDead() throws Exception {
    count("cn-2002", 0, main("3:12"));
    rig.touch("count-dispute");
    assertThat(rig.written()).contains("Who called the stones dead?");
    rig.touch("dispute-white");
    assertThat(rig.sent).as("the clock would run: it is held").isEmpty();
    rig.hold("dispute-white");
    assertThat(rig.next()).isEqualTo("{\"resume\":\"white\"}");
  }

  @Test
  @DisplayName("E4: once both have agreed there is no other way back to the game")
  void E4_afterAnAgreementOnlyADisputeGoesOn() throws Exception {
    open("cn-2002", 0, "agreed", main("3:12"));
    assertThat(rig.written()).doesNotContain("resume");
    rig.hold("button-1");
    assertThat(rig.written()).contains("Who called the stones dead?");
    rig.hold("dispute-black");
    assertThat(rig.next()).isEqualTo("{\"resume\":\"black\"}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"paused", "abandoned"})
  @DisplayName("E4, E6: only what ended by passes or an agreement is disputed")
  void E4_E6_nothingElseIsDisputed(String status) {
    open("cn-2002", 0, status, main("3:12"));
    rig.perform(new MatchButton.Deed.OpenCount());
    assertThat(rig.find("count-dispute")).isEmpty();
  }
}
