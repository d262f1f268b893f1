package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.match;
import static org.qizhong.screen.Lines.side;

import java.nio.file.Files;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What players' and referees' hands do at the match page, against a desk on a real socket. */
class HandsTest extends WindowRig {
  private static final String BYO = match("60m + 5x60s");
  private static final String READING =
      side("overtime", "0:18", ",'left':3,'length':60,'elapsed':42,'said':'40s'");
  private static final String BLACK_RUNS = face("running", "black", 56, READING, main("58:20"));
  private static final String WHITE_RUNS =
      face("running", "white", 57, main("59:10"), main("58:20"));

  private static String headed(String fields) {
    return BYO.replace("\"handicap\":0", "\"handicap\":0," + fields.replace('\'', '"'));
  }

  private static String with(String face, String fields) {
    return face.substring(0, face.length() - 1) + "," + fields.replace('\'', '"') + "}";
  }

  @Test
  @DisplayName("R13, R18: either player stops both clocks by one touch, held for half a second")
  void R13_eachSidePausesByOneTouch() throws Exception {
    show(BYO, BLACK_RUNS);
    for (String[] one : new String[][] {{"button-0", "black"}, {"button-2", "white"}}) {
      long from = System.nanoTime();
      mouse(MouseEvent.MOUSE_PRESSED, one[0]);
      assertThat(desk.next()).isEqualTo("{\"pause\":\"" + one[1] + "\"}");
      assertThat(System.nanoTime() - from).isGreaterThanOrEqualTo(500_000_000L);
      mouse(MouseEvent.MOUSE_RELEASED, one[0]);
    }
    desk.show(with(BLACK_RUNS.replace("running", "paused"), "'asked':'white'"));
    waitForText("both clocks are stopped · Black to move · White asked for the pause");
  }

  @Test
  void whereOnlyTheRefereePausesThePauseIsNobodys() throws Exception {
    show(headed("'pauses':'referee'"), BLACK_RUNS);
    assertThat(find("button-2").isVisible()).isFalse();
    stroke(KeyCode.SPACE);
    assertThat(desk.within(100)).as("any hand reaches Space").isNull();
    waitForText("Referee: pause");
    hold("button-1");
    assertThat(desk.next()).isEqualTo("{\"pause\":true}");
    desk.show(BLACK_RUNS.replace("running", "paused"));
    waitForText("Referee: resume");
    stroke(KeyCode.SPACE);
    assertThat(desk.within(100)).isNull();
  }

  @Test
  @DisplayName("E2: pass, pass")
  void E2_eachSidePassesByItsOwnSheet() throws Exception {
    show(BYO, BLACK_RUNS);
    hold("button-1");
    waitForText("Black passes");
    shot("end-sheet");
    hold("button-0");
    assertThat(desk.next()).isEqualTo("{\"pass\":\"black\"}");
    desk.show(WHITE_RUNS);
    waitFor(() -> !texts("Black passes"::equals));
    hold("button-1");
    waitForText("White passes");
    hold("button-0");
    assertThat(desk.next()).isEqualTo("{\"pass\":\"white\"}");
  }

  @Test
  @DisplayName("E1: the opponent agrees to a proposed end, or plays on by the press")
  void E1_proposeThenAgreeOrPlayOn() throws Exception {
    show(BYO, BLACK_RUNS);
    hold("button-1");
    waitForText("Black proposes the end");
    hold("button-1");
    assertThat(desk.next()).isEqualTo("{\"propose\":\"black\"}");
    desk.show(with(WHITE_RUNS, "'proposed':'black'"));
    waitForText("White agrees to the end");
    waitForText("or press: play goes on");
    shot("proposed");
    Thread.sleep(400);
    mouse(MouseEvent.MOUSE_PRESSED, "white");
    assertThat(desk.next()).isEqualTo("{\"press\":\"white\"}");
    mouse(MouseEvent.MOUSE_RELEASED, "white");
    Thread.sleep(400);
    hold("button-1");
    assertThat(desk.next()).isEqualTo("{\"agree\":\"white\"}");
  }

