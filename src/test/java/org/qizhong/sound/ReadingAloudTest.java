package org.qizhong.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;
import org.qizhong.sound.TestTape.Heard;

/** C1–C5 with a device that plays every sample on its instant. */
class ReadingAloudTest {
  private static final double EXACT = 0.001;

  /** Settle time and what is queued then, in seconds. */
  private static final double SETTLED = 0.030 + 0.025 + 0.002;

  @Test
  void C1_aMinuteThatIsNotTheLastIsReadOnItsInstants() {
    Rig rig = Rig.started("0 + 5x60s");
    rig.until(62);

    assertThat(rig.names())
        .containsExactly(
            "elapsed-30",
            "elapsed-40",
            "elapsed-50",
            "elapsed-55",
            "elapsed-58",
            "minute-used",
            "minutes-left-4");
    for (int second : new int[] {30, 40, 50, 55, 58}) {
      assertThat(rig.only("elapsed-" + second).at()).isCloseTo(second, within(EXACT));
    }
    assertThat(rig.only("minute-used").at()).isBetween(60.030, 60 + SETTLED);
    assertThat(rig.only("minutes-left-4").at())
        .isCloseTo(rig.only("minute-used").at() + 0.48, within(EXACT));
  }

  @Test
  void C2_theLastMinuteIsCountedAndTenIsTimeUp() {
    Rig rig = Rig.started("0 + 1x60s");
    rig.until(63);

    assertThat(rig.names())
        .containsExactly(
            "elapsed-30",
            "elapsed-40",
            "elapsed-50",
            "count-1",
            "count-2",
            "count-3",
            "count-4",
            "count-5",
            "count-6",
            "count-7",
            "count-8",
            "count-9",
            "count-10",
            "time-up");
    for (int number = 1; number < 10; number++) {
      assertThat(rig.only("count-" + number).at()).isCloseTo(50 + number, within(EXACT));
    }
    assertThat(rig.only("count-10").at()).isBetween(60.030, 60 + SETTLED);
  }

  @Test
  void C2_the1988EditionSaysThatItIsALoss() {
    Rig rig = new Rig("{\"time\":\"0 + 1x60s\",\"rules\":\"cn-1988\"}");
    Rig.started(rig);
    rig.until(63);

    assertThat(rig.names()).endsWith("count-9", "time-up-1988").doesNotContain("count-10");
  }

  @Test
  void C3_thePeriodsOfOtherLengthsAreReadAsPeriods() {
    Rig rig = Rig.started("0 + 3x30s");
    rig.until(31);
    assertThat(rig.names())
        .containsExactly("elapsed-10", "elapsed-20", "elapsed-25", "elapsed-28", "periods-left-2");
  }

  @Test
  void C4_considerationsAreCountedAsSuch() {
    Rig rig = Rig.started("30s/move + 10x60s");
    rig.until(31);
    assertThat(rig.names()).last().asString().startsWith("considerations-left-");
  }

  @Test
  void C5_aPressStopsAtOnceWhatIsReadAndEverythingToCome() {
    Rig rig = Rig.started("0 + 5x60s");
    rig.act(50.2, new Act.Press(Side.BLACK));
    rig.until(70);

    Heard cut = rig.only("elapsed-50");
    assertThat(cut.at() + cut.length()).isBetween(50.2, 50.2 + 0.105);
    assertThat(rig.names()).endsWith("elapsed-50");
  }

  @Test
  void C5_whoeverPressesAnInstantBeforeACallHearsNoneOfItAfterTheTail() {
    Rig rig = Rig.started("0 + 5x60s");
    rig.act(49.9, new Act.Press(Side.BLACK));
    rig.until(79);
    assertThat(rig.names()).containsExactly("elapsed-30", "elapsed-40");
  }

  @Test
  void C5_aPressWithinTheSettleTimeLeavesTheLastNumberUnsaid() {
    Rig rig = Rig.started("0 + 1x60s");
    rig.until(59.99);
    rig.act(59.999, new Act.Press(Side.BLACK));
    rig.until(61.5);
    assertThat(rig.names()).endsWith("count-9");
  }

  @Test
  void C5_noNumberSoundsBeforeItsInstant() {
    Rig rig = Rig.started("0 + 2x60s");
    rig.until(130);
    for (Heard heard : rig.heard()) {
      double whole = Math.floor(heard.at() + EXACT);
      assertThat(heard.at()).as(heard.toString()).isGreaterThanOrEqualTo(whole - EXACT);
    }
  }

  @Test
  void C5_aPauseStopsTheCountAndSaysSoAndItGoesOnWhereItWas() {
    Rig rig = Rig.started("0 + 1x60s");
    rig.act(53.1, new Act.Pause());
    rig.until(60);
    assertThat(rig.names()).endsWith("count-3", "paused");
    rig.act(70, new Act.Resume(Optional.empty()));
    rig.until(72.5);
    assertThat(rig.names()).endsWith("paused", "resumed", "count-4", "count-5");
    assertThat(rig.only("count-4").at()).isCloseTo(70.9, within(EXACT));
  }

  @Test
  void C5_aRulingMovesTheCallsThatWerePlannedAlready() {
    Rig rig = Rig.started("0 + 5x60s");
    rig.act(29, new Act.Adjust(Side.BLACK, Duration.ofSeconds(7)));
    rig.until(41);
    assertThat(rig.only("elapsed-30").at()).isCloseTo(37, within(EXACT));
    assertThat(rig.names()).containsExactly("elapsed-30");
  }

  @Test
  void C5_planningTheSameAgainChangesNothing() {
    Rig rig = Rig.started("0 + 5x60s");
    rig.until(29.5);
    for (int again = 0; again < 50; again++) {
      rig.plan();
    }
    rig.until(30.2);
    rig.plan();
    rig.until(39);
    Heard heard = rig.only("elapsed-30");
    assertThat(heard.length()).isCloseTo(0.4, within(EXACT));
  }

  @Test
  void C5_whatIsMissingFromThePlanIsTakenBack() {
    Rig rig = Rig.started("0 + 5x60s");
    rig.until(29);
    rig.stopPlanning();
    rig.voices.plan(List.of());
    rig.until(32);
    assertThat(rig.names()).isEmpty();
  }
}
