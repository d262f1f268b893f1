package org.qizhong.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.record.Played;

/** R6: the last press is taken back. */
class TakeBackTest {

  @Test
  void R6_bothHaveTheReadingTheyHadAndUsedGoesOn() {
    Played.started("0 + 3x30s")
        .after("12 press black")
        .prints("20 take-back black", "20 taken-back black move 1")
        .reads("20", "overtime 18 left 3", "overtime 30 left 3")
        .prints("29 press black", "28 call black 20s", "29 moved black move 1 used 21")
        .reads("29", "overtime 30 left 3", "overtime 30 left 3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pass", "propose"})
  void R6_aPassOrAProposalCanBeTakenBack(String how) {
    Played.started("1h")
        .after("5 " + how + " black", "7 take-back black")
        .reads("7", "main 3595", "main 3600")
        .prints("8 press black", "8 moved black move 1 used 6")
        .refuses("9 agree white");
  }

  @Test
  void R6_onlyTheSideThatPressedLastTakesBack() {
    Played.started("1h").refuses("1 take-back black").refuses("1 take-back white");
    Played.started("1h")
        .after("5 press black", "6 press white")
        .refuses("7 take-back black")
        .prints("7 take-back white", "7 taken-back white move 2");
  }

  @Test
  void R6_twiceInARowIsRefused() {
    Played.started("1h")
        .after("5 press black", "6 press white", "7 take-back white")
        .refuses("8 take-back white")
        .refuses("8 take-back black")
        .after("9 press white")
        .prints("10 take-back white", "10 taken-back white move 2");
  }

  @Test
  void R6_notAfterARulingThatChangedAReading() {
    for (String ruling :
        new String[] {
          "adjust black by 1",
          "adjust white by 1",
          "set white overtime 9 left 1",
          "reread white from 0"
        }) {
      Played.started("0 + 3x30s")
          .after("5 press black", "6 " + ruling)
          .refuses("7 take-back black");
    }
  }

  @Test
  void R6_notAfterAForfeitedTurn() {
    Played.started("1h")
        .after("5 press black", "6 forfeit-turn black")
        .refuses("7 take-back black");
    Played.started("1h")
        .after("5 press black", "6 forfeit-turn white")
        .refuses("7 take-back black")
        .refuses("7 take-back white");
  }

  @Test
  void R6_notAfterTimeUpWasRuledAPass() {
    Played.started("0 + 1x5s")
        .after("5 rule-pass black")
        .refuses("6 take-back black")
        .refuses("6 take-back white");
  }

  @Test
  void R6_aWarningOrAReadingInBetweenIsNoHindrance() {
    Played.started("1h")
        .after("5 press black", "6 warn black", "6 read", "6 leave white", "6 swap")
        .prints("7 take-back black", "7 taken-back black move 1");
  }

  @Test
  void R6_aRulingBeforeThePressIsNoHindrance() {
    Played.started("1h")
        .after("4 adjust black by 10", "5 press black", "6 take-back black")
        .reads("6", "main 3605", "main 3600");
  }

  @Test
  void R6_stoppedStaysStopped() {
    Played.started("1h")
        .after("5 press black", "7 pause")
        .prints("8 take-back black", "8 taken-back black move 1")
        .reads("90", "main 3595", "main 3600")
        .prints("91 resume", "91 resumed black");
    Played.started("1h")
        .after("5 pass black", "6 pass white")
        .prints("8 take-back white", "8 taken-back white move 2")
        .reads("90", "main 3595", "main 3599")
        .prints("91 resume", "91 resumed white")
        .prints("92 pass white", "92 passed white move 2", "92 paused");
  }

  @Test
  void R6_withChargeTheRunningTimeSinceIsThePressers() {
    Played.started("0 + 3x30s")
        .after("12 press black")
        .prints("20 take-back black charge", "20 taken-back black move 1")
        .reads("20", "overtime 10 left 3", "overtime 30 left 3")
        .prints("24 press black", "24 moved black move 1 used 24");
  }

