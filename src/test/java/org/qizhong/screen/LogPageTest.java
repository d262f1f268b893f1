package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;

import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.screen.words.Language;
import org.testfx.api.FxToolkit;

/** The log as it is read at the table. */
class LogPageTest {
  private static final String PAUSED = face("paused", "black", 3, main("3:12"), main("10:41"));

  @TempDir Path data;
  private CardRig rig;

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  private void open(Language language, int width, int height) {
    rig = new CardRig(data, language, width, height);
    rig.hear(match("1h + 5x60s"), PAUSED);
    rig.openLog();
    assertThat(rig.next()).isEqualTo("{\"log\":1}");
    rig.hear(LogLines.all());
    rig.hear(PAUSED);
  }

  private void open() {
    open(Language.EN, 800, 480);
  }

  @Test
  void theNewestStandsFirstAndItsOrderCanBeTurned() {
    open();
    assertThat(rig.written())
        .contains("1:08:30\nWhite confirms the result\n", "1 of 3")
        .contains("1:08:20\nBlack wins by ¾ zi\n", "Referee")
        .doesNotContain("Black's clock starts");
    rig.touch("log-order");
    assertThat(rig.written())
        .contains("0:00\nBlack's clock starts\n", "White")
        .contains("0:23\nBlack: move 1, used 23.4 s\n")
        .contains("0:30\nBlack's button: did not count\n")
        .doesNotContain("wins by");
  }

  @Test
  @DisplayName("Rulings stand there with time, who, reason and article")
  void rulingsHaveReasonAndArticle() {
    open();
    rig.touch("log-rulings");
    assertThat(rig.written())
        .contains(
            "1:03:20\nWhite's time is changed by −90 s\n", "Chief referee · set wrongly · R17")
        .contains("White: put on record\nReferee · talking · R21")
        .contains("Black is warned: warning 1\nReferee · phone rings · R20")
        .doesNotContain("move 1");
  }

  @Test
  void itIsFilteredBySideTimeAndMoves() {
    open();
    rig.touch("log-moves", "log-white");
    assertThat(rig.written()).contains("White: move 2, used 71.6 s").doesNotContain("Black: move");
    rig.touch("log-white", "log-time");
    assertThat(rig.written())
        .contains("Black has used a period, 4 left", "Both clocks are stopped\nWhite · R13: ")
        .doesNotContain("move 2");
  }

  @Test
  void itIsPagedByButtons() {
    open();
    rig.touch("log-next");
    assertThat(rig.written()).contains("2 of 3");
    rig.touch("log-next", "log-next");
    assertThat(rig.written()).contains("3 of 3", "Black's clock starts");
    rig.touch("log-previous", "log-back");
    assertThat(rig.written()).contains("PAUSED");
  }

  @Test
  void whatHappensMeanwhileIsToldToo() {
    open();
    rig.hear("{\"event\":\"warned\",\"side\":\"white\",\"total\":1}");
    assertThat(rig.next()).startsWith("{\"log\":");
  }

  @Test
  @DisplayName("Read while a clock runs, by the referee: the players' buttons stay theirs")
  void theRefereeReadsItWhileAClockRuns() {
    String running = PAUSED.replace("paused", "running");
    rig = new CardRig(data, Language.EN, 800, 480);
    rig.hear(match("1h + 5x60s"), running);
    rig.openLog();
    assertThat(rig.next()).isEqualTo("{\"log\":1}");
    rig.hear(LogLines.all());
    rig.hear(running, running);
    assertThat(rig.written()).contains("White confirms the result");
    rig.stroke(KeyCode.A);
    assertThat(rig.next()).isEqualTo("{\"press\":\"black\"}");
  }

  @Test
  void aClockThatStartsLeavesTheLog() {
    open();
    rig.hear(PAUSED.replace("paused", "running"));
    assertThat(rig.written()).doesNotContain("Newest first", "Oldest first");
  }

  @ParameterizedTest
  @MethodSource("org.qizhong.screen.CardShotsTest#all")
  void everyPageIsDrawnWhole(Language language, int width, int height) {
    open(language, width, height);
    Looks looks = new Looks(language, width, height);
    looks.at("log", rig);
    rig.touch("log-next");
    looks.at("log-2", rig);
    rig.touch("log-rulings");
    looks.at("log-rulings", rig);
    rig.touch("log-moves", "log-order");
    looks.at("log-moves", rig);
    rig.hear(match("2h", "jp", 0), PAUSED);
    rig.openLog();
    rig.hear("{\"event\":\"log-end\",\"n\":0}", PAUSED);
    looks.at("log-none", rig);
    looks.assertFine();
  }
}