  @Test
  @DisplayName("E3: resignation is held, and says whose")
  void E3_resignationSaysWhose() throws Exception {
    show(BYO, WHITE_RUNS);
    hold("button-1");
    waitForText("White resigns");
    waitForText("Black wins");
    touch("button-2");
    assertThat(desk.within(700)).as("a touch is not enough").isNull();
    hold("button-2");
    assertThat(desk.next()).isEqualTo("{\"end\":\"resign\",\"side\":\"white\"}");
  }

  @Test
  void theSheetIsLeftByBack() throws Exception {
    show(BYO, BLACK_RUNS);
    hold("button-1");
    waitForText("Black resigns");
    touch("button-3");
    waitForText("Black: pause");
    assertThat(desk.within(100)).isNull();
  }

  @Test
  @DisplayName("C6: a touch on the own panel's phase line asks what is left, and is no press")
  void C6_askingIsNoPress() throws Exception {
    show(BYO, BLACK_RUNS);
    touch("ask-black");
    assertThat(desk.next()).isEqualTo("{\"ask\":\"black\"}");
    touch("ask-white");
    assertThat(desk.within(300)).as("White is in main time: nothing to ask").isNull();
  }

  @Test
  @DisplayName("C6: only the speaker asks, and only where it is drawn; all else of a panel presses")
  void C6_onlyTheSpeakerAsks() throws Exception {
    show(BYO, BLACK_RUNS);
    Bounds speaker =
        onScreen(() -> find("ask-black").localToScene(find("ask-black").getLayoutBounds()));
    touchAt(speaker.getCenterX(), speaker.getCenterY());
    assertThat(desk.next()).isEqualTo("{\"ask\":\"black\"}");
    for (double x : new double[] {speaker.getMinX() - 2, 40}) {
      touchAt(x, speaker.getCenterY());
      assertThat(desk.next()).isEqualTo("{\"press\":\"black\"}");
    }
    touchAt(760, speaker.getCenterY());
    assertThat(desk.next()).as("White is in main time").isEqualTo("{\"press\":\"white\"}");
  }

  @ParameterizedTest
  @ValueSource(doubles = {330, 360, 420, 470})
  @DisplayName(
      "P2: a second touch where the line slid past the finger is no press for the opponent")
  void P2_aDoubleTouchPressesOnce(double x) throws Exception {
    show(BYO, BLACK_RUNS);
    touchAt(x, 240);
    assertThat(desk.next()).isEqualTo("{\"press\":\"black\"}");
    desk.show(WHITE_RUNS);
    Thread.sleep(190);
    touchAt(x, 240);
    Thread.sleep(130);
    touchAt(x, 240);
    assertThat(desk.within(200)).isNull();
    Thread.sleep(600);
    touchAt(x, 240);
    assertThat(desk.next()).as("settled").isEqualTo("{\"press\":\"white\"}");
  }

