package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;
import org.qizhong.record.MatchFile;
import org.qizhong.record.Replay;

/** A match with a referee, from the start card to its final result, by touch at a real desk. */
class RefereedMatchTest extends RealDeskRig {
  @Override
  String time() {
    return "4s + 3x8s";
  }

  @Test
  @DisplayName(
      "Card, 30 moves into byo-yomi, warning, pause, resume, time up ruled a pass, end proposed,"
          + " played on, agreed, count, recount, confirmed; the record replays to the same (R11,"
          + " R13, E1, E5)")
  void fromTheCardToTheFinalResult() throws Exception {
    confirmAndStart();
    playIntoByoYomi();
    warnBlack();
    pauseAndGoOn();
    timeUpRuledAPass();
    proposePlayOnAgree();
    countAndRecount();
    confirm();
    readTheLog();
    assertThat(acts())
        .containsSubsequence(
            "warn black,why Pressed too early,article R4,role referee",
            "pause black",
            "resume true",
            "rule-pass black,why asked by the timed-out side,article R11",
            "propose white",
            "press black",
            "propose white",
            "agree black")
        .endsWith("accept black", "accept white", "confirm true");
    replays();
  }

  /** R4: the referee's desk, the side, the offence. */
  private void warnBlack() throws Exception {
    tap("referee");
    waitForText("Warn Black");
    tap("tile-warn-black");
    waitForText("Pressed too early");
    press("offence-early-press");
    waitFor(() -> texts(text -> text.startsWith("Given: ")));
    tap("lock");
    waitForText("1 warning");
  }

  /** R11: Black thinks all its periods away, and asks. */
  private void timeUpRuledAPass() throws Exception {
    waitForLong("TIME IS UP");
    press("button-1");
    waitForText("White: pause");
  }

  /** E1: White proposes, Black plays on, White proposes again. */
  private void proposePlayOnAgree() throws Exception {
    propose();
    Thread.sleep(400);
    stroke(KeyCode.A);
    waitFor(() -> !texts("White proposes the end"::equals));
    propose();
    press("button-1");
    waitForText("both agree to the end: count");
  }

  private void propose() throws Exception {
    press("button-1");
    waitForText("White passes");
    hold("button-1");
    waitForText("Black agrees to the end");
  }

  /** E5: White asks for a recount; what was typed is there, one stone more is entered. */
  private void countAndRecount() throws Exception {
    tap("button-0");
    for (String key : List.of("key-6", "key-0", "count-stones", "key-1", "key-2", "key-5")) {
      touch(key);
    }
    waitForText("White wins by ¼ zi");
    touch("count-enter");
    waitForText("Touch here to confirm");
    tap("recount-white");
    waitForText("Enter this count");
    touch("key-←");
    touch("key-6");
    waitForText("Black wins by ¾ zi");
    touch("count-enter");
    waitForText("Touch here to confirm");
  }

  private void confirm() throws Exception {
    tap("result-black");
    waitForText("hold · without White");
    tap("result-white");
    waitForText("both have confirmed · final");
    shot("refereed-match-result");
    tap("result-confirm");
    waitForText("Final result");
  }

  private void readTheLog() throws Exception {
    tap("result-clock");
    waitFor(() -> find("log").isVisible());
    tap("log");
    waitForText("All");
    tap("log-rulings");
    tap("log-order");
    waitForText("Black is warned: warning 1");
    waitFor(() -> texts(text -> text.startsWith("Referee · Pressed too early · R4: ")));
    shot("refereed-match-log");
    tap("log-back");
  }

  private void waitForLong(String text) throws Exception {
    for (int i = 0; i < 4 && !texts(text::equals); i++) {
      Thread.sleep(7_000);
    }
    waitForText(text);
  }

  private void replays() throws Exception {
    List<Happening> happened = new ArrayList<>();
    MatchState end =
        new Replay(new MatchFile(() -> Files.newInputStream(record()))).play(happened::add);
    assertThat(end).isInstanceOf(MatchState.Confirmed.class);
    assertThat(((MatchState.Confirmed) end).result().sgf()).isEqualTo("B+1.5");
    assertThat(happened).hasAtLeastOneElementOfType(Happening.TimeUpPassed.class);
  }
}
