package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A match from the start card to two passes, by hand, against the real desk. */
class WholeMatchTest extends RealDeskRig {
  @Override
  String time() {
    return "4s + 3x20s";
  }

  @Test
  @DisplayName(
      "Card, both buttons, 30 moves into byo-yomi, pause, resume, pass, pass (T2, R13, E2)")
  void fromTheCardToTwoPasses() throws Exception {
    confirmAndStart();
    playIntoByoYomi();
    waitForText("3 × 20 s left");
    pauseAndGoOn();
    pass("Black");
    waitFor(() -> !texts("Black passes"::equals));
    pass("White");
    waitForText("two passes: count, or resume with Black to move");
    assertThat(acts())
        .startsWith("start black", "press black", "press white")
        .endsWith("press white", "pause black", "resume true", "pass black", "pass white")
        .hasSize(MOVES + 5);
  }

  private void pass(String side) throws Exception {
    press("button-1");
    waitForText(side + " passes");
    hold("button-0");
  }
}
