package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;

import java.time.Duration;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Under the referee's desk play goes on: its top line has the players' buttons then. */
class PlayGoesOnTest extends RefereeRig {
  private static final String BLACK_RUNS = face("running", "black", 58, main("1:04:33"), READING);

  @Test
  @DisplayName("R21: a penalty is noted while both sides make their moves on their readings")
  void aPenaltyIsNotedAndPlayGoesOn() throws Exception {
    enter();
    touch("tile-note", "offence-talking");
    assertThat(rig.written()).contains("press here");
    touch("reading-white");
    assertThat(given()).containsExactly("{\"press\":\"white\"}");
    rig.hear(BLACK_RUNS);
    touch("reading-black");
    assertThat(given()).containsExactly("{\"press\":\"white\"}", "{\"press\":\"black\"}");
    previewed("referee");
    hold("give");
    assertThat(given().getLast()).startsWith("{\"note\":\"");
  }

  @Test
  @DisplayName("P1: the word stands on the reading of the side to move alone")
  void onlyTheSideToMoveIsTold() {
    enter();
    assertThat(rig.written().split("press here", -1)).hasSize(2);
    assertThat(rig.written()).contains("White 0:18 · 3 left\npress here");
    rig.hear(BLACK_RUNS);
    assertThat(rig.written()).contains("Black 1:04:33\npress here");
  }

  @ParameterizedTest
  @ValueSource(strings = {"reading-black", "reading-white"})
  @DisplayName("The readings are as large as a finger needs")
  void theReadingsAreLargeEnough(String id) {
    enter();
    rig.written();
    Node reading = rig.node(id);
    Bounds bounds = reading.getLayoutBounds();
    assertThat(Math.min(bounds.getWidth(), bounds.getHeight())).isGreaterThanOrEqualTo(50);
  }

  @Test
  @DisplayName("With real buttons the readings are none, and while both clocks stand neither")
  void elsewhereTheyAreNoButtons() {
    enter();
    rig.hear(RUNNING.replace("running", "paused"));
    touch("reading-white");
    rig.hear("{\"event\":\"desk\",\"buttons\":\"gpio\",\"version\":\"1\"}", RUNNING);
    touch("reading-white");
    assertThat(rig.written()).doesNotContain("press here");
    assertThat(given()).isEmpty();
  }

  @Test
  @DisplayName("R13: where both resume by their own buttons, the readings are these")
  void bothResume() {
    rig.hear(match(BYO).replace("\"handicap\":0", "\"handicap\":0,\"resumes\":\"both\""));
    rig.hear(RUNNING.replace("running", "paused"));
    enter();
    touch("reading-black", "reading-white");
    assertThat(given()).containsExactly("{\"press\":\"black\"}", "{\"press\":\"white\"}");
  }

  @Test
  @DisplayName("Players' presses do not keep the desk open")
  void pressesAreNoHandAtTheDesk() {
    enter();
    rig.wait(Duration.ofSeconds(29));
    touch("reading-white");
    rig.wait(Duration.ofSeconds(2));
    assertThat(rig.find("reading-white")).isEmpty();
  }

  @Test
  @DisplayName("From the log Back leads to the referee's desk; from the match's to the match")
  void theLogLeadsBack() {
    enter();
    touch("tile-turn", "tile-log", "log-back");
    assertThat(rig.find("tile-warn-black")).isPresent();
    touch("lock");
    rig.hear(NONE, RUNNING.replace("running", "paused"));
    touch("log", "log-back");
    assertThat(rig.find("tile-warn-black")).isEmpty();
    assertThat(rig.written()).contains("PAUSED");
  }

  @Test
  @DisplayName("A role that ran out over the log is asked for again")
  void theRoleRanOutOverTheLog() {
    rig.hear("{\"event\":\"pins\",\"referee\":true,\"chief\":false}", RUNNING);
    enter();
    touch("tile-turn", "tile-log");
    rig.hear(NONE, RUNNING);
    touch("log-back");
    assertThat(rig.written()).contains("4 to 12 digits");
  }
}
