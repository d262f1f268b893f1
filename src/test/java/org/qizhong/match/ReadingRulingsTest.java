package org.qizhong.match;

import org.junit.jupiter.api.Test;
import org.qizhong.record.Played;

/** R14, R15, R17, C7: a reading is adjusted, set, or read again. */
class ReadingRulingsTest {

  @Test
  void R17_timeIsAddedToOrTakenFromMainTime() {
    Played.started("1h + 5x60s")
        .prints("5 adjust black by -60", "5 adjusted black by -60")
        .prints("5 adjust white by 0.5", "5 adjusted white by 0.5")
        .reads("6", "main 3534 left 5", "main 3600.5 left 5");
  }

  @Test
  void R17_inAPeriodTheElapsedPartMovesTheOtherWaySoThatACallCanRecur() {
    Played.started("0 + 3x60s")
        .prints("35 adjust black by 10", "30 call black 30s", "35 adjusted black by 10")
        .reads("35", "overtime 35 left 3", "overtime 60 left 3")
        .prints(
            "41 read",
            "40 call black 30s",
            "41 reading black(overtime 29 left 3) white(overtime 60 left 3)");
  }

  @Test
  void R17_onlyInstantsLaterThanTheNewElapsedTimeAreCalled() {
    Played.started("0 + 3x60s")
        .after("5 adjust black by -25")
        .prints(
            "15.5 read",
            "15 call black 40s",
            "15.5 reading black(overtime 19.5 left 3) white(overtime 60 left 3)");
    // to the very instant of a call: that one is not later
    Played.started("0 + 3x60s")
        .after("5 adjust black by -35")
        .prints(
            "16 read",
            "15 call black 50s",
            "16 reading black(overtime 9 left 3) white(overtime 60 left 3)");
  }

  @Test
  void R17_aPeriodCanBecomeLongerThanItsLengthAndIsCalledFromItsBeginningOn() {
    Played.started("0 + 2x30s")
        .prints("5 adjust black by 20", "5 adjusted black by 20")
        .reads("5", "overtime 45 left 2", "overtime 30 left 2")
        .prints(
            "30.5 read",
            "30 call black 10s",
            "30.5 reading black(overtime 19.5 left 2) white(overtime 30 left 2)");
  }

  @Test
  void R17_theSideNotToMoveCanBeAdjustedAndAStoppedOneToo() {
    Played.started("0 + 3x30s")
        .after("3 press black", "10 pause")
        .prints("11 adjust white by -5", "11 adjusted white by -5")
        .prints("11 adjust black by -29.5", "11 adjusted black by -29.5")
        .reads("11", "overtime 0.5 left 3", "overtime 18 left 3");
  }

  @Test
  void R17_whereNothingWouldBeLeftItIsRefused() {
    Played.started("60s")
        .refuses("5 adjust black by -55")
        .refuses("5 adjust black by -55.000000001")
        .prints("5 adjust black by -54.999999999", "5 adjusted black by -54.999999999")
        .reads("5", "main 0.000000001", "main 60");
    Played.started("0 + 9x60s").refuses("5 adjust black by -55");
  }

  @Test
  void R17_countingUpTheCountIsAdjusted() {
    Played.started("up")
        .after("10 adjust black by 5")
        .reads("10", "main 15", "main 0")
        .after("10 adjust black by -12")
        .reads("11", "main 4", "main 0")
        .refuses("11 adjust black by -5");
  }

  @Test
  void R17_theDelayAndTheConsiderationStayAsTheyAre() {
    Played.started("60s + 5s delay").after("2 adjust black by 10").reads("6", "main 69", "main 60");
    Played.started("10s/move + 3x60s")
        .after("12 adjust black by 10")
        .reads("13", "overtime 67 left 2", "overtime 10 left 3");
  }

  @Test
  void R17_underAFlagItIsRefused() {
    Played.started("10s")
        .after("11 read")
        .refuses("12 adjust black by 5")
        .refuses("12 adjust white by 5");
  }

  @Test
  void R14_whatIsAbsentStays() {
    Played.started("10s + 5x60s")
        .after("80 set black overtime 30")
        .reads("80", "overtime 30 left 4", "main 10 left 5");
    Played.started("10s + 5x5m@2")
        .after("400 set black overtime 30")
        .reads("400", "overtime 30 left 3 penalty 4", "main 10 left 5 penalty 0")
        .after("400 set black overtime 30 left 1 penalty 6")
        .reads("400", "overtime 30 left 1 penalty 6", "main 10 left 5 penalty 0");
    Played.started("0 + 3/60s")
        .after("10 press black", "11 set black overtime 20")
        .reads("11", "overtime 20 moves 2", "overtime 59 moves 3")
        .after("11 set black overtime 30 moves 7")
        .reads("11", "overtime 30 moves 7", "overtime 59 moves 3");
  }

  @Test
  void R14_phaseMainPutsBackAllPeriodsAndTheFirstStage() {
    Played.started("10s + 5x60s")
        .after("140 set black main 3")
        .reads("140", "main 3 left 5", "main 10 left 5");
    Played.started("10s + 5x5m@2")
        .after("400 set black main 3")
        .reads("400", "main 3 left 5 penalty 4", "main 10 left 5 penalty 0");
    Played.started("5s + 1/60s, 2/60s")
        .after("10 press black", "11 press white", "12 set black main 3")
        .reads("12", "main 3", "main 4")
        .prints(
            "16 press black",
            "15 overtime black moves 1 time 60",
            "16 moved black move 3 used 5",
            "16 stage black moves 2 time 60");
  }

