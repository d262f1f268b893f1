package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.Side;

/** A start card both players trust: each confirms with the own button, then the opponent starts. */
class StartCardTest {
  private static final String CARD = "{\"card\":{\"time\":\"60m\"}}";
  private static final String HEADER =
      "{\"time\":\"60m\",\"rules\":\"cn-2002\",\"board\":19,\"handicap\":0,\"late-limit\":900";
  private static final String CONFIRMED = HEADER + ",\"confirmed\":true}";

  @TempDir private Path data;
  private Machine machine;
  private DeskBench desk;

  @BeforeEach
  void opens() {
    machine = new Machine(data);
    desk = machine.newDesk();
  }

  /** What is told of cards and matches, its hash left out. */
  private List<String> told() {
    return desk.told.stream()
        .filter(line -> !line.contains("\"desk\""))
        .map(line -> line.replaceAll(",\"hash\":\"[0-9A-Z]{3}-[0-9A-Z]{3}\"", ""))
        .toList();
  }

  private static String card(String confirmed) {
    return "{\"event\":\"card\",\"header\":"
        + HEADER
        + "},\"late\":{},\"deducted\":{},\"forfeit\":[],\"confirmed\":["
        + confirmed
        + "]}";
  }

  private static final String GONE = "{\"event\":\"card\"}";
  private static final String OPENED = "{\"event\":\"match\",\"header\":" + CONFIRMED + "}";

  private long records() throws Exception {
    try (Stream<Path> files = Files.list(data.resolve("matches"))) {
      return files.count();
    }
  }

  /** Both confirm at 1 s and 2 s. */
  private DeskBench agreed(String card) {
    return desk.says(card).until(1).presses(Side.BLACK).until(2).presses(Side.WHITE);
  }

  @ParameterizedTest
  @EnumSource(Side.class)
  void bothConfirmInEitherOrderAndTheMatchIsOpened(Side first) throws Exception {
    desk.says(CARD).until(1).presses(first);
    assertThat(records()).isZero();
    desk.until(2).presses(first.other());
    assertThat(told())
        .containsExactly(
            "{\"event\":\"idle\"}", card(""), card("\"" + first.id() + "\""), GONE, OPENED);
    machine.rest();
    assertThat(machine.record()).isEqualTo(CONFIRMED + "\n");
    assertThat(desk.faceNow()).startsWith("face,status:ready");
  }

  @Test
  void theSideThatDoesNotStartThenStartsBlacksClock() {
    agreed(CARD).until(5).presses(Side.WHITE).until(7).presses(Side.BLACK);
    assertThat(desk.lines())
        .containsExactly("at:0,started,side:black", "at:2,moved,side:black,move:1,used:2");
    machine.rest();
    assertThat(machine.record())
        .isEqualTo(
            CONFIRMED + "\n{\"at\":0,\"start\":\"black\"}\n{\"at\":2,\"press\":\"black\"}\n");
    assertThat(machine.replayed()).isEqualTo(desk.lines());
  }

  @Test
  void inAHandicapGameBlacksButtonStartsWhitesClock() {
    agreed("{\"card\":{\"time\":\"60m\",\"handicap\":2}}").until(5).presses(Side.WHITE);
    assertThat(desk.lines()).containsExactly("at:0,ignored,side:white");
    desk.until(6).presses(Side.BLACK).until(8).presses(Side.WHITE);
    assertThat(desk.lines())
        .containsExactly(
            "at:0,ignored,side:white",
            "at:1,started,side:white",
            "at:3,moved,side:white,move:1,used:2");
    machine.rest();
    assertThat(machine.replayed()).isEqualTo(desk.lines());
  }

  @Test
  void theStartingSidesOwnButtonStartsNothing() {
    agreed(CARD).until(5).presses(Side.BLACK);
    assertThat(desk.lines()).containsExactly("at:0,ignored,side:black");
    assertThat(desk.faceNow()).startsWith("face,status:ready");
  }

  @Test
  void aTouchConfirmsAndStartsAsAButtonDoes() {
    desk.says(CARD).until(1).says("{\"press\":\"white\"}").until(2).says("{\"press\":\"black\"}");
    desk.until(5).says("{\"press\":\"white\"}");
    assertThat(desk.lines()).containsExactly("at:0,started,side:black");
  }

  @Test
  void whoConfirmsAgainIsIgnored() {
    desk.says(CARD).until(1).presses(Side.BLACK).until(1.2).presses(Side.BLACK);
    desk.until(1.4).says("{\"press\":\"black\"}");
    assertThat(desk.lines()).containsExactly("at:0,ignored,side:black", "at:0,ignored,side:black");
    assertThat(told()).last().isEqualTo(card("\"black\""));
  }

