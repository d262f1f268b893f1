package org.qizhong.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.Side;
import org.qizhong.record.Played;

/** R13, R18: who stops the clocks, who asked for it, and who lets them go on. */
class PauseRightsTest {
  private static final String BOTH = "\"resumes\":\"both\"";

  private static Face.Attention attention(Played match, String at) {
    return match.face(at).attention();
  }

  @Test
  void R18_aPlayersPauseIsAPauseAndWhoAskedIsRememberedWhileItStands() {
    Played match = Played.started("1h").prints("5 pause white", "5 paused");
    assertThat(attention(match, "100").asked()).contains(Side.WHITE);
    match.prints("200 resume", "200 resumed black");
    assertThat(attention(match, "201").asked()).isEmpty();
    match.prints("202 pause", "202 paused");
    assertThat(attention(match, "203").asked()).isEmpty();
  }

  @Test
  void R18_aSecondPauseChangesNothingNotEvenWhoAsked() {
    Played match = Played.started("1h").after("5 pause white").prints("6 pause black");
    assertThat(attention(match, "7").asked()).contains(Side.WHITE);
  }

  @Test
  void R18_whoAskedOutlastsARulingInThePauseAndAResultThatIsWithdrawn() {
    Played match =
        Played.started("1h")
            .after("5 press black", "6 pause white", "7 take-back black", "8 adjust black by 60");
    assertThat(attention(match, "9").asked()).contains(Side.WHITE);
    match.after("10 end draw");
    assertThat(attention(match, "11").asked()).isEmpty();
    match.after("12 withdraw result");
    assertThat(attention(match, "13").asked()).contains(Side.WHITE);
  }

  @Test
  void R18_whereOnlyTheRefereePausesAPlayersPauseIsRefused() {
    Played.started("1h", "\"pauses\":\"referee\"")
        .refuses("5 pause black", "only the referee")
        .refuses("5 pause white", "only the referee")
        .prints("6 pause", "6 paused")
        .refuses("7 pause white", "only the referee");
  }

  @Test
  void R13_bothPlayersPressesSayThatTheyWantToGoOnAndAreIgnoredOtherwise() {
    Played match =
        Played.started("1h", BOTH)
            .after("5 pause black")
            .prints("6 press white", "6 ignored white");
    assertThat(attention(match, "6").ready()).containsExactly(Side.WHITE);
    match.prints("7 press white", "7 ignored white");
    assertThat(attention(match, "7").ready()).containsExactly(Side.WHITE);
    match.prints("8 press black", "8 ignored black");
    assertThat(attention(match, "8").ready()).containsExactlyInAnyOrder(Side.BLACK, Side.WHITE);
    match.reads("9", "main 3595", "main 3600").prints("10 resume", "10 resumed black");
    assertThat(attention(match, "11").ready()).isEmpty();
  }

  @Test
  void R13_theNextPauseBeginsWithNobodysPress() {
    Played match =
        Played.started("1h", BOTH)
            .after("5 pause black", "6 press white", "7 resume", "8 pause white");
    assertThat(attention(match, "9").ready()).isEmpty();
  }

  @Test
  void R13_afterAResultThatIsWithdrawnBothHaveToPressAnew() {
    Played match =
        Played.started("1h", BOTH)
            .after("5 pause black", "6 press white", "7 end draw", "8 withdraw result");
    assertThat(attention(match, "9").ready()).isEmpty();
  }

  @Test
  void R13_theRefereesResumptionGoesWithoutTheButtons() {
    Played.started("1h", BOTH).after("5 pause black").prints("6 resume", "6 resumed black");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pass white", "propose white", "seal white"})
  void R13_onlyAPressSaysIt(String act) {
    Played match =
        Played.started("1h", BOTH).after("5 pause").prints("6 " + act, "6 ignored white");
    assertThat(attention(match, "7").ready()).isEmpty();
  }

  @Test
  void R13_whereTheRefereeResumesAPressSaysNothing() {
    Played match = Played.started("1h").after("5 pause", "6 press white", "6 press black");
    assertThat(attention(match, "7").ready()).isEmpty();
  }

  @Test
  void R13s_aSealedMoveTwoPassesAndAnAgreementAreNoPauseOfThePlayers() {
    for (Played match :
        new Played[] {
          Played.started("1h", BOTH).after("5 seal black"),
          Played.started("1h", BOTH).after("5 pass black", "6 pass white"),
          Played.started("1h", BOTH).after("5 propose black", "6 agree white")
        }) {
      match.prints("8 press black", "8 ignored black").prints("8 press white", "8 ignored white");
      assertThat(attention(match, "9").ready()).isEmpty();
      assertThat(match.face("9").status()).isNotEqualTo(Face.Status.PAUSED);
    }
  }

  @Test
  void E1_aProposalIsShownWhileItStandsUnanswered() {
    Played match = Played.started("1h").after("5 propose black");
    assertThat(attention(match, "6").proposed()).contains(Side.BLACK);
    match.after("7 pause white");
    assertThat(attention(match, "8").proposed()).contains(Side.BLACK);
    match.after("9 resume", "10 press white");
    assertThat(attention(match, "11").proposed()).as("played on").isEmpty();
    Played agreed = Played.started("1h").after("5 propose black", "6 agree white");
    assertThat(attention(agreed, "7").proposed()).isEmpty();
    Played passed = Played.started("1h").after("5 propose black", "6 pass white");
    assertThat(attention(passed, "7").proposed()).isEmpty();
    Played back = Played.started("1h").after("5 propose black", "6 take-back black");
    assertThat(attention(back, "7").proposed()).isEmpty();
    assertThat(attention(Played.started("1h").after("5 pass black"), "6").proposed()).isEmpty();
  }
}
