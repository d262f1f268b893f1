package org.qizhong.match;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.record.Played;

/** R13, R13s, R18: pauses and sealed moves. */
class PauseTest {

  @Test
  void R18_bothClocksStopAndTheSideToMoveGoesOnWithWhatItHad() {
    Played.started("1h")
        .after("5 press black")
        .prints("8 pause", "8 paused")
        .reads("5000", "main 3595", "main 3597")
        .prints("9000 resume", "9000 resumed white")
        .prints("9001 press white", "9001 moved white move 2 used 4");
  }

  @Test
  void aSecondPauseOrResumeInARowPrintsNothing() {
    Played.started("1h").after("1 pause").prints("2 pause").after("3 resume").prints("4 resume");
  }

  @ParameterizedTest
  @ValueSource(strings = {"press", "pass", "propose", "seal"})
  void whileStoppedEveryButtonIsIgnored(String button) {
    Played.started("1h")
        .after("1 pause")
        .prints("2 " + button + " black", "2 ignored black")
        .prints("2 " + button + " white", "2 ignored white")
        .reads("3", "main 3599", "main 3600");
  }

  @Test
  void C1_callsThatWereReadBeforeThePauseAreNotReadAgain() {
    Played.started("0 + 3x60s")
        .prints("41 pause", "30 call black 30s", "40 call black 40s", "41 paused")
        .after("100 resume")
        .prints(
            "110 read",
            "109 call black 50s",
            "110 reading black(overtime 9 left 3) white(overtime 60 left 3)");
  }

  @Test
  void aPauseAtTheInstantOfACallComesAfterIt() {
    Played.started("0 + 3x60s")
        .prints("30 pause", "30 call black 30s", "30 paused")
        .after("50 resume")
        .prints("60 pause", "60 call black 40s", "60 paused");
  }

  @Test
  void aPauseAtTheInstantAPeriodEndsComesAfterIt() {
    Played.started("0 + 3x5s")
        .prints(
            "5 pause",
            "3 call black 3s",
            "5 period-used black left 2",
            "5 call black left 2",
            "5 paused")
        .reads("90", "overtime 5 left 2", "overtime 5 left 3");
  }

  @Test
  void aPauseAtTheInstantOfTheFlagIsTooLate() {
    Played.started("10s").refuses("10 pause", "flag");
  }

  @Test
  void T7_aDelayAndAnHourglassStandToo() {
    Played.started("60s + 5s delay")
        .after("2 pause", "100 resume")
        .reads("103", "main 60", "main 60")
        .reads("104", "main 59", "main 60");
    Played.started("60s hourglass")
        .after("2 pause", "100 resume")
        .reads("101", "main 57", "main 63");
    Played.started("up").after("2 pause", "100 resume").reads("101", "main 3", "main 0");
  }

  @Test
  void R13s_theSideToMoveSealsAndBothClocksStop() {
    Played.started("1h")
        .after("60 press black")
        .prints("100 seal white", "100 sealed white move 2", "100 paused")
        .reads("5000", "main 3540", "main 3560")
        .prints("90000 resume", "90000 resumed black")
        .prints("90010 press black", "90010 moved black move 3 used 10");
  }

  @Test
  void R13s_sealingIsAPressToTheClock() {
    Played.started("0 + 3x60s")
        .after("29 seal black")
        .reads("30", "overtime 60 left 3", "overtime 60 left 3");
    Played.started("60s + 5s/move").after("10 seal black").reads("11", "main 60", "main 65");
    Played.started("0 + 1/60s")
        .prints(
            "29 seal black",
            "29 sealed black move 1",
            "29 stage black moves 1 time 60",
            "29 paused");
  }

  @Test
  void R13s_theSealedPointIsOccupiedOnResuming() {
    Played.started("1h")
        .after("5 seal black", "100 resume")
        .prints("110 forfeit-turn black", "110 passed black move 1")
        .prints("112 press white", "112 moved white move 2 used 12");
  }

  @Test
  void R13s_aSealedMoveCanBeDeclaredVoidBeforeResumingAndTheStopStays() {
    Played.started("1h")
        .after("5 seal black")
        .prints("6 forfeit-turn black", "6 passed black move 1")
        .reads("9", "main 3595", "main 3600")
        .prints("10 resume", "10 resumed white");
  }

  @Test
  void R13s_aSealedMoveTakenBackLeavesTheClocksStoppedAndTheSealerToMove() {
    Played.started("1h")
        .after("5 seal black")
        .prints("6 take-back black", "6 taken-back black move 1")
        .reads("9", "main 3595", "main 3600")
        .prints("10 resume", "10 resumed black")
        .prints("12 press black", "12 moved black move 1 used 7");
  }
}
