package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.qizhong.clock.Side.BLACK;
import static org.qizhong.clock.Side.WHITE;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;
import org.qizhong.match.MatchState;

/** Law 3: the press beats the timer; what comes while a deadline settles. */
class Law3SettleTest {
  private static final Offset<Double> EXACTLY = within(0.0001);

  @Test
  void law3_theSettleTimeIsThirtyMillisecondsAndAnEdgeMayBeFiveSecondsLate() {
    assertThat(LiveMatch.SETTLE).hasMillis(30);
    assertThat(LiveMatch.LATEST).hasSeconds(5);
  }

  @Test
  void law3_aDeadlineIsJudgedOnlyAfterTheSettleTimeAndAtItsOwnTick() {
    Bench bench = Bench.started("10s").until(10.029_999);
    assertThat(bench.lines()).containsExactly("at:0,started,side:black");
    bench.until(11);
    assertThat(bench.lines()).last().isEqualTo("at:10,flagged,side:black");
    assertThat(bench.shownAt("at:10,flagged,side:black")).isCloseTo(10_030, EXACTLY);
  }

  @Test
  void law3_C1_numbersThatAreNoDeadlineGoOutAtTheirInstantAndTheLastWithTheDeadline() {
    Bench bench = Bench.started("0 + 2x60s").until(200);
    for (int second : new int[] {30, 40, 50, 55, 58}) {
      String call = "at:%d,call,side:black,say:%ds".formatted(second, second);
      assertThat(bench.shownAt(call)).isCloseTo(second * 1_000.0, EXACTLY);
    }
    assertThat(bench.shownAt("at:60,period-used,side:black,left:1")).isCloseTo(60_030, EXACTLY);
    assertThat(bench.shownAt("at:60,call,side:black,say:left 1")).isCloseTo(60_030, EXACTLY);
  }

  @Test
  void law3_C2_oneToNineAreReadAtTheirInstantsTenOnlyAfterTheSettleTime() {
    Bench bench = Bench.started("0 + 1x60s").until(61);
    for (int number = 1; number <= 9; number++) {
      String call = "at:%d,call,side:black,say:%d".formatted(50 + number, number);
      assertThat(bench.shownAt(call)).isCloseTo(50_000.0 + number * 1_000, EXACTLY);
    }
    assertThat(bench.shownAt("at:60,call,side:black,say:10")).isCloseTo(60_030, EXACTLY);
    assertThat(bench.linesSince(bench.shown.size() - 3))
        .containsExactly(
            "at:60,call,side:black,say:10",
            "at:60,period-used,side:black,left:0",
            "at:60,flagged,side:black");
  }

  @Test
  void law3_aPressStampedBeforeTheDeadlineAndDeliveredWhileItSettlesIsNoFlagAtAll() {
    Bench bench = Bench.started("10s").press(9.999_999_999, BLACK, 10.029);
    bench.until(10.5);
    assertThat(bench.lines())
        .containsExactly(
            "at:0,started,side:black", "at:9.999999999,moved,side:black,move:1,used:9.999999999");
    assertThat(bench.match.state()).isInstanceOf(MatchState.Running.class);
  }

  @Test
  void law3_aPressOfTheSettleWindowIsHeldAndJudgedAfterTheDeadline() {
    Bench bench = Bench.started("0 + 3x10s").press(10.010, BLACK);
    assertThat(bench.lines()).noneMatch(line -> line.contains("moved"));
    assertThat(bench.match.isSettled()).isFalse();
    bench.until(10.030);
    assertThat(bench.match.isSettled()).isTrue();
    assertThat(bench.linesSince(bench.shown.size() - 3))
        .containsExactly(
            "at:10,period-used,side:black,left:2",
            "at:10,call,side:black,say:left 2",
            "at:10.01,moved,side:black,move:1,used:10.01");
  }

  @Test
  void law3_twoPressesOfTheSettleWindowAreJudgedInTheOrderOfTheirStamps() {
    Bench bench =
        Bench.started("0 + 3x10s")
            .press(10.020, WHITE, 10.021)
            .press(10.010, BLACK, 10.022)
            .until(10.1);
    assertThat(bench.linesSince(bench.shown.size() - 2))
        .containsExactly(
            "at:10.01,moved,side:black,move:1,used:10.01",
            "at:10.02,moved,side:white,move:2,used:0.01");
  }

