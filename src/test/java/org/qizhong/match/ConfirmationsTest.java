package org.qizhong.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.Side;
import org.qizhong.record.Played;

/** R13, E5: what both players confirm, and what takes their word back; notes change nothing. */
class ConfirmationsTest {
  private static Played paused() {
    return Played.started("1h").after("5 press black", "6 pause white");
  }

  private static Set<Side> agreed(Played match) {
    return match.face("100").attention().agreed();
  }

  private static Set<Side> accepted(Played match) {
    return match.face("100").attention().accepted();
  }

  @Test
  void R13_bothConfirmTheReadingsThatWereWrittenDown() {
    Played match = paused().prints("7 agree-readings white", "7 readings-agreed white");
    assertThat(agreed(match)).containsExactly(Side.WHITE);
    match
        .prints("8 agree-readings white")
        .prints("9 agree-readings black", "9 readings-agreed black");
    assertThat(agreed(match)).containsExactlyInAnyOrder(Side.BLACK, Side.WHITE);
    match.prints("10 resume", "10 resumed white");
    assertThat(agreed(match)).isEmpty();
    match.after("11 pause");
    assertThat(agreed(match)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "adjust white by 60",
        "set black main 60",
        "take-back black",
        "end draw",
      })
  void R13_aReadingThatIsChangedIsNotTheOneThatWasConfirmed(String act) {
    Played match = paused().after("7 agree-readings white", "8 " + act);
    assertThat(agreed(match)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"warn white", "note white", "leave black", "number 3", "pause", "swap"})
  void R13_whatChangesNoReadingLeavesTheConfirmation(String act) {
    Played match = paused().after("7 agree-readings white", "8 " + act);
    assertThat(agreed(match)).containsExactly(Side.WHITE);
  }

  @Test
  void E5_aFinalResultStillSaysWhichPlayersHadConfirmedIt() {
    Played match =
        Played.started("1h").after("5 end resign white", "6 accept black", "7 accept white");
    match.prints("8 confirm", "8 confirmed");
    assertThat(accepted(match)).containsExactlyInAnyOrder(Side.BLACK, Side.WHITE);
    Played alone = Played.started("1h").after("5 end resign white", "6 accept black", "7 confirm");
    assertThat(accepted(alone)).containsExactly(Side.BLACK);
  }

  @Test
  void R13_theConfirmationOutlastsAResultThatIsWithdrawn() {
    Played match = paused().after("7 agree-readings white", "8 end draw", "9 withdraw result");
    assertThat(agreed(match)).containsExactly(Side.WHITE);
  }

  @Test
  void R13_aPressToGoOnLeavesTheConfirmationUntilItGoesOn() {
    Played match =
        Played.started("1h", "\"resumes\":\"both\"")
            .after("5 pause", "6 agree-readings black", "7 press white");
    assertThat(agreed(match)).containsExactly(Side.BLACK);
  }

  @Test
  void R13s_aSealedMovesReadingsAreConfirmedToo() {
    Played match = Played.started("1h").after("5 seal black");
    match.prints("6 agree-readings black", "6 readings-agreed black");
    assertThat(agreed(match)).containsExactly(Side.BLACK);
  }

  @Test
  void E5_bothConfirmTheResult() {
    Played match = Played.started("1h").after("5 end resign white");
    match.prints("6 accept white", "6 accepted white");
    assertThat(accepted(match)).containsExactly(Side.WHITE);
    match.prints("7 accept white", "7 ignored white").prints("8 accept black", "8 accepted black");
    assertThat(accepted(match)).containsExactlyInAnyOrder(Side.BLACK, Side.WHITE);
    match.prints("9 confirm", "9 confirmed").refuses("10 accept black", "final");
  }

  @Test
  void E5_aRecountTakesTheirWordBack() {
    Played match =
        Played.started("1h")
            .after("5 count {\"side\":\"black\",\"area\":185}", "6 accept black", "7 accept white")
            .prints("8 withdraw result", "8 withdrawn")
            .prints(
                "9 count {\"side\":\"black\",\"area\":184}",
                "9 result winner white by count margin 0.25 unit zi sgf W+0.5");
    assertThat(accepted(match)).isEmpty();
  }

  @Test
  void E5_theRefereeMayConfirmWithoutThePlayers() {
    Played.started("1h").after("5 end draw").prints("6 confirm", "6 confirmed");
  }

  @Test
  void E5_aWarningThatIsTakenOffUnderAResultLeavesTheConfirmation() {
    Played match = Played.started("1h").after("1 warn black", "5 end draw", "6 accept black");
    match.after("7 withdraw warning black");
    assertThat(accepted(match)).containsExactly(Side.BLACK);
  }

  @Test
  void aNoteIsPutOnRecordWithoutStoppingTheClock() {
    Played.started("1h")
        .prints("5 note white", "5 noted white why x")
        .prints("6 note", "6 noted why x")
        .prints("7 press black", "7 moved black move 1 used 7");
  }

  @Test
  void R6_aNoteDoesNotEndTheClaim() {
    Played.started("1h")
        .after("5 press black", "6 note black")
        .prints("7 take-back black", "7 taken-back black move 1");
  }
}
