package org.qizhong.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.record.Played;

/** A ruling is withdrawn by a further entry: what it restores, and when it cannot be. */
class WithdrawalTest {

  @Test
  void R14_aTimeSetIsAsIfItHadNeverBeen() {
    // Without it Black has used 5 s on the first move and 10 s on the next one.
    Played.started("1h")
        .after("5 press black", "10 set black main 1800", "20 press white", "30 press black")
        .prints("40 withdraw set black", "40 ruling-withdrawn black of set")
        .reads("40", "main 3585", "main 3575");
  }

  @Test
  void R14_periodsAreThoseThereWouldBe() {
    // Main time would have ended at 10, the move come at 12 in the first of three periods.
    Played.started("10s + 3x60s")
        .after("5 set black overtime 60 left 1", "12 press black", "20 withdraw set black")
        .reads("20", "overtime 60 left 3", "overtime 60 left 3".replace("overtime 60", "main 2"));
  }

  @Test
  void R14_whatWouldHaveCostAPeriodMeanwhileHasCostOne() {
    // 0 + 3x60s: at 70 of one move a period is gone and 50 s are left of the second.
    Played.started("0 + 3x60s")
        .after("30 set black overtime 60 left 3", "70 withdraw set black")
        .reads("70", "overtime 50 left 2", "overtime 60 left 3");
  }

  @Test
  void T6_pointsAndPeriodsAreThoseThereWouldBe() {
    // Bought at 10, when main time would have ended.
    Played.started("10s + 2x60s@2")
        .after("2 set black overtime 30 left 0 penalty 4", "20 withdraw set black")
        .reads("20", "overtime 50 left 1 penalty 2", "main 10 left 2 penalty 0");
    Played.started("10s + 2x60s@2")
        .after("2 set black overtime 30 left 0 penalty 4", "5 withdraw set black")
        .reads("5", "main 5 left 2 penalty 0", "main 10 left 2 penalty 0");
  }

  @Test
  void T5_movesAreThoseThereWouldBe() {
    // 10 s and 8 s of the period used on two of its three moves.
    Played.started("0 + 3/60s")
        .after("10 press black", "20 press white", "25 set black overtime 5 moves 1")
        .after("28 press black", "29 withdraw set black")
        .reads("29", "overtime 42 moves 1", "overtime 49 moves 2");
  }

  @Test
  void T4_considerationsAreThoseThereWouldBe() {
    // The base time would have ended at 30 and one of ten been taken: 40 of its 60 s left at 50.
    Played.started("30s/move + 10x60s")
        .after("10 set black overtime 25 left 2", "50 withdraw set black")
        .reads("50", "overtime 40 left 9", "overtime 30 left 10");
  }

  @Test
  void T7_inAnHourglassTheOthersTimeIsTheGain() {
    // Black 60 - 10 + 5, whatever was set meanwhile; White's own reading stands.
    Played.started("60s hourglass")
        .after("10 press black", "12 set black main 20", "15 press white")
        .prints("15 withdraw set black", "15 ruling-withdrawn black of set")
        .reads("15", "main 55", "main 65");
  }

  @Test
  void R17_anAdjustmentInAPeriodTakesNothingFromTheNextOne() {
    Played.started("0 + 3x60s")
        .after("10 adjust black by 30", "20 press black", "25 press white")
        .after("30 withdraw adjust black")
        .reads("30", "overtime 55 left 3", "overtime 60 left 3");
  }

  @Test
  void C7_aCountReadAgainIsNotReadAgain() {
    Played.started("0 + 3x60s")
        .after("40 reread black from 10", "41 withdraw reread black")
        .reads("41", "overtime 19 left 3", "overtime 60 left 3");
  }

  @Test
  void R17_aFlagThatWouldNotHaveFallenGoesAndBothClocksStand() {
    Played.started("60s")
        .after("5 adjust black by -50", "12 read")
        .refuses("12 resume", "black's flag stands")
        .prints("20 withdraw adjust black", "20 ruling-withdrawn black of adjust")
        .reads("30", "main 50", "main 60")
        .prints("40 resume", "40 resumed black")
        .prints("45 press black", "45 moved black move 1 used 15")
        .reads("45", "main 45", "main 60");
  }

  @Test
  void R17_timeThatWouldBeUpIsNotGivenBackToAGameThatWentOn() {
    Played.started("60s")
        .after("50 adjust black by 60")
        .refuses("65 withdraw adjust black", "withdraw: without it black's time would be up")
        .reads("66", "main 54", "main 60");
    Played.started("60s")
        .after("50 adjust black by 5", "66 read")
        .refuses("66 withdraw adjust black", "without it black's time would be up");
  }

