package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;
import static org.qizhong.screen.Lines.side;

import javafx.geometry.Bounds;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.Test;

/** The window against a desk on a real socket. */
class ScreenWindowTest extends WindowRig {
  private static final String BYO = match("60m + 5x60s");
  private static final String READY = face("ready", "black", 0, main("1:00:00"), main("1:00:00"));
  private static final String BLACK_RUNS =
      face("running", "black", 56, main("59:10"), main("58:20"));
  private static final String WHITE_RUNS =
      face("running", "white", 57, main("59:10"), main("58:20"));
  private static final String PAUSED = face("paused", "black", 56, main("59:10"), main("58:20"));

  // ---- keys

  @Test
  void lettersAreTheButtonsOfTheirSides() throws Exception {
    show(BYO, BLACK_RUNS);
    for (KeyCode key : new KeyCode[] {KeyCode.A, KeyCode.Z}) {
      stroke(key);
      assertThat(desk.next()).isEqualTo("{\"press\":\"black\"}");
    }
    for (KeyCode key : new KeyCode[] {KeyCode.L, KeyCode.M}) {
      stroke(key);
      assertThat(desk.next()).isEqualTo("{\"press\":\"white\"}");
    }
  }

  @Test
  void P2_aKeyThatRepeatsPressesOnce() throws Exception {
    show(BYO, BLACK_RUNS);
    for (int i = 0; i < 20; i++) {
      key(KeyEvent.KEY_PRESSED, KeyCode.A);
    }
    assertThat(desk.next()).isEqualTo("{\"press\":\"black\"}");
    assertThat(desk.within(200)).isNull();
    key(KeyEvent.KEY_RELEASED, KeyCode.A);
    stroke(KeyCode.A);
    assertThat(desk.next()).isEqualTo("{\"press\":\"black\"}");
  }

  @Test
  void spacePausesAtOnceAndResumesHalfASecondLater() throws Exception {
    show(BYO, BLACK_RUNS);
    stroke(KeyCode.SPACE);
    assertThat(desk.next()).isEqualTo("{\"pause\":true}");
    desk.show(PAUSED);
    waitForText("PAUSED");
    stroke(KeyCode.SPACE);
    assertThat(desk.within(100)).isNull();
    Thread.sleep(500);
    stroke(KeyCode.SPACE);
    assertThat(desk.next()).isEqualTo("{\"resume\":true}");
  }

  @Test
  void enterStartsTheRightSideOnce() throws Exception {
    show(
        match("60m + 5x60s", "cn-2002", 2),
        READY.replace("\"to-move\":\"black\"", "\"to-move\":\"white\""));
    stroke(KeyCode.ENTER);
    assertThat(desk.next()).isEqualTo("{\"start\":\"white\"}");
    desk.show(BLACK_RUNS);
    waitForText("59:10");
    stroke(KeyCode.ENTER);
    assertThat(desk.within(200)).isNull();
  }

  @Test
  void typingInTheFormPressesNothing() throws Exception {
    waitForText("New match");
    stroke(KeyCode.A);
    stroke(KeyCode.SPACE);
    assertThat(desk.within(200)).isNull();
  }

  // ---- pointer

  @Test
  void aPointerThatComesDownOnAFaceIsThatSidesButton() throws Exception {
    show(BYO, BLACK_RUNS);
    mouse(MouseEvent.MOUSE_PRESSED, "black");
    assertThat(desk.next()).isEqualTo("{\"press\":\"black\"}");
    mouse(MouseEvent.MOUSE_RELEASED, "black");
    mouse(MouseEvent.MOUSE_PRESSED, "white");
    assertThat(desk.next()).isEqualTo("{\"press\":\"white\"}");
    assertThat(desk.within(100)).isNull();
  }

  @Test
  void aButtonIsTakenOnlyAfterHalfASecond() throws Exception {
    show(BYO, BLACK_RUNS);
    mouse(MouseEvent.MOUSE_PRESSED, "button-0");
    Thread.sleep(250);
    mouse(MouseEvent.MOUSE_RELEASED, "button-0");
    assertThat(desk.within(500)).isNull();
    mouse(MouseEvent.MOUSE_PRESSED, "button-0");
    assertThat(desk.next()).isEqualTo("{\"pause\":\"black\"}");
    assertThat(desk.within(700)).as("held on, it acts once").isNull();
    mouse(MouseEvent.MOUSE_RELEASED, "button-0");
  }

  @Test
  void theTurnsChangeForgetsAHoldForTheOtherSide() throws Exception {
    show(BYO, BLACK_RUNS);
    hold("button-1");
    waitForText("Black resigns");
    mouse(MouseEvent.MOUSE_PRESSED, "button-2");
    desk.show(WHITE_RUNS);
    waitForText("White: pause");
    assertThat(desk.within(800)).isNull();
    mouse(MouseEvent.MOUSE_RELEASED, "button-2");
  }

  @Test
  void nothingIsTakenRightAfterAPress() throws Exception {
    show(BYO, BLACK_RUNS);
    stroke(KeyCode.A);
    assertThat(desk.next()).isEqualTo("{\"press\":\"black\"}");
    mouse(MouseEvent.MOUSE_PRESSED, "button-0");
    assertThat(desk.within(900)).isNull();
    mouse(MouseEvent.MOUSE_RELEASED, "button-0");
  }

