package org.qizhong.match;

import org.junit.jupiter.api.Test;
import org.qizhong.record.Played;

/** R5, R8, R9: a turn is forfeited. */
class ForfeitTurnTest {

  @Test
  void R8_theTurnOfTheSideToMoveIsSpentAsAPass() {
    Played.started("1h")
        .after("5 press black", "9 press white")
        .prints("12 forfeit-turn black", "12 passed black move 3")
        .prints("15 press white", "15 moved white move 4 used 3")
        .reads("15", "main 3592", "main 3593");
  }

  @Test
  void R8_spentAsAPassItEndsTheTurnAsAPressWould() {
    Played.started("0 + 3x60s")
        .after("20 forfeit-turn black")
        .reads("21", "overtime 60 left 3", "overtime 59 left 3");
    Played.started("60s + 5s/move")
        .after("10 forfeit-turn black")
        .reads("10", "main 60", "main 65");
    Played.started("0 + 1/60s")
        .prints(
            "10 forfeit-turn black", "10 passed black move 1", "10 stage black moves 1 time 60");
  }

  @Test
  void R8_whatFallsDueByTimeComesFirst() {
    Played.started("0 + 3x7s")
        .prints(
            "7 forfeit-turn black",
            "2 call black 2s",
            "5 call black 5s",
            "7 period-used black left 2",
            "7 call black left 2",
            "7 passed black move 1");
  }

  @Test
  void R8_whilePausedTheTurnChangesAndThePauseStays() {
    Played.started("1h")
        .after("5 press black", "9 pause")
        .prints("12 forfeit-turn white", "12 passed white move 2")
        .prints("13 press black", "13 ignored black")
        .reads("14", "main 3595", "main 3596")
        .prints("20 resume", "20 resumed black")
        .prints("21 press black", "21 moved black move 3 used 1");
  }

  @Test
  void R8_theMoveJustMadeIsVoidAndCountsAsThePass() {
    Played.started("1h")
        .after("5 press black")
        .prints("7 forfeit-turn black", "7 passed black move 1")
        .prints("9 press white", "9 moved white move 2 used 4")
        .reads("9", "main 3595", "main 3596");
  }

  @Test
  void R8_aMoveDeclaredVoidWhileStoppedLeavesClocksTurnAndStopUnchanged() {
    Played.started("1h")
        .after("5 press black", "6 pause")
        .prints("7 forfeit-turn black", "7 passed black move 1")
        .reads("90", "main 3595", "main 3599")
        .prints("91 resume", "91 resumed white");
  }

  @Test
  void R8_aPassCannotBeForfeitedAfterwards() {
    Played.started("1h").after("5 pass black").refuses("6 forfeit-turn black");
    Played.started("1h").after("5 propose black").refuses("6 forfeit-turn black");
    Played.started("1h").after("5 forfeit-turn black").refuses("6 forfeit-turn black");
    Played.started("1h")
        .after("5 press black", "6 forfeit-turn black")
        .refuses("7 forfeit-turn black");
    Played.started("0 + 1x5s").after("5 rule-pass black").refuses("6 forfeit-turn black");
  }

  @Test
  void R8_aSideThatHasNotMovedHasNothingToForfeit() {
    Played.started("1h").refuses("5 forfeit-turn white");
  }

  @Test
  void R8_theMoveBeforeOneThatWasTakenBackCanStillBeDeclaredVoid() {
    Played.started("1h")
        .after("1 press black", "2 press white", "3 take-back white")
        .prints("4 forfeit-turn black", "4 passed black move 1");
  }

  @Test
  void R8_aRuledPassIsNoneOfTwoInARow() {
    Played.started("1h")
        .after("1 pass black")
        .prints("2 forfeit-turn white", "2 passed white move 2")
        .prints("3 press black", "3 moved black move 3 used 1");
  }

  @Test
  void R8_inTheSameInstantAsThePress() {
    Played.started("1h")
        .after("5 press black")
        .prints("5 forfeit-turn white", "5 passed white move 2")
        .prints("6 press black", "6 moved black move 3 used 1");
  }
}
