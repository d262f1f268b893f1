package org.qizhong.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qizhong.record.Played;

/** E1, E2, E4, E6: how play stops and how it goes on. */
class EndOfPlayTest {

  @Test
  void E2_twoPassesInARowStopBothClocks() {
    Played.started("1h")
        .prints("5 pass black", "5 passed black move 1")
        .prints("6 pass white", "6 passed white move 2", "6 paused")
        .prints("7 press black", "7 ignored black")
        .reads("60", "main 3595", "main 3599");
  }

  @Test
  void E2_aPassAndAProposalAreTwoInARowToo() {
    Played.started("1h")
        .after("5 pass black")
        .prints("6 propose white", "6 proposed white move 2", "6 paused");
    Played.started("1h")
        .after("5 propose black")
        .prints("6 pass white", "6 passed white move 2", "6 paused");
    Played.started("1h")
        .after("5 propose black")
        .prints("6 propose white", "6 proposed white move 2", "6 paused");
  }

  @Test
  void E2_aMoveBreaksTheRow() {
    Played.started("1h")
        .after("5 pass black", "6 press white")
        .prints("7 pass black", "7 passed black move 3")
        .prints("8 press white", "8 moved white move 4 used 1");
  }

  @Test
  void E2_ruledPassesDoNotCountAndBreakTheRow() {
    Played.started("1h")
        .after("5 pass black", "6 forfeit-turn white")
        .prints("7 pass black", "7 passed black move 3")
        .prints("8 pass white", "8 passed white move 4", "8 paused");
    Played.started("1h")
        .after("5 pass black", "6 press white", "7 forfeit-turn white")
        .prints("8 pass black", "8 passed black move 3");
    Played.started("0 + 1x10s")
        .after("5 pass black", "15 rule-pass white")
        .prints("15.5 pass black", "15.5 passed black move 3")
        .prints("15.9 pass white", "15.9 passed white move 4", "15.9 paused");
  }

  @Test
  void E2_aSealedMoveIsNoPass() {
    Played.started("1h")
        .after("5 pass black")
        .prints("6 seal white", "6 sealed white move 2", "6 paused")
        .after("7 resume")
        .prints("8 pass black", "8 passed black move 3");
  }

  @Test
  void E1_aProposalGivesUpTheMoveAndTheOpponentsClockRuns() {
    Played.started("1h")
        .after("5 press black")
        .prints("9 propose white", "9 proposed white move 2")
        .reads("12", "main 3592", "main 3596")
        .prints("12 agree black", "12 agreed black")
        .reads("60", "main 3592", "main 3596");
  }

  @Test
  void E1_theOpponentMayPlayOnAndTheProposerMovesAsUsual() {
    Played.started("1h")
        .after("5 propose black")
        .prints("8 press white", "8 moved white move 2 used 3")
        .refuses("9 agree white", "agree")
        .prints("10 press black", "10 moved black move 3 used 2");
  }

  @Test
  void E1_agreeingIsOutOfPlaceWithoutTheOpponentsProposal() {
    Played.started("1h").refuses("1 agree black").refuses("1 agree white");
    Played.started("1h").after("5 pass black").refuses("6 agree white");
    Played.started("1h").after("5 propose black").refuses("6 agree black");
    Played.started("1h").after("5 propose black", "6 agree white").refuses("7 agree white");
  }

  @Test
  void E1_theOpponentAgreesOnlyWhileItsClockRuns() {
    Played.started("1h")
        .after("5 propose black", "6 pause")
        .refuses("7 agree white")
        .after("8 resume")
        .prints("9 agree white", "9 agreed white");
  }

  @Test
  void E1_aTurnForfeitedSinceLeavesNoProposalOpen() {
    Played.started("1h")
        .after("5 propose black", "6 forfeit-turn white")
        .refuses("7 agree black")
        .refuses("7 agree white");
  }

  @Test
  void E4_theSideThatIsNamedMovesFirstAndNothingElseChanges() {
    Played.started("1h")
        .after("5 press black", "7 pass white", "10 pass black")
        .prints("60 resume black", "60 resumed black")
        .prints("61 press white", "61 ignored white")
        .prints("64 press black", "64 moved black move 4 used 4")
        .reads("64", "main 3588", "main 3598");
  }

  @Test
  void E4_afterAnAgreementEitherSideCanBeNamed() {
    Played.started("1h")
        .after("5 propose black", "6 agree white")
        .prints("7 resume black", "7 resumed black")
        .prints("8 press black", "8 moved black move 2 used 1");
    Played.started("1h")
        .after("5 propose black", "6 agree white")
        .prints("7 resume white", "7 resumed white")
        .prints("8 press white", "8 moved white move 2 used 2");
  }

  @Test
  void E4_withoutANameTheSideToMoveGoesOn() {
    Played.started("1h")
        .after("5 pass black", "6 pass white")
        .prints("7 resume", "7 resumed black");
    Played.started("1h")
        .after("5 propose black", "6 agree white")
        .prints("7 resume", "7 resumed white");
  }

  @Test
  void E1_E4_theProposalIsOverOncePlayGoesOnAfterItsAgreement() {
    for (String resume : List.of("20 resume black", "20 resume white", "20 resume")) {
      Played match =
          Played.started("1h")
              .after("5 press black", "6 propose white", "10 agree black", resume)
              .refuses("21 agree black", "agree")
              .refuses("21 agree white", "agree");
      assertThat(match.state().game().turns().proposal()).isEmpty();
    }
    // A new one is agreed to as ever.
    Played.started("1h")
        .after("5 press black", "6 propose white", "10 agree black", "20 resume white")
        .prints("25 propose white", "25 proposed white move 3")
        .prints("26 agree black", "26 agreed black");
  }