  @Test
  void R14_overtimeCanBeSetFromMainTimeWithAllPeriods() {
    Played.started("1h + 5x60s")
        .after("5 set black overtime 60")
        .reads("6", "overtime 59 left 5", "main 3600 left 5");
    Played.started("1h + 20/5m")
        .after("5 set black overtime 60")
        .reads("6", "overtime 59 moves 20", "main 3600");
  }

  @Test
  void R14_baseOrConsiderationAndTheStageAreAsTheyWere() {
    Played.started("10s/move + 3x60s")
        .after("12 set black overtime 20")
        .reads("12", "overtime 20 left 2", "overtime 10 left 3")
        .prints(
            "33 read",
            "22 call black 50s",
            "27 call black 55s",
            "30 call black 58s",
            "32 period-used black left 1",
            "32 call black left 1",
            "33 reading black(overtime 59 left 1) white(overtime 10 left 3)");
    Played.started("0 + 1/60s, 2/60s")
        .after("1 press black", "2 press white", "3 set black overtime 50 moves 1")
        .prints("4 press black", "4 moved black move 3 used 2", "4 stage black moves 2 time 60");
  }

  @Test
  void R14_onlyInstantsLaterThanTheNewElapsedTimeAreCalled() {
    Played.started("1h + 5x60s")
        .after("5 set black overtime 20 left 2")
        .prints(
            "16 read",
            "15 call black 50s",
            "16 reading black(overtime 9 left 2) white(main 3600 left 5)");
    Played.started("0 + 5x60s")
        .after("5 set black overtime 20 left 1")
        .prints(
            "16.5 read",
            "15 call black 50s",
            "16 call black 1",
            "16.5 reading black(overtime 8.5 left 1) white(overtime 60 left 5)");
  }

  @Test
  void R14_whatTheMethodDoesNotHaveCannotBeSet() {
    Played.started("1h").refuses("5 set black overtime 60");
    Played.started("1h").refuses("5 set black main 60 left 2");
    Played.started("1h + 5x60s").refuses("5 set black overtime 60 moves 2");
    Played.started("1h + 5x60s").refuses("5 set black overtime 60 penalty 2");
    Played.started("30s/move + 5x60s").refuses("5 set black main 60");
    Played.started("1h + 20/5m").refuses("5 set black overtime 60 left 2");
    Played.started("1h + 20/5m").refuses("5 set black overtime 60 penalty 2");
    Played.started("1h + 2x5m@2").refuses("5 set black overtime 60 moves 2");
    Played.started("60s hourglass").refuses("5 set black overtime 60");
    Played.started("up").refuses("5 set black overtime 60");
  }

  @Test
  void R14_aCountThatTheMethodCannotHaveIsRefused() {
    Played.started("0 + 5x60s")
        .refuses("5 set black overtime 60 left 0")
        .refuses("5 set black overtime 60 left 100");
    Played.started("0 + 20/60s")
        .refuses("5 set black overtime 60 moves 0")
        .refuses("5 set black overtime 60 moves 1000");
    Played.started("30s/move").refuses("5 set black overtime 60 left 1");
  }

  @Test
  void R14_usedOnTheMoveIsNoReadingAndStays() {
    Played.started("1h")
        .after("40 set black main 600")
        .prints("50 press black", "50 moved black move 1 used 50")
        .reads("50", "main 590", "main 3600");
  }

  @Test
  void C7_theCountIsReadAgainFromWhereItWentWrong() {
    Played.started("0 + 1x60s")
        .after("54.5 reread black from 51.5")
        .reads("54.5", "overtime 8.5 left 1", "overtime 60 left 1")
        .prints(
            "56.5 press black",
            "55 call black 2",
            "56 call black 3",
            "56.5 moved black move 1 used 56.5");
  }

  @Test
  void C7_exactlyOntoACallThatCallIsNotRepeated() {
    Played.started("0 + 1x60s")
        .after("55 reread black from 50")
        .prints(
            "57 press black",
            "56 call black 1",
            "57 call black 2",
            "57 moved black move 1 used 57");
  }

  @Test
  void C7_notMoreThanHasElapsed() {
    Played.started("0 + 1x60s")
        .refuses("20 reread black from 20.000000001")
        .prints("20 reread black from 20", "20 reread black")
        .prints("21 reread black from 0", "21 reread black")
        .reads("22", "overtime 59 left 1", "overtime 60 left 1");
  }

  @Test
  void C7_onlyWhereOvertimeIsReadAloud() {
    for (String time :
        new String[] {"1h", "1h + 5x60s", "0 + 20/5m", "0 + 2x5m@2", "60s + 5s/move", "up"}) {
      Played.started(time).refuses("5 reread black from 0", "reread");
    }
    Played.started("30s/move + 5x60s")
        .prints("5 reread black from 2", "5 reread black")
        .reads("5", "overtime 28 left 5", "overtime 30 left 5");
    Played.started("30s/move + 5x60s")
        .after("35 reread black from 2")
        .reads("35", "overtime 58 left 4", "overtime 30 left 5");
  }
}
