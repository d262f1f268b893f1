package org.qizhong.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.qizhong.record.FaceWriter;
import org.qizhong.record.Played;

/** E3, E5, S: results, withdrawn and confirmed. */
class ResultTest {
  private static final String BLACK_185 = " count {\"side\":\"black\",\"area\":185}";

  @Test
  void E3_everyEndHasItsResult() {
    Played.started("1h")
        .prints("5 end resign black", "5 result winner white by resignation sgf W+R");
    Played.started("1h")
        .prints("5 end resign white", "5 result winner black by resignation sgf B+R");
    Played.started("1h").prints("5 end forfeit black", "5 result winner white by forfeit sgf W+F");
    Played.started("1h").prints("5 end draw", "5 result winner draw by ruling sgf 0");
    Played.started("1h").prints("5 end both-lose", "5 result winner none by ruling sgf Void");
    assertThat(shown("both-lose")).contains("\"ruled\":\"both-lose\"");
    assertThat(shown("replay")).contains("\"sgf\":\"Void\",\"ruled\":\"replay\"");
    assertThat(shown("draw")).doesNotContain("ruled");
    Played.started("1h").prints("5 end replay", "5 result winner none by ruling sgf Void");
  }

  /** What a player who confirms it sees. */
  private static String shown(String ending) {
    return FaceWriter.line(Played.started("1h").after("5 end " + ending).face("6"));
  }

  @Test
  void S_aCountStopsBothClocks() {
    Played.started("1h")
        .prints("5" + BLACK_185, "5 result winner black by count margin 0.75 unit zi sgf B+1.5")
        .reads("100", "main 3595", "main 3600")
        .after("101 withdraw result")
        .reads("200", "main 3595", "main 3600");
  }

  @Test
  void afterAResultButtonsAreIgnoredAndAllElseIsRefused() {
    Played.started("1h")
        .after("5 end draw")
        .prints("6 press black", "6 ignored black")
        .prints("6 pass white", "6 ignored white")
        .prints("6 propose white", "6 ignored white")
        .prints("6 seal white", "6 ignored white")
        .refuses("7 end draw")
        .refuses("7" + BLACK_185)
        .refuses("7 warn black");
  }

  @Test
  void E5_aResultCanBeWithdrawnBeforeItIsConfirmedAndBothClocksStayStopped() {
    Played.started("1h")
        .after("5 press black", "6 end resign white")
        .prints("7 withdraw result", "7 withdrawn")
        .prints("8 press white", "8 ignored white")
        .reads("50", "main 3595", "main 3599")
        .prints("60 resume", "60 resumed white")
        .prints("61 press white", "61 moved white move 2 used 2");
  }

  @Test
  void E5_afterTwoPassesTheStopIsTheSameWhenTheCountIsWithdrawn() {
    Played.started("1h")
        .after("1 pass black", "2 pass white", "3" + BLACK_185, "4 withdraw result")
        .prints("5 resume white", "5 resumed white");
    Played.started("1h")
        .after("1 propose black", "2 agree white", "3" + BLACK_185, "4 withdraw result")
        .prints("5 resume black", "5 resumed black");
  }

  @Test
  void E5_confirmedIsFinal() {
    Played.started("1h")
        .refuses("4 confirm")
        .after("5 end draw")
        .prints("6 confirm", "6 confirmed")
        .prints("7 press black", "7 ignored black")
        .reads("8", "main 3595", "main 3600")
        .refuses("9 confirm")
        .refuses("9 withdraw result")
        .refuses("9 end resign white")
        .refuses("9 start black")
        .refuses("9 warn black")
        .ends();
  }

  @Test
  void E3_beforeTheStartAbsenceOrARulingCanEndTheMatchToo() {
    Played.with("1h")
        .prints("5 end forfeit white", "5 result winner black by forfeit sgf B+F")
        .refuses("6 start black")
        .after("7 withdraw result")
        .prints("8 start black", "8 started black");
  }

  @Test
  void R10_twoWarningsBeforeTheStartLoseTheGame() {
    Played.with("1h")
        .after("1 warn white")
        .prints(
            "2 warn white", "2 warned white total 2", "2 result winner black by warnings sgf B+F")
        .refuses("3 start black");
  }

  @Test
  void S6_aWarningCostsOneStoneInTheCount() {
    Played.started("1h")
        .after("1 warn black")
        .prints("3" + BLACK_185, "3 result winner white by count margin 0.25 unit zi sgf W+0.5");
    Played.started("1h")
        .after("1 warn black", "2 withdraw warning black")
        .prints("3" + BLACK_185, "3 result winner black by count margin 0.75 unit zi sgf B+1.5");
  }

  @Test
  void S6_aWarningTakenOffUnderTheCountChangesTheNextCountOnly() {
    Played.started("1h")
        .after("1 warn black", "3" + BLACK_185)
        .prints("4 withdraw warning black", "4 unwarned black total 0")
        .after("5 withdraw result")
        .prints("6" + BLACK_185, "6 result winner black by count margin 0.75 unit zi sgf B+1.5");
  }

  @Test
  void T6_overtimePointsCountInEveryEdition() {
    Played.started("10s + 2x10s@2")
        .after("11 press black", "12 pause")
        .prints("13" + BLACK_185, "13 result winner white by count margin 0.25 unit zi sgf W+0.5");
    // 185 - 176 - 8 - 2 = -1
    Played.by("ing", "10s + 2x10s@2")
        .after("0 start black", "11 press black", "12 pause")
        .prints("13" + BLACK_185, "13 result winner white by count margin 1 unit points sgf W+1");
  }

  @Test
  void S7_ingAtZeroIsBlacks() {
    // 186 - 175 - 8 - 3 = 0
    Played.by("ing", "10s + 2x10s@3")
        .after("0 start black", "11 press black", "12 pause")
        .prints(
            "13 count {\"black\":{\"area\":186},\"white\":{\"area\":175}}",
            "13 result winner black by count margin 0 unit points sgf B+0");
  }

  @Test
  void S11_whatDoesNotMakeUpTheBoardIsRefusedAndTheClockRunsOn() {
    Played.started("1h")
        .refuses("5 count {\"black\":{\"area\":185},\"white\":{\"area\":175}}", "1")
        .prints("6 press black", "6 moved black move 1 used 6");
  }
}
