package org.qizhong.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.Side;
import org.qizhong.record.Played;

/** R10, R12, R16, R22: warnings, leaving the table, wrong colours, the number. */
class RulingsTest {

  @Test
  void R10_warningsAreCountedForEachSideAndChangeNoReading() {
    Played.by("ing", "1h")
        .after("0 start black")
        .prints("3 warn black", "3 warned black total 1")
        .prints("4 warn white", "4 warned white total 1")
        .prints("5 warn black", "5 warned black total 2")
        .reads("5", "main 3595", "main 3600");
  }

  @ParameterizedTest
  @ValueSource(strings = {"cn-2002", "cn-1988", "cn-ancient"})
  void R10_inTheChineseEditionsTheSecondWarningLosesAtOnce(String rules) {
    Played.by(rules, "1h")
        .after("0 start black", "3 warn black", "4 warn white")
        .prints(
            "9 warn black", "9 warned black total 2", "9 result winner white by warnings sgf W+F")
        .prints("10 press black", "10 ignored black")
        .reads("20", "main 3591", "main 3600");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ing", "wmsg", "jp", "kr"})
  void R10_elsewhereAnyNumberOfWarningsIsRecorded(String rules) {
    Played.by(rules, "1h")
        .after("0 start black", "3 warn white", "4 warn white")
        .prints("5 warn white", "5 warned white total 3");
  }

  @Test
  void R10_anyLaterWarningLosesAgain() {
    Played.started("1h")
        .after("1 warn black", "2 warn black", "3 withdraw result")
        .prints(
            "4 warn black", "4 warned black total 3", "4 result winner white by warnings sgf W+F");
  }

  @Test
  void R10_aWarningTakenOffIsAsIfItHadNotBeen() {
    Played.started("1h")
        .after("1 warn black")
        .prints("2 withdraw warning black", "2 unwarned black total 0")
        .refuses("3 withdraw warning black")
        .prints("4 warn black", "4 warned black total 1");
  }

  @Test
  void R10_aResultByWarningsStaysUntilItIsWithdrawnToo() {
    Played.started("1h")
        .after("1 warn black", "2 warn black")
        .prints("3 withdraw warning black", "3 unwarned black total 1")
        .refuses("4 resume")
        .prints("5 withdraw result", "5 withdrawn")
        .prints("6 resume", "6 resumed black")
        .prints("7 press black", "7 moved black move 1 used 3");
  }

  @Test
  void R10_aWarningUnderAFlagCanLoseTheGameForTheOther() {
    Played.started("10s")
        .after("1 warn white")
        .prints(
            "12 warn white",
            "10 flagged black",
            "12 warned white total 2",
            "12 result winner black by warnings sgf B+F")
        .ends();
  }

  @Test
  void R12_leavingTheTableIsGrantedOnceToEachSide() {
    Played.started("0 + 5x60s")
        .prints("1 leave black", "1 left-table black")
        .prints("2 leave white", "2 left-table white")
        .refuses("3 leave black")
        .refuses("3 leave white")
        .reads("4", "overtime 56 left 5", "overtime 60 left 5");
  }

  @Test
  void R16_namesAndWarningsSwapAndTheTimesStayWithTheColours() {
    Played match =
        Played.with(
            "1h", "\"players\":{\"black\":{\"name\":\"Chen\"},\"white\":{\"name\":\"Nie\"}}");
    match
        .after("0 start black", "5 press black", "6 warn black")
        .prints("7 swap", "7 swapped")
        .reads("7", "main 3595", "main 3598")
        .prints("8 warn black", "8 warned black total 1");
    Face face = match.face("8");
    assertThat(face.sides().of(Side.BLACK).name()).contains("Nie");
    assertThat(face.sides().of(Side.WHITE).name()).contains("Chen");
    assertThat(face.sides().of(Side.WHITE).warnings()).isEqualTo(1);
    match.after("9 swap");
    assertThat(match.face("9").sides().of(Side.BLACK).name()).contains("Chen");
  }

  @Test
  void R16_coloursCanBePutRightUpToAndIncludingMoveTen() {
    Played match = Played.started("1h");
    for (int move = 1; move <= 10; move++) {
      match.after(move + (move % 2 == 1 ? " press black" : " press white"));
    }
    match.prints("10.5 swap", "10.5 swapped").after("11 press black").refuses("12 swap", "10");
  }

  @Test
  void R22_theNumberIsPutRightAndNoTimeIsMoved() {
    Played.started("1h")
        .after("5 press black")
        .prints("6 number 3", "6 numbered move 3")
        .reads("6", "main 3595", "main 3599")
        .prints("7 press white", "7 moved white move 4 used 2")
        .prints("8 take-back white", "8 taken-back white move 4")
        .prints("9 press white", "9 moved white move 4 used 3");
  }
}
