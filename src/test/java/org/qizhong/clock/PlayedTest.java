package org.qizhong.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.clock.Words.control;
import static org.qizhong.clock.Words.s;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/** T1–T7: what a completed move does to the clock of the side that made it. */
class PlayedTest {

  /** The reading after moves of these lengths, one after the other. */
  private static String after(String notation, String... moves) {
    TimeControl method = control(notation);
    Bank bank = method.open();
    for (String used : moves) {
      bank = method.spend(bank, s(used), new ArrayList<>());
      bank = method.isOut(bank) ? bank : method.played(bank, s(used));
    }
    return Words.reading(method, bank);
  }

  @Test
  void T1_timeUsedIsGone() {
    assertThat(after("10s", "3", "0.000000001")).isEqualTo("main 6.999999999");
  }

  @Test
  void T2_aMoveUnderAMinuteCostsNothing() {
    assertThat(after("0 + 5x60s", "59.999999999", "59", "0")).isEqualTo("overtime 60 left 5");
  }

  @Test
  void T2_aFullMinuteIsUsedAndTheCountStartsAgain() {
    assertThat(after("0 + 5x60s", "60")).isEqualTo("overtime 60 left 4");
    assertThat(after("0 + 5x60s", "130.5")).isEqualTo("overtime 60 left 3");
    assertThat(after("0 + 5x60s", "60", "61", "239.999999999")).isEqualTo("flagged 0 left 0");
  }

  @Test
  void T2_inMainTimeAMoveRestoresNothing() {
    assertThat(after("10s + 5x60s", "3", "4")).isEqualTo("main 3 left 5");
    assertThat(after("10s + 5x60s", "3", "4", "5")).isEqualTo("overtime 60 left 5");
  }

  @Test
  void T4_aConsiderationIsUsedWholeEvenAfterASecond() {
    assertThat(after("30s/move + 10x60s", "29.999999999")).isEqualTo("overtime 30 left 10");
    assertThat(after("30s/move + 10x60s", "30")).isEqualTo("overtime 30 left 9");
    assertThat(after("30s/move + 10x60s", "31")).isEqualTo("overtime 30 left 9");
    assertThat(after("30s/move + 10x60s", "90")).isEqualTo("overtime 30 left 8");
    assertThat(after("30s/move + 10x60s", "89.999999999", "31")).isEqualTo("overtime 30 left 8");
  }

  @Test
  void T5_theMoveInWhichMainTimeEndsIsTheFirst() {
    assertThat(after("10s + 3/60s", "9")).isEqualTo("main 1");
    assertThat(after("10s + 3/60s", "10")).isEqualTo("overtime 60 moves 2");
    assertThat(after("10s + 3/60s", "20", "10")).isEqualTo("overtime 40 moves 1");
  }

  @Test
  void T5_completingTheMovesOpensTheNextPeriodResetOrCarried() {
    assertThat(after("10s + 3/60s", "20", "10", "10")).isEqualTo("overtime 60 moves 3");
    assertThat(after("10s + 3/60s carry", "20", "10", "10")).isEqualTo("overtime 90 moves 3");
    assertThat(after("0 + 1/60s carry", "10", "10")).isEqualTo("overtime 160 moves 1");
  }

  @Test
  void T5_stagesTightenAndTheLastRepeats() {
    String stages = "0 + 1/60s, 2/50s, 3/40s";
    assertThat(after(stages, "1")).isEqualTo("overtime 50 moves 2");
    assertThat(after(stages, "1", "1", "1")).isEqualTo("overtime 40 moves 3");
    assertThat(after(stages, "1", "1", "1", "1", "1", "1")).isEqualTo("overtime 40 moves 3");
    assertThat(after(stages + " carry", "1", "1", "1")).isEqualTo("overtime 147 moves 3");
  }

  @Test
  void T5_theStageOpensWithTheLastOfItsMovesOnly() {
    TimeControl method = control("5s + 2/60s");
    Bank main = method.open();
    Bank two = method.spend(main, s("5"), new ArrayList<>());
    Bank one = method.played(two, s("5"));
    assertThat(method.opensStage(main, method.played(main, s("1")))).isFalse();
    assertThat(method.opensStage(two, one)).isFalse();
    assertThat(method.opensStage(one, method.played(one, s("1")))).isTrue();
  }