  @Test
  void E2_E4_afterTheGameHasGoneOnTwoPassesInARowAreNeededAgain() {
    // After two passes, whoever moves first.
    Played.started("1h")
        .after("5 press black", "7 pass white", "10 pass black", "60 resume white")
        .prints("61 pass white", "61 passed white move 4")
        .prints("65 pass black", "65 passed black move 5", "65 paused");
    Played.started("1h")
        .after("5 press black", "7 pass white", "10 pass black", "60 resume black")
        .prints("61 pass black", "61 passed black move 4")
        .prints("62 press white", "62 moved white move 5 used 1");
    // After an agreement, and by proposals too.
    Played.started("1h")
        .after("5 propose black", "6 agree white", "7 resume white")
        .prints("8 propose white", "8 proposed white move 2")
        .prints("9 pass black", "9 passed black move 3", "9 paused");
  }

  @Test
  void E2_aPauseBetweenTwoPassesLeavesThemARow() {
    Played.started("1h")
        .after("5 pass black", "6 pause", "7 resume")
        .prints("8 pass white", "8 passed white move 2", "8 paused");
  }

  @Test
  void E4_R6_theLastPassCanStillBeTakenBackOncePlayGoesOn() {
    Played.started("1h")
        .after("5 press black", "7 pass white", "10 pass black", "60 resume white")
        .prints("61 take-back black", "61 taken-back black move 3");
  }

  @Test
  void E4_whenTheResumptionIsWithdrawnWhatHadEndedPlayStandsAgain() {
    Played.started("1h")
        .after("5 propose black", "6 agree white", "7 resume white", "8 withdraw resume")
        .prints("9 press white", "9 ignored white")
        .prints("9 resume black", "9 resumed black");
  }

  @Test
  void S13_E4_theFirstPassIsThatOfThePairThatEndedPlayAtLast() {
    // 184 - 177 - 6.5 = 0.5 and nothing to White: Black was the first of the second pair.
    Played.by("wmsg", "1h")
        .after("0 start black", "4 press black", "5 pass white", "6 pass black")
        .after("7 resume black", "8 pass black", "9 pass white")
        .prints(
            "10 count {\"side\":\"black\",\"area\":184}",
            "10 result winner black by count margin 0.5 unit points sgf B+0.5");
  }

  @Test
  void E4_aSideIsNamedOnlyAfterTwoPassesOrAnAgreement() {
    Played.started("1h").after("5 pause").refuses("6 resume black").refuses("6 resume white");
    Played.started("1h").after("5 seal black").refuses("6 resume white");
    Played.started("1h").refuses("6 resume black");
  }

  @Test
  void E6_givingUpTheContestStopsBothClocksForTheCount() {
    Played.started("1h")
        .after("5 press black")
        .prints("9 abandon white", "9 abandoned white")
        .refuses("10 resume")
        .refuses("10 resume white")
        .prints("10 press white", "10 ignored white")
        .reads("11", "main 3595", "main 3596")
        .prints(
            "20 count {\"side\":\"black\",\"area\":185}",
            "20 result winner black by count margin 0.75 unit zi sgf B+1.5");
  }

  @Test
  void E6_eitherSideMayGiveUpWhoeverIsToMove() {
    Played.started("1h").prints("5 abandon black", "5 abandoned black");
    Played.started("1h").prints("5 abandon white", "5 abandoned white");
  }

  @Test
  void E6_onceGivenUpPlayNeverGoesOnWhateverIsTakenBack() {
    Played match = Played.started("1h").after("5 press black", "9 abandon white");
    match.act("10 take-back black");
    match.refuses("11 resume");
  }

  @Test
  void E6_theContestStaysGivenUpWhenItsResultIsWithdrawn() {
    Played.started("1h")
        .after("5 abandon black", "6 count {\"side\":\"black\",\"area\":185}", "7 withdraw result")
        .refuses("8 resume")
        .after("9 count {\"side\":\"black\",\"area\":184}");
  }

  @Test
  void S13_whoPassedFirstInThePairThatEndedTheGameIsKnown() {
    String black184 = " count {\"side\":\"black\",\"area\":184}";
    // 184 - 177 - 6.5 = 0.5, and one point more to White when White passed first
    Played.by("wmsg", "1h")
        .after("0 start black", "5 pass black", "6 pass white")
        .prints("7" + black184, "7 result winner black by count margin 0.5 unit points sgf B+0.5");
    Played.by("wmsg", "1h")
        .after("0 start black", "4 press black", "5 pass white", "6 pass black")
        .prints("7" + black184, "7 result winner white by count margin 0.5 unit points sgf W+0.5");
    Played.by("wmsg", "1h")
        .after("0 start black", "4 press black", "5 propose white", "6 agree black")
        .prints("7" + black184, "7 result winner white by count margin 0.5 unit points sgf W+0.5");
    Played.by("wmsg", "1h")
        .after("0 start black", "4 press black", "5 pass white", "6 pass black")
        .refuses("7 count {\"side\":\"black\",\"area\":184,\"first-pass\":\"black\"}");
  }
}
