package org.qizhong.app.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qizhong.app.doctor.Finding.Verdict;
import org.qizhong.clock.Side;
import org.qizhong.gpio.Seen;

/** What the presses that were seen say of a button. */
class WiringCheckTest {
  private static Seen press(int bounces, long micros) {
    return new Seen(Side.BLACK, 0, bounces, Duration.ofNanos(micros * 1_000));
  }

  @Test
  void aPressIsOkWithItsWorstBounce() {
    Finding finding =
        WiringCheck.button(Side.BLACK, List.of(press(4, 2_100), press(1, 300)), false);
    assertThat(finding)
        .isEqualTo(Finding.ok("button.black", "2 presses, at most 4 bounces in 2.1 ms"));
  }

  @Test
  void P2_aContactThatBouncesLongerThanTheLockOutIsAFault() {
    assertThat(WiringCheck.button(Side.BLACK, List.of(press(9, 39_999)), false).verdict())
        .isEqualTo(Verdict.OK);
    assertThat(WiringCheck.button(Side.BLACK, List.of(press(9, 40_000)), false).verdict())
        .isEqualTo(Verdict.FAULT);
  }

  @Test
  void noPressIsAFaultAndAHeldButtonAnother() {
    assertThat(WiringCheck.button(Side.WHITE, List.of(), false).words()).startsWith("not pressed");
    assertThat(WiringCheck.button(Side.WHITE, List.of(), true).words()).startsWith("down from");
  }

  @Test
  void P2_aButtonThatOpensWhenItIsPressedIsAFaultHoweverOftenItIsPressed() {
    Finding finding = WiringCheck.button(Side.WHITE, List.of(press(0, 0), press(0, 0)), true);
    assertThat(finding.verdict()).isEqualTo(Verdict.FAULT);
    assertThat(finding.words()).startsWith("down from the first");
  }

  @Test
  void withoutAChipEverythingThatIsWiredIsAbsent() {
    assertThat(WiringCheck.absent("none"))
        .extracting(Finding::part)
        .containsExactly(
            "chip", "button.black", "button.white", "buzzer", "lamp.black", "lamp.white");
    assertThat(WiringCheck.absent("none")).allMatch(it -> it.verdict() == Verdict.ABSENT);
  }
}