  @Test
  void T6_movingDoesNotRestoreAPeriod() {
    assertThat(after("10s + 2x35s@2", "11", "4")).isEqualTo("overtime 30 left 1 penalty 2");
    assertThat(after("0 + 2x35s@2", "34", "2")).isEqualTo("overtime 34 left 0 penalty 4");
  }

  @Test
  void T7_fischersIncrementComesAfterEachCompletedMove() {
    assertThat(after("60s + 5s/move", "10")).isEqualTo("main 60");
    assertThat(after("60s + 5s/move", "10", "1", "1")).isEqualTo("main 68");
  }

  @Test
  void T7_theCapNeverTakesTimeAwayAndTheIncrementNeverRaisesAboveIt() {
    assertThat(after("60s + 20s/move max 60s", "5")).isEqualTo("main 60");
    assertThat(after("60s + 20s/move max 60s", "30")).isEqualTo("main 50");
    assertThat(after("60s + 20s/move max 60s", "20")).isEqualTo("main 60");
    assertThat(after("60s + 20s/move max 50s", "5")).as("over the cap stays").isEqualTo("main 55");
    assertThat(after("60s + 20s/move max 50s", "15")).isEqualTo("main 50");
  }

  @Test
  void T7_unusedDelayIsNotKept() {
    assertThat(after("60s + 5s delay", "2", "3")).isEqualTo("main 60");
    assertThat(after("60s + 5s delay", "2", "8")).isEqualTo("main 57");
    assertThat(after("60s + 5s delay", "5", "5.000000001")).isEqualTo("main 59.999999999");
  }

  @Test
  void T7_bronsteinGivesBackWhatWasUsedUpToItsLimit() {
    assertThat(after("60s + 5s bronstein", "3")).isEqualTo("main 60");
    assertThat(after("60s + 5s bronstein", "5")).isEqualTo("main 60");
    assertThat(after("60s + 5s bronstein", "5.000000001")).isEqualTo("main 59.999999999");
    assertThat(after("60s + 5s bronstein", "10", "0")).isEqualTo("main 55");
  }

  @Test
  void T7_whatOneSideUsesTheOtherGains() {
    TimeControl method = control("30s hourglass");
    BySide<Bank> banks = BySide.both(method.open());
    banks = method.spend(banks, Side.BLACK, s("10")).banks();
    assertThat(Words.reading(method, banks.black())).isEqualTo("main 20");
    assertThat(Words.reading(method, banks.white())).isEqualTo("main 40");
    banks = method.spend(banks, Side.WHITE, s("39.999999999")).banks();
    assertThat(Words.reading(method, banks.black())).isEqualTo("main 59.999999999");
    assertThat(Words.reading(method, banks.white())).isEqualTo("main 0.000000001");
  }

  @Test
  void T7_theSandThatRanOutIsAllThereIs() {
    TimeControl method = control("30s hourglass");
    BySide<Bank> banks = method.spend(BySide.both(method.open()), Side.BLACK, s("99")).banks();
    assertThat(Words.reading(method, banks.black())).isEqualTo("flagged 0");
    assertThat(banks.white().left()).isEqualTo(s("60"));
  }

  @Test
  void T7_countingUpAddsUp() {
    assertThat(after("up", "10", "0.5")).isEqualTo("main 10.5");
  }

  @Test
  void T8_eachSideRunsItsOwnMethodAndTheOthersStands() {
    for (String notation :
        new String[] {
          "10s",
          "0 + 2x5s",
          "5s/move",
          "0 + 2/5s",
          "0 + 2x5s@1",
          "5s + 5s/move",
          "5s + 5s delay",
          "5s + 5s bronstein",
          "up"
        }) {
      TimeControl method = control(notation);
      BySide<Bank> open = BySide.both(method.open());
      for (Side side : Side.values()) {
        Spent spent = method.spend(open, side, s("7"));
        assertThat(spent.banks().of(side.other())).isEqualTo(method.open());
      }
    }
  }
}