  @Test
  void P3_aPressAndTheFlagInTheSameInstantIsTheFlag() {
    Bench bench = Bench.started("10s").press(10, BLACK).until(10.1);
    assertThat(bench.lines())
        .containsExactly(
            "at:0,started,side:black", "at:10,flagged,side:black", "at:10,ignored,side:black");
  }

  @Test
  void P3_aPressAtAPeriodsEndComesAfterIt() {
    Bench bench = Bench.started("0 + 3x10s").press(10, BLACK).until(10.1);
    assertThat(bench.linesSince(bench.shown.size() - 3))
        .containsExactly(
            "at:10,period-used,side:black,left:2",
            "at:10,call,side:black,say:left 2",
            "at:10,moved,side:black,move:1,used:10");
  }

  @ParameterizedTest
  @CsvSource({"BLACK, WHITE", "WHITE, BLACK"})
  void P3_bothButtonsAtOnceMakeExactlyOneChangeOfTurn(Side first, Side second) {
    Bench bench = Bench.started("10m");
    bench.until(3);
    bench.comes(Bench.nanos(3), new Act.Press(first));
    bench.comes(Bench.nanos(3), new Act.Press(second));
    assertThat(bench.lines().stream().filter(line -> line.contains("moved")))
        .containsExactly("at:3,moved,side:black,move:1,used:3");
    assertThat(bench.lines()).contains("at:3,ignored,side:white");
    assertThat(bench.match.state().game().toMove()).isEqualTo(WHITE);
    assertThat(bench.stateNow()).isEqualTo(bench.replayedState());
  }

  @ParameterizedTest
  @CsvSource({"BLACK, WHITE", "WHITE, BLACK"})
  void P3_bothButtonsAtOnceDeliveredTwoSecondsApart(Side first, Side second) {
    Bench bench = Bench.started("10m").press(3, first, 3).press(3, second, 5);
    assertThat(bench.lines().stream().filter(line -> line.contains("moved")))
        .containsExactly("at:3,moved,side:black,move:1,used:3");
    assertThat(bench.match.state().game().toMove()).isEqualTo(WHITE);
    assertThat(bench.stateNow()).isEqualTo(bench.replayedState());
  }

  @Test
  void law3_aStalledDeskThatWakesThreeSecondsAfterTheDeadlineFindsThePressFirst() {
    Bench bench = Bench.started("10s").until(9).stallUntil(13).queue(9.9, BLACK).wake();
    assertThat(bench.lines())
        .containsExactly("at:0,started,side:black", "at:9.9,moved,side:black,move:1,used:9.9");
    bench.until(20);
    assertThat(bench.lines()).last().isEqualTo("at:19.9,flagged,side:white");
  }

  @Test
  void C5_aPressCancelsTheCallsAfterItEvenWhenTheDeskWakesLate() {
    Bench bench = Bench.started("0 + 1x60s").until(49).stallUntil(54);
    bench.queue(51.5, BLACK).wake();
    assertThat(bench.linesSince(3))
        .containsExactly(
            "at:50,call,side:black,say:50s",
            "at:51,call,side:black,say:1",
            "at:51.5,moved,side:black,move:1,used:51.5");
  }

  @Test
  void P4_aHundredAlternatePressesNinetyMillisecondsApartChargeFourSecondsAndAHalfASide() {
    Bench bench = Bench.started("10m");
    for (int press = 1; press <= 100; press++) {
      bench.press(press * 0.09, press % 2 == 1 ? BLACK : WHITE);
    }
    bench.act(9, "{\"read\":true}");
    assertThat(bench.lines())
        .last()
        .isEqualTo("at:9,reading,black:phase:main,time:595.5,white:phase:main,time:595.5");
    assertThat(bench.lines().stream().filter(line -> line.contains("used:0.09"))).hasSize(100);
  }

  @Test
  void P4_theSameHundredPressesDeliveredInDisorderChargeTheSame() {
    Bench bench = Bench.started("10m").until(0.001);
    for (int late = 0; late < 100; late += 5) {
      for (int press = late + 5; press > late; press--) {
        bench.press(press * 0.09, press % 2 == 1 ? BLACK : WHITE, (late + 6) * 0.09);
      }
    }
    bench.act(10, "{\"pause\":true}").act(10, "{\"read\":true}");
    assertThat(bench.replayed())
        .last()
        .isEqualTo("at:10,reading,black:phase:main,time:594.5,white:phase:main,time:595.5");
    assertThat(bench.stateNow()).isEqualTo(bench.replayedState());
  }
}
