package org.qizhong.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Side;
import org.qizhong.record.Played;

/** Law 5: one picture; displayed time is rounded up and 0:00 appears only when time is up. */
class FaceTest {

  private static Face.SideFace black(Played match, String at) {
    return match.face(at).sides().of(Side.BLACK);
  }

  private static String shown(String time, String at) {
    return black(Played.started(time), at).shown();
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1:00:00",
    "0.000000001, 1:00:00",
    "0.999999999, 1:00:00",
    "1, 59:59",
    "59, 59:01",
    "3539.5, 1:01",
    "3540, 1:00",
    "3540.000000001, 1:00",
    "3541, 0:59",
    "3589.999999999, 0:11",
    "3590.000000001, 10.0",
    "3590.1, 9.9",
    "3590.100000001, 9.9",
    "3591.6, 8.4",
    "3599.9, 0.1",
    "3599.999999999, 0.1"
  })
  void law5_timeLeftIsRoundedUpWithTenthsInTheDecidingLastTenSeconds(String at, String shown) {
    assertThat(shown("1h", at)).isEqualTo(shown);
  }

  @Test
  void law5_zeroAppearsOnlyWhenTimeIsUp() {
    Played match = Played.started("10s").after("10 read");
    assertThat(black(match, "10").shown()).isEqualTo("0:00");
    assertThat(black(match, "10").reading().phase()).isEqualTo(Phase.FLAGGED);
    assertThat(match.face("10").sides().of(Side.WHITE).shown()).isEqualTo("10.0");
  }

  @Test
  void law5_aSideThatPlaysOnDelayAloneNeverShowsZeroWhileItsTimeIsNotUp() {
    assertThat(shown("0 + 5s delay", "0")).isNotEqualTo("0:00");
    assertThat(shown("0 + 5s delay", "4.9")).isNotEqualTo("0:00");
  }

  @Test
  void tenthsAreForTimeThatDecidesTheGame() {
    assertThat(shown("10s + 5x60s", "4.5")).as("main time before byo-yomi").isEqualTo("0:06");
    assertThat(shown("10s + 5x60s", "9.999999999")).isEqualTo("0:01");
    assertThat(shown("0 + 2x10s", "4.5")).as("not the last period").isEqualTo("0:06");
    assertThat(shown("0 + 1x10s", "4.5")).as("the last period").isEqualTo("5.5");
    assertThat(shown("10s/move + 1x60s", "4.5")).as("a consideration is left").isEqualTo("0:06");
    assertThat(shown("10s/move", "4.5")).as("nothing left to take").isEqualTo("5.5");
    assertThat(shown("10s + 20/5m", "4.5")).isEqualTo("0:06");
    assertThat(shown("0 + 20/10s", "4.5")).as("T5's period decides").isEqualTo("5.5");
    assertThat(shown("10s + 2x5m@2", "4.5")).isEqualTo("0:06");
    assertThat(shown("0 + 1x10s@2", "4.5")).as("T6's last period").isEqualTo("5.5");
    assertThat(shown("0 + 2x10s@2", "4.5")).isEqualTo("0:06");
    assertThat(shown("5s + 5s/move", "4.5")).isEqualTo("5.5");
    assertThat(shown("10s + 5s bronstein", "4.5")).isEqualTo("5.5");
    assertThat(shown("10s hourglass", "4.5")).isEqualTo("5.5");
    assertThat(shown("10s + 5s delay", "9.5")).isEqualTo("5.5");
  }

  @Test
  void law3_aFaceNeverShowsWhatHasNotBeenJudged() {
    for (String time :
        new String[] {
          "10s",
          "10s + 5x60s",
          "0 + 2x10s",
          "10s/move + 1x60s",
          "10s + 20/5m",
          "10s + 2x5m@2",
          "5s + 5s/move",
          "5s + 5s delay",
          "10s hourglass"
        }) {
      Played match = Played.started(time);
      Face.SideFace before = black(match, "9.999999999");
      for (String late : new String[] {"10", "10.000000001", "10.03", "500"}) {
        assertThat(black(match, late)).as(time + " at " + late).isEqualTo(before);
      }
      assertThat(before.shown()).as(time).isIn("0:01", "0.1");
    }
  }

  @Test
  void law3_oncePeriodOrFlagIsJudgedTheFaceShowsIt() {
    Played match = Played.started("0 + 2x10s").after("10 read");
    assertThat(black(match, "10").shown()).isEqualTo("10.0");
    assertThat(black(match, "10").last()).isTrue();
    assertThat(black(match, "10").reading().left()).hasValue(1);
  }

  @Test
  void law3_twoFacesInOneNanosecondBeforeAFlagStayWhereTheyAre() {
    Played match = Played.started("10s").after("9.999999999 read");
    assertThat(black(match, "9.999999999").shown()).isEqualTo("0.1");
    assertThat(black(match, "10").shown()).isEqualTo("0.1");
  }

  @Test
  void onlyTheRunningSidesTimeMoves() {
    Played match = Played.started("1h");
    assertThat(match.face("60").sides().of(Side.WHITE).shown()).isEqualTo("1:00:00");
    match.after("61 pause");
    assertThat(black(match, "500").shown()).isEqualTo("58:59");
    assertThat(match.face("500").status()).isEqualTo(Face.Status.PAUSED);
  }

  @Test
  void saidIsTheLastNumberThatWasRead() {
    Played last = Played.started("0 + 1x60s");
    assertThat(black(last, "29.9").said()).isEmpty();
    assertThat(said(last, "30")).isEqualTo("30s");
    assertThat(said(last, "50.5")).isEqualTo("50s");
    assertThat(said(last, "51")).isEqualTo("1");
    assertThat(said(last, "59.999999999")).isEqualTo("9");
    assertThat(said(last, "60")).as("ten has not been judged").isEqualTo("9");
    assertThat(said(Played.started("0 + 2x60s"), "59")).isEqualTo("58s");
    Played main = Played.started("1h + 2x60s");
    assertThat(black(main, "45").said()).isEmpty();
    assertThat(black(main, "45").running()).isEmpty();
  }

  private static String said(Played match, String at) {
    return black(match, at).said().orElseThrow().say();
  }

  @Test
  void theRunningPeriodHasItsLengthAndWhatIsLeft() {
    Face.SideFace face = black(Played.started("10s + 2x60s").after("20 read"), "30");
    assertThat(face.period()).contains(Duration.ofSeconds(60));
    assertThat(face.running().orElseThrow().length()).isEqualTo(Duration.ofSeconds(60));
    assertThat(face.running().orElseThrow().elapsed()).isEqualTo(Duration.ofSeconds(20));
    assertThat(face.last()).isFalse();
  }

  @Test
  void lastIsTheLastPeriodOrAConsiderationThatNothingFollows() {
    assertThat(black(Played.started("0 + 1x60s"), "1").last()).isTrue();
    assertThat(black(Played.started("30s/move + 1x60s"), "1").last()).isFalse();
    assertThat(black(Played.started("30s/move + 1x60s").after("31 read"), "32").last()).isTrue();
    assertThat(black(Played.started("30s/move"), "1").last()).isTrue();
  }

  @Test
  void everyStatusHasItsName() {
    status("ready", Played.with("1h"));
    status("running", Played.started("1h"));
    status("paused", Played.started("1h").after("1 pause"));
    status("sealed", Played.started("1h").after("1 seal black"));
    status("passed", Played.started("1h").after("1 pass black", "2 pass white"));
    status("agreed", Played.started("1h").after("1 propose black", "2 agree white"));
    status("abandoned", Played.started("1h").after("1 abandon black"));
    status("flagged", Played.started("1s").after("1 read"));
    status("result", Played.started("1h").after("1 end draw"));
    status("confirmed", Played.started("1h").after("1 end draw", "2 confirm"));
  }

  private static void status(String id, Played match) {
    assertThat(match.face("5").status().id()).isEqualTo(id);
  }

  @Test
  void aResultIsOnTheFaceWhileItStands() {
    Played match = Played.started("1h").after("1 end resign black");
    assertThat(match.face("1").result().orElseThrow().sgf()).isEqualTo("W+R");
    assertThat(match.after("2 withdraw result").face("3").result()).isEmpty();
  }

  @Test
  void moveAndSideToMoveAreThere() {
    Played match = Played.started("1h").after("5 press black");
    assertThat(match.face("6").move()).isEqualTo(1);
    assertThat(match.face("6").toMove()).isEqualTo(Side.WHITE);
    assertThat(match.face("6").at()).isEqualTo(Played.tick("6"));
  }

  @Test
  void law5_overEveryTenMillisecondsADigitNeverShowsLessThanIsLeft() {
    Played match = Played.started("70s");
    for (int step = 0; step < 7000; step++) {
      BigDecimal at = BigDecimal.valueOf(step, 2);
      BigDecimal left = BigDecimal.valueOf(70).subtract(at);
      BigDecimal shown = seconds(black(match, at.toPlainString()).shown());
      assertThat(shown).isGreaterThanOrEqualTo(left);
      assertThat(shown.subtract(left)).isLessThan(BigDecimal.ONE);
    }
  }

  private static BigDecimal seconds(String shown) {
    String[] parts = shown.split(":");
    BigDecimal sum = BigDecimal.ZERO;
    for (String part : parts) {
      sum = sum.multiply(BigDecimal.valueOf(60)).add(new BigDecimal(part));
    }
    return sum;
  }
}
