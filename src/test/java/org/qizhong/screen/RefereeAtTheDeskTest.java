package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Rulings by touch at a real desk: what it previews is what it takes, and the record has it all.
 */
class RefereeAtTheDeskTest extends RealDeskRig {
  @Override
  String time() {
    return "1h + 5x60s";
  }

  private void play(int from, int to) throws Exception {
    for (int move = from; move <= to; move++) {
      stroke(move % 2 == 1 ? KeyCode.A : KeyCode.L);
      int made = move;
      waitFor(() -> texts(("move " + made)::equals));
    }
  }

  private void give(String... ids) throws Exception {
    for (String id : ids) {
      tap(id);
    }
    waitFor(() -> !find("give").isDisabled() && find("give").isVisible());
    Thread.sleep(300);
    press("give");
    waitFor(() -> texts(text -> text.startsWith("Given: ")));
  }

  private void pin(String digits) throws Exception {
    Thread.sleep(GUARD);
    for (String digit : digits.split("")) {
      touch("key-" + digit);
    }
  }

  @Test
  @DisplayName("R4, R6, R10, R12, R13, R14, R15, R17, R22, E3 by touch, each with its reason")
  void rulingsAreGivenAndRecorded() throws Exception {
    confirmAndStart();
    play(1, 6);
    tap("referee");
    waitForText("Referee's desk");
    tap("tile-warn-black");
    press("offence-early-press");
    waitForText("Given: Warn Black · Pressed too early");
    give("tile-take-back");
    give("tile-forgotten");
    give("tile-leave");
    give("tile-note", "offence-talking");
    give("tile-withdraw", "undo-warning-black");
    give("tile-turn", "tile-adjust", "number-minutes", "key-2", "why-disturbed");
    tap("tile-turn");
    tap("tile-withdraw");
    give(adjustment());
    tap("tile-turn");
    pauseRecord();
    give("tile-clock", "side-white", "clock-next");
    give("tile-split", "number-minutes", "key-2");
    give("end", "end-draw");
    waitFor(() -> find("confirm") != null);
    press("confirm");
    waitFor(() -> texts(text -> text.contains("result confirmed")));
    assertThat(acts().toString())
        .contains("warn black,why Pressed too early,article R4,role referee")
        .contains("take-back white,charge false", "number 7", "leave ", "note ")
        .contains("withdraw warning,side black", "adjust ", "by 120", "withdraw adjust,side ")
        .contains("pause true", "agree-readings black", "agree-readings white", "article R13")
        .contains("article R14", "article R15", "end draw", "confirm true");
  }

  /** What was adjusted is on the log, and is offered. */
  private String adjustment() throws Exception {
    waitFor(() -> texts(text -> text.contains("time by 120 s")));
    return onScreen(
        () ->
            stage.getScene().getRoot().lookupAll("*").stream()
                .map(Node::getId)
                .filter(id -> id != null && id.startsWith("undo-adjust"))
                .findFirst()
                .orElseThrow());
  }

  /** R13: both confirm by their own buttons. */
  private void pauseRecord() throws Exception {
    tap("pause");
    waitForText("Resume");
    tap("tile-pause");
    waitFor(() -> texts(text -> text.contains("asked by Referee")));
    tap("collect");
    waitForText("Stop asking");
    Thread.sleep(400);
    stroke(KeyCode.A);
    stroke(KeyCode.L);
    waitFor(() -> texts(text -> text.contains("Both readings confirmed: Black ✓, White ✓")));
    shot("referee-pause-at-the-desk");
    give("why-lunch");
  }

  @Test
  @DisplayName("PINs by touch: without one nothing of the desk can be given; the chief's is asked")
  void thePinsGuardTheDesk() throws Exception {
    confirmAndStart();
    play(1, 2);
    setPin("1357");
    tap("pins-chief");
    typeTwice("2468");
    assertThat(Files.readString(folder.resolve("pins.properties"))).doesNotContain("1357", "2468");
    tap("back");
    tap("lock");
    press("button-0");
    waitForText("PAUSED");
    press("button-1");
    waitForText("4 to 12 digits");
    pin("9999");
    touch("unlock");
    waitForText("Wrong PIN: 2 tries left");
    pin("1357");
    touch("unlock");
    waitForText("Black: pause");
    tap("referee");
    pin("1357");
    touch("unlock");
    waitFor(() -> texts(text -> text.startsWith("Referee · ")));
    tap("end");
    tap("end-both-lose");
    waitFor(() -> texts(text -> text.contains("The chief referee's decision")));
    press("give");
    waitForText("4 to 12 digits");
    assertThat(acts().toString()).doesNotContain("both-lose");
    pin("2468");
    touch("unlock");
    waitFor(() -> texts(text -> text.startsWith("Given: ")));
    assertThat(acts().toString()).contains("resume true,role referee", "role chief");
  }

  private void setPin(String digits) throws Exception {
    tap("referee");
    tap("tile-turn");
    tap("tile-pins");
    typeTwice(digits);
  }

  private void typeTwice(String digits) throws Exception {
    for (int i = 0; i < 2; i++) {
      pin(digits);
      tap("pin-set");
    }
    waitFor(() -> find("pin-clear") != null && !find("pin-clear").isDisabled());
    waitFor(() -> Files.exists(folder.resolve("pins.properties")));
  }
}
