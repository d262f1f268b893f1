package org.qizhong.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.qizhong.clock.Words.control;
import static org.qizhong.clock.Words.s;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** R1, R11, R14, R17, C7: what a ruling does to a clock, for every method. */
class RuledReadingTest {

  private interface Ruling {
    Bank on(TimeControl method, Bank bank) throws Refusal;
  }

  private static String ruled(String notation, String used, Ruling ruling) throws Refusal {
    TimeControl method = control(notation);
    Bank bank = method.spend(method.open(), s(used), new ArrayList<>());
    return Words.reading(method, ruling.on(method, bank));
  }

  private static void refused(String notation, String used, Ruling ruling) {
    assertThatExceptionOfType(Refusal.class)
        .as(notation)
        .isThrownBy(() -> ruled(notation, used, ruling))
        .satisfies(refusal -> assertThat(refusal.getMessage()).isNotBlank().doesNotContain("\n"));
  }

  @ParameterizedTest
  @CsvSource({
    "10s, 2, 3, main 11",
    "10s + 2x60s, 2, -3, main 5 left 2",
    "10s + 2x60s, 20, -3, overtime 47 left 2",
    "10s + 2x60s, 80, 30, overtime 80 left 1",
    "30s/move + 2x60s, 10, 5, overtime 25 left 2",
    "30s/move + 2x60s, 40, -49.999999999, overtime 0.000000001 left 1",
    "10s + 3/60s, 20, 5, overtime 55 moves 3",
    "10s + 2x35s@2, 20, 5, overtime 30 left 1 penalty 2",
    "10s + 5s/move, 3, 1, main 13",
    "10s + 5s delay, 7, 1, main 9",
    "10s + 5s bronstein, 3, 1, main 8",
    "10s hourglass, 3, 1, main 8",
    "up, 3, 4, main 7"
  })
  void R17_adjustingAddsToWhatIsRunning(String notation, String used, String by, String reading)
      throws Refusal {
    assertThat(ruled(notation, used, (method, bank) -> method.adjusted(bank, s(by))))
        .isEqualTo(reading);
  }

  @ParameterizedTest
  @CsvSource({
    "10s, 2, 8",
    "10s + 2x60s, 2, 8",
    "10s + 2x60s, 20, 50",
    "30s/move + 2x60s, 10, 20",
    "10s + 3/60s, 20, 50",
    "10s + 2x35s@2, 20, 25",
    "10s + 5s/move, 3, 12",
    "10s hourglass, 3, 7",
    "10s + 5s bronstein, 3, 7",
    "10s + 5s delay, 7, 8"
  })
  void R17_whereNothingWouldBeLeftItIsRefused(String notation, String used, String all)
      throws Refusal {
    refused(notation, used, (method, bank) -> method.adjusted(bank, s(all).negated()));
    refused(
        notation, used, (method, bank) -> method.adjusted(bank, s(all).negated().minusNanos(1)));
    assertThat(ruled(notation, used, (m, bank) -> m.adjusted(bank, s(all).negated().plusNanos(1))))
        .contains(" 0.000000001");
  }

  private static Reading wanted(String words) {
    String[] parts = words.split(" ");
    Phase phase = parts[0].equals("main") ? Phase.MAIN : Phase.OVERTIME;
    Reading reading = Reading.of(phase, s(parts[1]));
    for (int part = 2; part < parts.length; part += 2) {
      int count = Integer.parseInt(parts[part + 1]);
      reading =
          switch (parts[part]) {
            case "left" -> reading.withLeft(count);
            case "moves" -> reading.withMoves(count);
            default -> reading.withPenalty(count);
          };
    }
    return reading;
  }

  @ParameterizedTest
  @CsvSource({
    "10s, 2, main 7, main 7",
    "10s + 5x60s, 2, main 99, main 99 left 5",
    "10s + 5x60s, 200, main 99, main 99 left 5",
    "10s + 5x60s, 200, overtime 7, overtime 7 left 2",
    "10s + 5x60s, 200, overtime 7 left 9, overtime 7 left 9",
    "10s + 5x60s, 2, overtime 7, overtime 7 left 5",
    "30s/move + 3x60s, 2, overtime 7, overtime 7 left 3",
    "30s/move + 3x60s, 40, overtime 7 left 0, overtime 7 left 0",
    "10s + 3/60s, 20, overtime 7, overtime 7 moves 3",
    "10s + 3/60s, 20, overtime 7 moves 1, overtime 7 moves 1",
    "10s + 3/60s, 20, main 7, main 7",
    "10s + 3x35s@2, 50, overtime 7, overtime 7 left 1 penalty 4",
    "10s + 3x35s@2, 50, overtime 7 left 0 penalty 6, overtime 7 left 0 penalty 6",
    "10s + 3x35s@2, 50, main 7, main 7 left 3 penalty 4",
    "10s + 3x35s@2, 50, main 7 penalty 0, main 7 left 3 penalty 0",
    "10s + 5s/move, 3, main 7, main 7",
    "10s + 5s bronstein, 3, main 7, main 7",
    "10s hourglass, 3, main 7, main 7",
    "up, 3, main 7, main 7"
  })
  void R14_aReadingIsSet(String notation, String used, String words, String reading)
      throws Refusal {
    assertThat(ruled(notation, used, (method, bank) -> method.set(bank, wanted(words))))
        .isEqualTo(reading);
  }