  @Test
  void P2_oneStrokeThatChattersIsNoSecondOne() {
    desk.says(CARD).until(1).edges(Side.BLACK, 1, Side.BLACK, 1.005, Side.BLACK, 1.039);
    assertThat(desk.lines()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(doubles = {2.05, 2.5, 2.999999999})
  void aDoubleStrokeOfTheSecondConfirmationDoesNotStartTheMatch(double again) {
    agreed(CARD).until(again).presses(Side.WHITE);
    assertThat(desk.lines()).containsExactly("at:0,ignored,side:white");
    assertThat(desk.faceNow()).startsWith("face,status:ready");
    desk.until(3).says("{\"press\":\"white\"}");
    assertThat(desk.lines()).last().asString().endsWith("started,side:black");
  }

  @Test
  void theGuardCountsFromTheLaterConfirmationInWhateverOrderTheyAreDelivered() {
    desk.says(CARD).until(4).edges(Side.WHITE, 3, Side.BLACK, 1, Side.WHITE, 3.9);
    assertThat(desk.lines()).containsExactly("at:0,ignored,side:white");
    desk.edges(Side.WHITE, 4);
    assertThat(desk.lines()).last().asString().endsWith("started,side:black");
  }

  @Test
  void law3_startAndFirstMoveDeliveredTogetherAreTakenInTheOrderOfTheirStamps() {
    agreed(CARD).until(9).edges(Side.BLACK, 7, Side.WHITE, 5);
    assertThat(desk.lines())
        .containsExactly("at:0,started,side:black", "at:2,moved,side:black,move:1,used:2");
  }

  @Test
  void law3_ofTwoPressesDeliveredTogetherOnlyTheFirstIsTheStart() {
    agreed(CARD).until(9).edges(Side.WHITE, 5, Side.WHITE, 6, Side.BLACK, 7);
    assertThat(desk.lines())
        .containsExactly(
            "at:0,started,side:black",
            "at:1,ignored,side:white",
            "at:2,moved,side:black,move:1,used:2");
  }

  @Test
  void aCardInThePlaceOfAnotherHasNobodysConfirmation() {
    desk.says(CARD).until(1).presses(Side.BLACK).until(2);
    desk.says(CARD);
    assertThat(told()).last().isEqualTo(card(""));
    desk.until(3).presses(Side.WHITE);
    assertThat(told()).last().isEqualTo(card("\"white\""));
  }

  @Test
  void law3_aPressStampedBeforeTheCardWasLaidConfirmsNothing() {
    desk.until(2).says(CARD).edges(Side.BLACK, 1.9, Side.WHITE, 2);
    assertThat(told()).last().isEqualTo(card("\"white\""));
    assertThat(desk.lines()).containsExactly("at:0,ignored,side:black");
  }

  @Test
  void aCardIsTakenAwayAndThenAButtonDoesNothing() throws Exception {
    desk.says(CARD).until(1).presses(Side.BLACK).until(2).says("{\"card\":false}");
    assertThat(told()).last().isEqualTo(GONE);
    desk.presses(Side.WHITE).until(3).presses(Side.BLACK);
    assertThat(desk.lines()).isEmpty();
    assertThat(records()).isZero();
    desk.says("{\"card\":false}");
    assertThat(desk.lines()).containsExactly("at:0,refused,reason:no start card lies on the table");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"start\":\"black\"}",
        "{\"pass\":\"black\"}",
        "{\"read\":true}",
        "{\"late\":\"black\",\"by\":3}",
        "{\"time\":\"1h\"}",
        "{\"close\":true}"
      })
  void whileACardLiesNothingButPressesIsTaken(String line) {
    desk.says(CARD).says(line);
    assertThat(desk.lines())
        .singleElement()
        .asString()
        .startsWith("at:0,refused,reason:a start card lies on the table");
    assertThat(told()).last().isEqualTo(card(""));
  }

  @Test
  void noCardIsLaidWhileAMatchIsUnfinished() {
    desk.starts("60m").until(1).says(CARD);
    assertThat(desk.lines()).last().asString().contains("refused", "a match is unfinished");
    desk.says("{\"end\":\"resign\",\"side\":\"black\"}").says(CARD);
    assertThat(desk.lines()).last().asString().contains("refused", "a match is unfinished");
    desk.says("{\"confirm\":true}").says(CARD);
    assertThat(told()).last().isEqualTo(card(""));
  }

  @Test
  void afterAMatchTheNextCardOpensTheNext() throws Exception {
    desk.starts("60m")
        .says("{\"end\":\"draw\",\"why\":\"x\"}")
        .says("{\"confirm\":true}")
        .until(1)
        .says(CARD);
    desk.until(2).presses(Side.BLACK).presses(Side.WHITE).until(4).presses(Side.WHITE);
    assertThat(desk.lines()).last().isEqualTo("at:0,started,side:black");
    machine.rest();
    assertThat(records()).isEqualTo(2);
  }

  @Test
  void aNewcomerIsToldOfTheCardThatLies() {
    desk.says(CARD).until(1).presses(Side.BLACK);
    int before = desk.told.size();
    desk.desk.attach(desk);
    desk.desk.step();
    assertThat(desk.told.get(before)).contains("\"event\":\"desk\"");
    assertThat(told()).endsWith("{\"event\":\"idle\"}", card("\"black\""));
  }

  @Test
  void law6_killedBeforeBothHaveConfirmedNothingWasOpened() {
    desk.says(CARD).until(1).presses(Side.BLACK);
    desk = machine.killed(1);
    assertThat(told()).containsExactly("{\"event\":\"idle\"}");
  }

  @Test
  void law6_killedBetweenConfirmationAndStartTheMatchIsReadyAgain() {
    agreed(CARD);
    desk = machine.killed(0.2);
    assertThat(told()).containsExactly(OPENED);
    assertThat(desk.faceNow()).startsWith("face,status:ready");
    desk.presses(Side.WHITE);
    assertThat(desk.lines()).containsExactly("at:0,started,side:black");
    machine.rest();
    assertThat(machine.record()).isEqualTo(CONFIRMED + "\n{\"at\":0,\"start\":\"black\"}\n");
  }

  @Test
  void aMatchThatWasNotConfirmedIsNotStartedByAButton() {
    desk.says("{\"time\":\"60m\"}").until(5).presses(Side.WHITE);
    assertThat(desk.lines()).containsExactly("at:0,ignored,side:white");
  }

  @Test
  void theRefereesStartIsTakenInAConfirmedMatchToo() {
    agreed(CARD).says("{\"start\":\"black\"}");
    assertThat(desk.lines()).containsExactly("at:0,started,side:black");
  }
}
