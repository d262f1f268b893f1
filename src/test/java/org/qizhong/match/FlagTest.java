package org.qizhong.match;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.record.Played;

/** R11: a flag stands, and time up may be ruled a pass. */
class FlagTest {

  @Test
  void aFlagStandsUntilItIsRuledOnOrTheRecordEnds() {
    Played.started("10s")
        .prints("11 read", "10 flagged black", "11 reading black(flagged 0) white(main 10)")
        .prints("12 press black", "12 ignored black")
        .prints("13 press white", "13 ignored white")
        .prints("14 leave white", "14 left-table white")
        .reads("500", "flagged 0", "main 10")
        .ends("500 result winner white by time sgf W+T");
  }

  @Test
  void underAFlagEveryEndButResignationIsAllowed() {
    Played.started("10s")
        .after("11 read")
        .refuses("12 end resign black")
        .refuses("12 end resign white")
        .prints("13 end draw", "13 result winner draw by ruling sgf 0")
        .ends();
    Played.started("10s")
        .after("11 read")
        .prints("13 end forfeit white", "13 result winner black by forfeit sgf B+F");
  }

  @Test
  void aResultWithdrawnLeavesTheFlagStanding() {
    Played.started("10s")
        .after("11 end draw", "12 withdraw result")
        .refuses("13 resume")
        .ends("13 result winner white by time sgf W+T");
  }

  @Test
  void R11_theTimedOutMoveCountsAsAPassAndThereIsOnePeriodForTheNextTurn() {
    Played.started("0 + 2x7s")
        .after("14 read")
        .prints("20 rule-pass black", "20 passed black move 1")
        .prints("21 press white", "21 moved white move 2 used 1")
        .reads("21", "overtime 7 left 1", "overtime 7 left 2")
        .prints("22.5 press black", "22 call black 1", "22.5 moved black move 3 used 1.5");
  }

  @Test
  void R11_theGameGoesOnAndTheLastMinuteIsReadAsBeforeAndCanRunOutAgain() {
    Played.started("0 + 1x5s")
        .after("5 rule-pass black", "6 press white")
        .prints(
            "11 press black",
            "7 call black 1",
            "8 call black 2",
            "9 call black 3",
            "10 call black 4",
            "11 call black 5",
            "11 period-used black left 0",
            "11 flagged black",
            "11 ignored black")
        .prints("12 rule-pass black", "12 passed black move 3");
  }

  @Test
  void R11_withConsiderationsTheBaseTimeIsThere() {
    Played.started("10s/move + 1x5s")
        .after("15 read")
        .prints("16 rule-pass black", "16 passed black move 1")
        .after("17 press white")
        .reads("17", "overtime 10 left 0", "overtime 10 left 1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "10s",
        "5s + 1/5s",
        "5s + 1x5s@2",
        "5s + 5s/move",
        "5s + 5s delay",
        "10s + 5s bronstein",
        "10s hourglass"
      })
  void R11_onlyInByoYomiAndConsiderations(String time) {
    Played.started(time).after("10 read").refuses("11 rule-pass black", "rule-pass");
  }

  @Test
  void R11_theMethodOfTheSideWhoseFlagStandsDecides() {
    Played.started("{\"black\":\"0 + 1x10s\",\"white\":\"10s\"}").after("10 rule-pass black");
    Played.started("{\"black\":\"10s\",\"white\":\"0 + 1x10s\"}")
        .after("10 read")
        .refuses("11 rule-pass black");
  }

  @Test
  void R11_inTheOldEditionTimeUpAlwaysLoses() {
    Played.by("cn-1988", "0 + 1x10s")
        .after("0 start black", "10 read")
        .refuses("11 rule-pass black", "cn-1988");
  }

  @ParameterizedTest
  @ValueSource(strings = {"cn-2002", "cn-ancient", "ing", "wmsg", "jp", "kr"})
  void R11_elsewhereItMayBeAPass(String rules) {
    Played.by(rules, "0 + 1x10s").after("0 start black", "10 read", "11 rule-pass black");
  }

  @Test
  void R11_onlyWhileThatFlagStands() {
    Played.started("0 + 1x10s").refuses("9.999999999 rule-pass black");
    Played.started("0 + 1x10s").after("10 read").refuses("11 rule-pass white");
    Played.started("0 + 1x10s").after("10 rule-pass black").refuses("11 rule-pass black");
    Played.started("0 + 1x10s").after("10 end draw").refuses("11 rule-pass black");
  }

  @Test
  void R11_theRuledPassIsNoneOfTwoInARow() {
    Played.started("0 + 1x10s")
        .after("5 pass black", "15 rule-pass white")
        .prints("15.5 press black", "15.5 moved black move 3 used 0.5");
  }

  @Test
  void R11_theOpponentsClockStartsInTheInstantOfTheRuling() {
    Played.started("0 + 1x10s")
        .after("10 read", "100 rule-pass black")
        .reads("100.5", "overtime 10 left 1", "overtime 9.5 left 1");
  }

  @Test
  void T7_whatRunsOutBesideMainTime() {
    flags("5s + 5s delay", "10");
    flags("0 + 5s delay", "5");
    flags("5s + 5s/move", "10");
    flags("10s + 5s bronstein", "10");
    flags("10s hourglass", "10");
    flags("4s + 3/6s", "10");
    flags("4s + 2x3s@2", "10");
  }

  private static void flags(String time, String at) {
    Played.started(time).prints(at + " press black", lastLines(time, at));
  }

  private static String[] lastLines(String time, String at) {
    String flagged = at + " flagged black";
    String ignored = at + " ignored black";
    return switch (time) {
      case "4s + 3/6s" -> new String[] {"4 overtime black moves 3 time 6", flagged, ignored};
      case "4s + 2x3s@2" ->
          new String[] {
            "4 overtime black left 2",
            "4 penalty black points 2 total 2",
            "7 penalty black points 2 total 4",
            flagged,
            ignored
          };
      default -> new String[] {flagged, ignored};
    };
  }
}