  @ParameterizedTest
  @CsvSource({
    "10s, overtime 7",
    "10s, main 7 left 1",
    "10s, main 7 moves 1",
    "10s, main 7 penalty 1",
    "10s + 5x60s, main 7 moves 1",
    "10s + 5x60s, overtime 7 penalty 1",
    "10s + 5x60s, overtime 7 left 0",
    "10s + 5x60s, overtime 7 left 100",
    "30s/move + 3x60s, main 7",
    "30s/move + 3x60s, overtime 7 left 100",
    "10s + 3/60s, overtime 7 moves 0",
    "10s + 3/60s, overtime 7 moves 1000",
    "10s + 3/60s, overtime 7 left 1",
    "10s + 3x35s@2, overtime 7 moves 1",
    "10s + 5s/move, overtime 7",
    "10s + 5s delay, overtime 7",
    "10s + 5s bronstein, overtime 7",
    "10s hourglass, overtime 7",
    "up, overtime 7",
    "up, main 7 left 1"
  })
  void R14_whatAMethodDoesNotHaveIsRefused(String notation, String words) {
    refused(notation, "1", (method, bank) -> method.set(bank, wanted(words)));
  }

  @Test
  void C7_theElapsedTimeBecomesWhereTheCountGoesOn() throws Refusal {
    assertThat(ruled("0 + 1x60s", "55", (m, bank) -> m.reread(bank, s("50"))))
        .isEqualTo("overtime 10 left 1");
    assertThat(ruled("30s/move + 1x60s", "20", (m, bank) -> m.reread(bank, s("0"))))
        .isEqualTo("overtime 30 left 1");
    assertThat(ruled("30s/move + 1x60s", "85", (m, bank) -> m.reread(bank, s("50"))))
        .isEqualTo("overtime 10 left 0");
    refused("0 + 1x60s", "55", (m, bank) -> m.reread(bank, s("55.000000001")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "10s",
        "10s + 5x60s",
        "0 + 3/60s",
        "0 + 3x35s@2",
        "10s + 5s/move",
        "10s + 5s delay",
        "10s + 5s bronstein",
        "10s hourglass",
        "up"
      })
  void C7_onlyWhatIsReadAloudIsReadAgain(String notation) {
    refused(notation, "1", (method, bank) -> method.reread(bank, s("0")));
  }

  @Test
  void R11_onePeriodOrTheBaseTimeIsThereForTheNextTurn() throws Refusal {
    assertThat(ruled("0 + 3x60s", "180", TimeControl::ruledPass)).isEqualTo("overtime 60 left 1");
    assertThat(ruled("30s/move + 3x60s", "210", TimeControl::ruledPass))
        .isEqualTo("overtime 30 left 0");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "10s",
        "0 + 3/9s",
        "0 + 1x9s@2",
        "1s + 5s/move",
        "1s + 5s delay",
        "9s + 5s bronstein",
        "9s hourglass",
        "up"
      })
  void R11_otherMethodsHaveNoRuledPass(String notation) {
    refused(notation, "10", TimeControl::ruledPass);
  }

  @Test
  void R1_aDeductionLeavesDelayAndSandOut() {
    TimeControl delay = control("10s + 5s delay");
    assertThat(Words.reading(delay, delay.deduct(delay.open(), s("4"), new ArrayList<>())))
        .isEqualTo("main 6");
    List<Crossing> due = new ArrayList<>();
    delay.deduct(delay.open(), s("10"), due);
    assertThat(Words.crossings(due)).isEqualTo("out@10");
    TimeControl glass = control("10s hourglass");
    assertThat(Words.reading(glass, glass.deduct(glass.open(), s("4"), new ArrayList<>())))
        .isEqualTo("main 6");
  }

  @Test
  void C10_whatIsReadAloudIsAPeriodOrAConsideration() {
    TimeControl method = control("5s + 2x60s");
    assertThat(method.countdown(method.open())).isEmpty();
    Bank overtime = method.spend(method.open(), s("35"), new ArrayList<>());
    Countdown read = method.countdown(overtime).orElseThrow();
    assertThat(read).isEqualTo(new Countdown(s("60"), s("30"), false, 1));
    assertThat(read.elapsed()).isEqualTo(s("30"));
  }
}