  @Test
  void theLaterRulingOnATimeIsWithdrawnFirst() {
    Played.started("1h")
        .after("10 set black main 1000", "20 adjust black by 60")
        .refuses("30 withdraw set black", "a later ruling on black's time stands")
        .after("30 withdraw adjust black")
        .reads("30", "main 980", "main 3600")
        .after("30 withdraw set black")
        .reads("30", "main 3570", "main 3600")
        .refuses("31 withdraw set black", "withdraw: no \"set\" of black's stands")
        .refuses("31 withdraw adjust black", "withdraw: no \"adjust\" of black's stands");
  }

  @Test
  void R6_afterARulingOnATimeNoPressIsTakenBackWithdrawnOrNot() {
    Played.started("1h")
        .after("5 press black", "6 set black main 100", "7 withdraw set black")
        .refuses("8 take-back black", "(R6)");
  }

  @Test
  void R14_R15_bothTimesOfOneInstantAreOneRuling() {
    Played.started("1h")
        .after("5 pause", "6 set black main 1700", "6 set white main 1700")
        .prints("7 withdraw set", "7 ruling-withdrawn of set")
        .reads("8", "main 3595", "main 3600")
        .refuses("9 withdraw set", "not one setting of both");
    Played.started("1h")
        .after("5 pause", "6 set black main 1700", "7 set white main 1700")
        .refuses("8 withdraw set", "not one setting of both; withdraw each");
  }

  @Test
  void R13_readingsConfirmedAreNotThoseThatStandThereAfterwards() {
    Played match =
        Played.started("1h").after("5 pause", "6 set black main 1700", "7 agree-readings black");
    match.after("8 withdraw set black");
    assertThat(match.face("9").attention().agreed()).isEmpty();
  }

  @Test
  void R22_theNumberIsWhatItWouldBe() {
    Played.started("1h")
        .after("5 press black", "6 number 3", "8 press white")
        .prints("9 withdraw number", "9 ruling-withdrawn move 2 of number")
        .prints("10 press black", "10 moved black move 3 used 2")
        .refuses("11 withdraw number", "withdraw: no \"number\" stands");
  }

  @Test
  void R12_aLeaveThatWasNoneCanBeTaken() {
    Played.started("0 + 3x60s")
        .after("5 leave white")
        .prints("6 withdraw leave white", "6 ruling-withdrawn white of leave")
        .prints("7 leave white", "7 left-table white")
        .refuses("8 withdraw leave black", "withdraw: no \"leave\" of black's stands");
  }

  @Test
  void R16_coloursAreChangedBackAfterMoveTenToo() {
    // White's warning at 2 came to Black by the change; Black's own at 8 stays with the colour.
    Played.started("1h", "\"rules\":\"kr\"")
        .after("2 warn white", "5 swap", "6 number 12", "8 warn black")
        .refuses("9 swap", "(R16)")
        .prints("9 withdraw swap", "9 ruling-withdrawn of swap")
        .prints("10 warn black", "10 warned black total 2")
        .prints("11 warn white", "11 warned white total 2");
  }

  @Test
  void R16_aWarningTakenOffSinceIsNotTakenOffTwice() {
    Played.started("1h")
        .after("2 warn white", "5 swap", "6 withdraw warning black", "7 withdraw swap")
        .prints("8 warn black", "8 warned black total 1")
        .prints("9 warn white", "9 warned white total 1");
  }

  @Test
  void R10_R16_nobodyLosesByTheColoursThatComeBack() {
    Played match = Played.started("1h").after("2 warn white", "5 swap", "6 warn white");
    match
        .refuses("7 withdraw swap", "white has 2 warnings, which lose; withdraw one first")
        .after("8 withdraw warning white", "9 withdraw swap")
        .prints("10 withdraw warning white", "10 unwarned white total 0");
  }

  @Test
  void R8_aTurnForfeitedInErrorIsToBeTakenAgain() {
    // 7 s were used on it; what White's clock has run since is nobody's.
    Played.started("1h")
        .after("7 forfeit-turn black")
        .prints("10 withdraw forfeit-turn black", "10 ruling-withdrawn black of forfeit-turn")
        .reads("10", "main 3593", "main 3600")
        .prints("12 press black", "12 moved black move 1 used 9")
        .reads("12", "main 3591", "main 3600");
  }

  @Test
  void T5_aTurnForfeitedInErrorGivesItsMoveBack() {
    Played.started("0 + 1/60s")
        .prints("20 forfeit-turn black", "20 passed black move 1", "20 stage black moves 1 time 60")
        .after("25 withdraw forfeit-turn black")
        .reads("25", "overtime 40 moves 1", "overtime 60 moves 1");
  }

