package org.qizhong.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.record.Played;

/** P1–P4, T7, T6: the start, and what buttons do. */
class StartAndPressTest {

  @Test
  void beforeTheStartButtonsAreIgnoredAndPausesPrintNothing() {
    Played.with("1h")
        .prints("1 press black", "1 ignored black")
        .prints("2 pass white", "2 ignored white")
        .prints("3 pause")
        .prints("4 resume")
        .reads("50", "main 3600", "main 3600")
        .prints("60 start black", "60 started black")
        .reads("61", "main 3599", "main 3600");
  }

  @Test
  void whiteStartsAHandicapGame() {
    Played.with("1h", "\"handicap\":4")
        .prints("0 start white", "0 started white")
        .prints("3 press black", "3 ignored black")
        .prints("5 press white", "5 moved white move 1 used 5");
  }

  @Test
  void beforeTheStartReadingsHoldFischersFirstIncrementAndTheFirstPurchase() {
    Played.with("60s + 20s/move").reads("0", "main 80", "main 80");
    Played.with("50s + 20s/move max 60s").reads("0", "main 60", "main 60");
    Played.with("70s + 20s/move max 60s").reads("0", "main 70", "main 70");
    Played.with("0 + 3x60s@2")
        .reads("0", "overtime 60 left 2 penalty 2", "overtime 60 left 2 penalty 2")
        .prints(
            "5 start black",
            "5 started black",
            "5 penalty black points 2 total 2",
            "5 penalty white points 2 total 2");
  }

  @Test
  void T8_onlyTheSideWithoutMainTimeBuysAtTheStart() {
    Played.with("{\"black\":\"1h\",\"white\":\"0 + 3x60s@5\"}")
        .prints("5 start black", "5 started black", "5 penalty white points 5 total 5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0 + 5x60s", "0 + 5x30s", "0 + 20/5m", "30s/move", "0 + 5s/move"})
  void withoutMainTimeThereIsNoOvertimeLine(String time) {
    Played.with(time).prints("0 start black", "0 started black");
  }

  @Test
  void withoutMainTimeASideIsInOvertimeFromTheStart() {
    Played.with("0 + 5x60s").reads("0", "overtime 60 left 5", "overtime 60 left 5");
    Played.with("0 + 20/5m").reads("0", "overtime 300 moves 20", "overtime 300 moves 20");
    Played.with("30s/move + 9x60s").reads("0", "overtime 30 left 9", "overtime 30 left 9");
  }

  @Test
  void inMainTimeTheReadingsShowWhatIsThereToCome() {
    Played.with("1h + 5x60s").reads("0", "main 3600 left 5", "main 3600 left 5");
    Played.with("2h incl 5x60s").reads("0", "main 6900 left 5", "main 6900 left 5");
    Played.with("1h + 2x20m@2")
        .reads("0", "main 3600 left 2 penalty 0", "main 3600 left 2 penalty 0");
    Played.with("1h + 20/5m").reads("0", "main 3600", "main 3600");
    Played.with("up").reads("0", "main 0", "main 0");
  }

  @Test
  void P1_onlyTheButtonOfTheSideToMoveCounts() {
    Played.started("1h")
        .prints("1 press white", "1 ignored white")
        .prints("2 pass white", "2 ignored white")
        .prints("3 propose white", "3 ignored white")
        .prints("4 seal white", "4 ignored white")
        .prints("5 press black", "5 moved black move 1 used 5")
        .prints("6 press black", "6 ignored black")
        .reads("7", "main 3595", "main 3598");
  }

  @Test
  void P2_aPressCountsAtItsOwnInstant() {
    Played.started("1h")
        .prints("1.000000001 press black", "1.000000001 moved black move 1 used 1.000000001")
        .reads("1.000000003", "main 3598.999999999", "main 3599.999999998");
  }

  @Test
  void P3_bothButtonsAtOnceMakeOneChangeOfTurn() {
    Played.started("1h")
        .prints("5 press black", "5 moved black move 1 used 5")
        .prints("5 press white", "5 ignored white")
        .prints("6 press white", "6 moved white move 2 used 1");
    Played.started("1h")
        .prints("5 press white", "5 ignored white")
        .prints("5 press black", "5 moved black move 1 used 5");
  }

  @Test
  void P3_onANanosecondLaterTheAnswerCounts() {
    Played.started("1h")
        .after("5 press black")
        .prints("5.000000001 press white", "5.000000001 moved white move 2 used 0.000000001");
  }

  @Test
  void P3_aPressInTheInstantOfTheFlagIsTheFlag() {
    Played.started("10s")
        .prints("10 press black", "10 flagged black", "10 ignored black")
        .ends("10 result winner white by time sgf W+T");
    Played.started("10s")
        .prints("9.999999999 press black", "9.999999999 moved black move 1 used 9.999999999");
  }

  @Test
  void P4_aHundredTapsEachNinetyMillisecondsChargeFourAndAHalfSecondsASide() {
    Played match = Played.started("60s");
    for (int press = 1; press <= 100; press++) {
      String at = new java.math.BigDecimal(press * 90).movePointLeft(3).toPlainString();
      match.after(at + (press % 2 == 1 ? " press black" : " press white"));
    }
    match.reads("9", "main 55.5", "main 55.5");
  }

  @Test
  void P4_tapsAreChargedToTheNanosecond() {
    Played match = Played.started("1s");
    for (int press = 1; press <= 1000; press++) {
      String at = new java.math.BigDecimal(press).movePointLeft(9).toPlainString();
      match.after(at + (press % 2 == 1 ? " press black" : " press white"));
    }
    match.reads("0.000001", "main 0.9999995", "main 0.9999995");
  }

  @Test
  void R22_movesAreCountedOverBothSides() {
    Played.started("1h")
        .after("1 press black", "2 pass white", "3 press black")
        .prints("4 press white", "4 moved white move 4 used 1")
        .prints("5 number 7", "5 numbered move 7")
        .prints("6 press black", "6 moved black move 8 used 2");
  }

  @Test
  void usedIsTheTimeOnThisMoveOverPausesAndRulings() {
    Played.started("1h")
        .after("10 pause", "100 resume", "103 pause", "104 adjust black by -60", "200 resume")
        .prints("201 press black", "201 moved black move 1 used 14");
  }

  @Test
  void aBoundaryIsPrintedAtItsOwnInstantHoweverLateTheNextActComes() {
    List<String> lines = Played.started("10s + 2x5s").act("1000 read");
    assertThat(lines)
        .containsExactly(
            "10 overtime black left 2",
            "13 call black 3s",
            "15 period-used black left 1",
            "15 call black left 1",
            "16 call black 1",
            "17 call black 2",
            "18 call black 3",
            "19 call black 4",
            "20 call black 5",
            "20 period-used black left 0",
            "20 flagged black",
            "1000 reading black(flagged 0 left 0) white(main 10 left 2)");
  }

  @Test
  void nothingRunsPastTheLastEvent() {
    Played.started("10s").after("3 press black").ends();
  }
}