  @Test
  void goingOnWantsAHoldAndLiesWhereNoPauseLay() throws Exception {
    show(BYO, PAUSED);
    touch("button-1");
    assertThat(desk.within(700)).as("a touch is not enough").isNull();
    for (String pause : new String[] {"button-0", "button-2"}) {
      touch(pause);
      assertThat(desk.within(100)).isNull();
    }
    hold("button-1");
    assertThat(desk.next()).isEqualTo("{\"resume\":true}");
  }

  // ---- panels

  @Test
  void aLongNameGivesWayToItsRank() throws Exception {
    String ranked =
        match("60m", "jp", 0, "Cup", "アレクサンドル・ディナーシュタイン", "Bartholomew Featherstonehaugh")
            .replace("\"}}", "\",\"rank\":\"3 dan\"}}")
            .replace("\"},\"white", "\",\"rank\":\"9段\"},\"white");
    show(ranked, BLACK_RUNS);
    waitForText("9段");
    waitForText("3 dan");
    shot("ranks");
  }

  @Test
  void timeUpKeepsClearOfThePanelsEdge() throws Exception {
    show(BYO, face("flagged", "black", 211, side("flagged", "0:00", ""), main("58:20")));
    Thread.sleep(300);
    Bounds digits = onScreen(() -> inScene("digits-black"));
    Bounds panel = onScreen(() -> inScene("black"));
    assertThat(digits.getMaxX()).isLessThanOrEqualTo(panel.getMaxX() - 12);
    shot("time-up");
  }

  private Bounds inScene(String id) {
    return find(id).localToScene(find(id).getLayoutBounds());
  }

  // ---- forms

  @Test
  void aCardIsLaidConfirmedByBothAndLeadsToTheMatch() throws Exception {
    waitForText("New match");
    touch("preset-byo-160-5");
    touch("rules-jp");
    touch("lay");
    assertThat(desk.next()).isEqualTo("{\"card\":{\"time\":\"2h40m + 5x60s\",\"rules\":\"jp\"}}");
    desk.card("'time':'2h40m + 5x60s','rules':'jp'", "");
    waitForText("K7Q-3FD");
    Thread.sleep(300);
    mouse(MouseEvent.MOUSE_PRESSED, "seat-white");
    assertThat(desk.next()).isEqualTo("{\"press\":\"white\"}");
    desk.card("'time':'2h40m + 5x60s','rules':'jp'", "'white'");
    waitForText("Confirmed ✓");
    stroke(KeyCode.A);
    assertThat(desk.next()).isEqualTo("{\"press\":\"black\"}");
    desk.noCard();
    show(match("2h40m + 5x60s", "jp", 0), READY);
  }

  @Test
  void aCardThatTheDeskRefusesIsSaidOnTheCard() throws Exception {
    waitForText("New match");
    touch("lay");
    desk.next();
    desk.say("{\"event\":\"refused\",\"reason\":\"a match is unfinished\"}");
    waitForText("This cannot be");
    assertThat(texts("a match is unfinished"::equals)).isTrue();
  }

  @Test
  void theDesksRefusalIsShown() throws Exception {
    show(BYO, BLACK_RUNS);
    desk.say("{\"event\":\"refused\",\"reason\":\"count: a clock runs\"}");
    waitForText("Not taken: count: a clock runs");
    shot("refused");
  }

  @Test
  void theCountIsEnteredByDigits() throws Exception {
    show(BYO, PAUSED.replace("paused", "passed"));
    touch("button-0");
    waitForText("Empty points in tens");
    stroke(KeyCode.TAB);
    for (KeyCode key : new KeyCode[] {KeyCode.DIGIT1, KeyCode.NUMPAD8, KeyCode.DIGIT5}) {
      stroke(key);
    }
    waitForText("Black wins by ¾ zi");
    shot("count");
    touch("count-enter");
    assertThat(desk.next()).isEqualTo("{\"count\":{\"side\":\"black\",\"area\":185}}");
  }

  @Test
  void theTerritoryCountAsksForBothSides() throws Exception {
    show(match("60m", "jp", 0), PAUSED.replace("paused", "agreed"));
    touch("button-0");
    waitForText("White's prisoners");
    shot("count-territory");
  }

  // ---- the desk's coming and going

  @Test
  void theSameMatchShowsAfterAReconnection() throws Exception {
    show(BYO, BLACK_RUNS);
    desk.close();
    waitForText("desk lost: reconnecting…");
    stroke(KeyCode.A);
    waitForText("Not sent: there is no desk to take it");
    shot("lost-and-pressed");
    desk = new FakeDesk(folder.resolve("desk"));
    desk.open(BYO, WHITE_RUNS);
    waitFor(() -> texts("58:20"::equals) && !texts("no clock"::equals));
    assertThat(desk.within(300)).as("what could not be sent stays unsent").isNull();
  }

  @Test
  void aSilentDeskHasNoTimeUntilItSpeaksAgain() throws Exception {
    show(BYO, BLACK_RUNS);
    desk.silent(true);
    waitForText("no clock");
    assertThat(texts("59:10"::equals)).isFalse();
    shot("no-clock");
    desk.silent(false);
    waitFor(() -> texts("59:10"::equals) && !texts("no clock"::equals));
  }

  @Test
  void facesComeToRestBetweenTwoLines() throws Exception {
    show(BYO, BLACK_RUNS);
    waitFor(() -> !stage.getScene().getRoot().isNeedsLayout());
  }

  @Test
  void aClosedMatchLeadsBackToTheForm() throws Exception {
    show(BYO, BLACK_RUNS);
    desk.idle();
    waitForText("New match");
  }
}