  @Test
  void R8_whilePausedAndResumedSinceTheTurnComesBackAndTheStopStays() {
    Played.started("1h")
        .after("7 pause", "8 forfeit-turn black")
        .prints("9 withdraw forfeit-turn black", "9 ruling-withdrawn black of forfeit-turn")
        .prints("20 resume", "20 resumed black");
    Played.started("1h")
        .after("7 pause", "8 forfeit-turn black", "9 resume", "15 withdraw forfeit-turn black")
        .prints("16 press black", "16 moved black move 1 used 8")
        .reads("16", "main 3592", "main 3600");
  }

  @Test
  void R8_R9_aMoveDeclaredVoidInErrorIsAMoveAgain() {
    Played.started("1h")
        .after("5 press black", "7 forfeit-turn black")
        .refuses("8 take-back black", "(R6)")
        .prints("8 withdraw forfeit-turn black", "8 ruling-withdrawn black of forfeit-turn")
        .reads("8", "main 3595", "main 3598")
        .prints("9 take-back black", "9 taken-back black move 1");
  }

  @Test
  void R13s_aSealedMoveDeclaredVoidInErrorIsSealedStill() {
    Played.started("1h")
        .after("5 seal black", "7 forfeit-turn black", "8 withdraw forfeit-turn black")
        .prints("90 forfeit-turn black", "90 passed black move 1")
        .prints("100 resume", "100 resumed white");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"9 press white", "9 number 5", "9 set white main 60", "9 adjust black by 5"})
  void R8_theGameHasMovedOn(String since) {
    Played.started("1h")
        .after("7 forfeit-turn black", since)
        .refuses(
            "10 withdraw forfeit-turn black",
            "no \"forfeit-turn\" of black's stands, or a turn or another ruling has come since");
  }

  @Test
  void R8_anotherTurnForfeitedIsWithdrawnFirst() {
    Played.started("1h")
        .after("7 forfeit-turn black", "8 forfeit-turn white")
        .refuses("9 withdraw forfeit-turn black", "another ruling has come since")
        .prints("9 withdraw forfeit-turn white", "9 ruling-withdrawn white of forfeit-turn")
        .prints("10 press white", "10 moved white move 2 used 2");
  }

  @Test
  void R10_whatWasNotedOfThePlayersSinceStays() {
    Played.started("1h")
        .after("7 forfeit-turn black", "7 warn black", "8 leave white")
        .after("9 withdraw forfeit-turn black")
        .refuses("10 leave white", "(R12)")
        .prints("10 withdraw warning black", "10 unwarned black total 0");
  }

  @Test
  void R8_aFlagThatFellForAForfeitedTurnGoes() {
    Played.started("60s")
        .after("7 forfeit-turn black", "70 read")
        .refuses("70 resume", "white's flag stands")
        .after("71 withdraw forfeit-turn black")
        .reads("72", "main 53", "main 60")
        .prints("80 resume", "80 resumed black");
  }

  @Test
  void R6_aPressTakenBackInErrorStands() {
    // White had used 3 s when it was taken back, and has them used.
    Played.started("1h")
        .after("5 press black", "8 take-back black charge")
        .prints("10 withdraw take-back black", "10 ruling-withdrawn black of take-back")
        .reads("10", "main 3595", "main 3597")
        .prints("11 press white", "11 moved white move 2 used 4");
  }

  @Test
  void R6_ofAPressTakenBackAnewOnlyThePlayingTimeIsCharged() {
    // 3 s before the first taking back and 1 s after its withdrawal.
    Played.started("1h")
        .after("5 press black", "8 take-back black", "20 withdraw take-back black")
        .after("21 take-back black charge")
        .reads("21", "main 3591", "main 3600");
  }

  @Test
  void R6_E2_twoPassesOfWhichOneWasTakenBackInErrorEndThePlay() {
    Played.started("1h")
        .after("5 pass black", "6 pass white", "8 take-back white", "9 resume")
        .after("15 withdraw take-back white")
        .reads("16", "main 3595", "main 3599")
        .prints("20 resume black", "20 resumed black");
  }

  @Test
  void R6_E1_anAgreementSinceIsNotUndone() {
    Played.started("1h")
        .after("5 propose black", "6 press white", "7 take-back white", "8 agree white")
        .refuses("9 withdraw take-back white", "has come since");
  }

  @Test
  void R11_timeUpRuledAPassInErrorIsTimeUp() {
    Played.started("0 + 1x5s")
        .after("6 read", "7 rule-pass black")
        .prints(
            "9 withdraw rule-pass black",
            "8 call white 1",
            "9 call white 2",
            "9 ruling-withdrawn black of rule-pass")
        .refuses("10 resume", "black's flag stands")
        .reads("10", "flagged 0 left 0", "overtime 5 left 1")
        .ends("10 result winner white by time sgf W+T");
  }

  @Test
  void R13_whatWasResumedInErrorStandsAgain() {
    Played.started("1h")
        .after("5 pause black", "6 agree-readings white", "20 resume")
        .prints("30 withdraw resume", "30 ruling-withdrawn of resume")
        .reads("40", "main 3595", "main 3600")
        .prints("50 resume", "50 resumed black")
        .prints("51 press black", "51 moved black move 1 used 6")
        .refuses("52 withdraw resume", "has come since");
  }

  @Test
  void E4_anEndThatWasAgreedIsAgreedAgain() {
    Played.started("1h")
        .after("5 propose black", "8 agree white", "20 resume white")
        .after("30 withdraw resume")
        .prints("40 resume black", "40 resumed black");
  }

  @Test
  void R13_aPauseIsEndedByResuming() {
    for (String at : List.of("6", "8")) {
      Played match = Played.started("1h").after("5 pause");
      if (at.equals("8")) {
        match.after("7 resume");
      }
      match.refuses(
          at + " withdraw pause",
          "a pause is ended by resuming; the time it stood is not timed (R13)");
    }
  }

  @Test
  void E6_aContestGivenUpInErrorGoesOn() {
    Played.started("1h")
        .after("5 abandon white", "6 set white main 60")
        .prints("7 withdraw abandon", "7 ruling-withdrawn of abandon")
        .refuses("7 withdraw abandon", "withdraw: no \"abandon\" stands")
        .prints("8 resume", "8 resumed black");
    Played.started("1h")
        .after("5 propose black", "6 agree white", "7 abandon white", "8 withdraw abandon")
        .prints("9 resume white", "9 resumed white");
  }

  @Test
  void R1_latenessThatWasNoneCostsNothing() {
    Played.with("1h")
        .after("0 late white by 600", "0 withdraw late white", "1 start black")
        .reads("1", "main 3600", "main 3600");
    Played.with("1h")
        .after("0 late white by 600", "1 start black", "11 press black")
        .prints("21 withdraw late white", "21 ruling-withdrawn white of late")
        .reads("21", "main 3590", "main 3590");
    Played.with("1h")
        .after("0 late white by 901", "0 withdraw late white")
        .prints("1 start black", "1 started black");
    Played.with("1h")
        .after("0 late white by 901", "0 late white by 902", "0 withdraw late white")
        .prints("1 start black", "1 result winner black by forfeit sgf B+F");
    Played.with("60s")
        .after("0 late white by 100", "0 withdraw late white")
        .prints("1 start black", "1 started black");
  }

  @Test
  void E5_whileAResultStandsItIsWithdrawnFirstAndThenFinal() {
    Played.started("1h")
        .after("5 set black main 60", "6 end draw")
        .refuses("7 withdraw set black", "a result stands; withdraw it first")
        .after("7 withdraw result")
        .prints("8 withdraw set black", "8 ruling-withdrawn black of set")
        .after("9 end draw", "10 confirm")
        .refuses("11 withdraw set black", "final (E5)");
  }

  /** Every method: with a ruling that is withdrawn later all is as without it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "2m; main 37; main 200",
        "20s + 5x30s; main 5; overtime 7 left 2",
        "0 + 5x30s; main 5; overtime 29 left 99",
        "15s/move + 9x20s; overtime 3 left 1; overtime 15 left 40",
        "20s + 3/60s, 2/40s carry; main 9; overtime 60 moves 1",
        "20s + 3/60s, 2/40s; main 9; overtime 60 moves 9",
        "20s + 9x30s@2; main 9; overtime 5 left 7 penalty 9",
        "0 + 9x30s@2; main 9; overtime 5 left 7 penalty 9",
        "60s + 5s/move; main 30; main 300",
        "60s + 5s delay; main 30; main 300",
        "60s + 5s bronstein; main 30; main 300",
        "5m hourglass; main 200; main 400",
        "up; main 5; main 500"
      })
  void asIfItHadNeverBeen(String time, String one, String other) {
    for (String set : List.of(one, other)) {
      for (int when = 0; when < 8; when++) {
        Played with = Played.started(time);
        Played without = Played.started(time);
        for (int move = 0; move < 8; move++) {
          int at = 9 * move;
          if (move == when) {
            with.after(at + 1 + " set black " + set, at + 2 + " adjust black by 2");
          }
          String press = at + 4 + move % 3 + " press " + (move % 2 == 0 ? "black" : "white");
          with.after(press);
          without.after(press);
        }
        with.after("72 withdraw adjust black", "72 withdraw set black");
        without.after("72 read");
        assertThat(with.state().game().clocks())
            .as(time + " set " + set + " at move " + when)
            .isEqualTo(without.state().game().clocks());
      }
    }
  }
}