  @Test
  @DisplayName("P2: the opponent's quick answer on the own side of the middle counts after 300 ms")
  void P2_theOpponentsQuickAnswerCounts() throws Exception {
    show(BYO, BLACK_RUNS);
    touchAt(240, 240);
    assertThat(desk.next()).isEqualTo("{\"press\":\"black\"}");
    desk.show(WHITE_RUNS);
    Thread.sleep(450);
    touchAt(410, 240);
    assertThat(desk.next()).isEqualTo("{\"press\":\"white\"}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"running", "paused"})
  @DisplayName("An alarm leaves table, event, move and settings readable")
  void anAlarmLeavesTheTopLineReadable(String status) throws Exception {
    show(headed("'table':'Board 3'"), BLACK_RUNS.replace("running", status));
    desk.say("{\"event\":\"alarm\",\"what\":\"journal\",\"reason\":\"disk full\"}");
    waitForText("Journal: disk full");
    shot("alarm-" + status);
    Bounds alarm = onScreen(() -> find("alarm").localToScene(find("alarm").getLayoutBounds()));
    for (double x : new double[] {20, 300, 720, 780}) {
      assertThat(alarm.contains(x, 20)).isFalse();
    }
    for (String words : new String[] {"Board 3", "City Open · round 3", "move 56"}) {
      assertThat(alarm.intersects(onScreen(() -> bounds(words)))).as(words).isFalse();
    }
  }

  private Bounds bounds(String words) {
    Node text = Fingers.saying(stage.getScene().getRoot(), words);
    return text.localToScene(text.getLayoutBounds());
  }

  @Test
  @DisplayName("A real button's press guards the touch buttons for 300 ms too")
  void aRealButtonsPressGuardsTheScreen() throws Exception {
    show(BYO, BLACK_RUNS);
    desk.say("{\"event\":\"moved\",\"side\":\"white\",\"move\":56,\"used\":3}");
    Thread.sleep(50);
    touch("ask-black");
    mouse(MouseEvent.MOUSE_PRESSED, "button-0");
    assertThat(desk.within(900)).isNull();
    mouse(MouseEvent.MOUSE_RELEASED, "button-0");
  }

  @Test
  @DisplayName("With real buttons the faces are no press targets")
  void facesAreButtonsOnlyWhereThereAreNoOthers() throws Exception {
    show(BYO, BLACK_RUNS);
    desk.say("{\"event\":\"desk\",\"buttons\":\"gpio\",\"version\":\"0.1.0\"}");
    Thread.sleep(200);
    touch("black");
    assertThat(desk.within(300)).isNull();
    desk.say("{\"event\":\"desk\",\"buttons\":\"screen\",\"version\":\"0.1.0\"}");
    Thread.sleep(200);
    touch("black");
    assertThat(desk.next()).isEqualTo("{\"press\":\"black\"}");
  }

  @Test
  @DisplayName("Both confirmed: the opponent's press starts, and the screen says so")
  void theOpponentsPressStartsAConfirmedMatch() throws Exception {
    show(headed("'confirmed':true"), face("ready", "black", 0, main("1:00:00"), main("1:00:00")));
    waitForText("White's press starts Black's clock");
    touch("white");
    assertThat(desk.next()).isEqualTo("{\"press\":\"white\"}");
  }

  @Test
  @DisplayName("R13: where both resume, the screen says who already has")
  void R13_bothResumeByTheirOwnButtons() throws Exception {
    String paused = BLACK_RUNS.replace("running", "paused");
    show(headed("'resumes':'both'"), paused);
    waitForText("both clocks are stopped · Black to move · each press your own button to go on");
    touch("black");
    assertThat(desk.next()).isEqualTo("{\"press\":\"black\"}");
    desk.show(with(paused, "'ready':['black'],'asked':'black'"));
    waitForText("Black asked for the pause · Black is ready · White: press your button to go on");
  }

  @Test
  void theSettingsAreAtHandWhileNoClockRunsAndKept() throws Exception {
    show(BYO, BLACK_RUNS);
    assertThat(find("settings").isVisible()).isFalse();
    desk.show(BLACK_RUNS.replace("running", "paused"));
    waitForText("Settings");
    touch("settings");
    waitForText("This screen");
    shot("settings");
    touch("set-language-zh-Hans");
    waitForText("本屏设置");
    touch("set-theme-light");
    touch("settings-done");
    waitForText("已暂停");
    shot("settings-changed");
    waitFor(
        () ->
            Files.readAllLines(folder.resolve(SettingsFile.NAME))
                .containsAll(List.of("language = zh-Hans", "theme = light")));
    assertThat(desk.within(100)).isNull();
  }

  @Test
  void aClockThatStartsLeavesTheSettings() throws Exception {
    show(BYO, BLACK_RUNS.replace("running", "paused"));
    touch("settings");
    waitForText("This screen");
    desk.show(BLACK_RUNS);
    waitFor(() -> !texts("This screen"::equals));
    waitForText("0:18");
  }
}