  @Test
  void R6_withChargeOnlyRunningTimeCountsNotThePause() {
    Played.started("1h")
        .after("5 press black", "7 pause", "100 resume", "101 take-back black charge")
        .reads("101", "main 3592", "main 3600");
    Played.started("1h")
        .after("5 press black", "7 pause", "100 take-back black charge")
        .reads("101", "main 3593", "main 3600");
  }

  @Test
  void R6_withChargeBoundariesPassedSincePrintAtTheActAndNoCallIsSpoken() {
    Played.started("{\"black\":\"10s + 2x30s\",\"white\":\"1h\"}")
        .after("9 press black")
        .prints(
            "45 take-back black charge",
            "45 taken-back black move 1",
            "45 overtime black left 2",
            "45 period-used black left 1")
        .reads("45", "overtime 25 left 1", "main 3600")
        .prints(
            "60 press black",
            "50 call black 10s",
            "60 call black 20s",
            "60 moved black move 1 used 60");
  }

  @Test
  void R6_withChargeTheFlagCanFall() {
    Played.started("10s")
        .after("9 press black")
        .prints("11 take-back black charge", "11 taken-back black move 1", "11 flagged black")
        .prints("12 press black", "12 ignored black")
        .reads("12", "flagged 0", "main 10")
        .ends("12 result winner white by time sgf W+T");
    Played.started("10s")
        .after("9 press black")
        .prints("9.999999999 take-back black charge", "9.999999999 taken-back black move 1")
        .reads("9.999999999", "main 0.000000001", "main 10");
  }

  @Test
  void R6_withChargeTheFlagFallsWhileStoppedToo() {
    Played.started("0 + 1x10s")
        .after("9 press black", "11 pause")
        .prints(
            "12 take-back black charge",
            "12 taken-back black move 1",
            "12 period-used black left 0",
            "12 flagged black")
        .prints("13 rule-pass black", "13 passed black move 1")
        .reads("14", "overtime 10 left 1", "overtime 9 left 1");
  }

  @Test
  void R6_aPurchaseIsUndoneOrChargedWithTheMove() {
    Played.started("10s + 2x10s@2")
        .after("9 press black", "25 take-back black")
        .reads("25", "main 1 left 2 penalty 0", "main 10 left 2 penalty 0");
    Played.started("10s + 2x10s@2")
        .after("9 press black", "12 take-back black charge")
        .reads("12", "overtime 8 left 1 penalty 2", "main 10 left 2 penalty 0");
  }

  @Test
  void R6_everyMethodHasItsReadingBack() {
    taken("60s + 5s/move", "main 55", "main 65");
    taken("60s + 5s delay", "main 55", "main 60");
    taken("60s + 5s bronstein", "main 50", "main 60");
    taken("60s hourglass", "main 50", "main 70");
    taken("up", "main 10", "main 0");
    taken("0 + 1/60s, 2/60s", "overtime 50 moves 1", "overtime 60 moves 1");
    taken("0 + 2x60s@2", "overtime 50 left 1 penalty 2", "overtime 60 left 1 penalty 2");
    taken("5s/move + 2x60s", "overtime 55 left 1", "overtime 5 left 2");
  }

  private static void taken(String time, String black, String white) {
    Played.started(time).after("10 press black", "13 take-back black").reads("13", black, white);
  }

  @Test
  void T7_chargedTimeRunsThroughTheHourglassToo() {
    Played.started("60s hourglass")
        .after("10 press black", "13 take-back black charge")
        .reads("13", "main 47", "main 73");
  }

  @Test
  void theStateKeepsOneTurnToUndoHoweverLongTheGame() {
    Played match = Played.started("1h");
    for (int press = 1; press <= 500; press++) {
      match.after(press + (press % 2 == 1 ? " press black" : " press white"));
    }
    Undo undo = match.state().game().undo().orElseThrow();
    assertThat(undo.turns().last().orElseThrow().undo()).isEmpty();
    assertThat(match.state().toString().length()).isLessThan(4_000);
  }
}
