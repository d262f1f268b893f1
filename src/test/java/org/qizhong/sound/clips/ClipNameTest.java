package org.qizhong.sound.clips;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.Absolute;
import org.qizhong.clock.ByoYomi;
import org.qizhong.clock.Considerations;
import org.qizhong.clock.Countdown;
import org.qizhong.clock.Refusal;
import org.qizhong.match.Call;
import org.qizhong.match.CallSchedule;

class ClipNameTest {
  static IntStream periods() {
    return IntStream.concat(IntStream.of(7), IntStream.rangeClosed(1, 24).map(n -> 5 * n));
  }

  @ParameterizedTest
  @MethodSource("periods")
  void C3_everyDefaultCallOfAPeriodHasItsClip(int seconds) {
    Duration length = Duration.ofSeconds(seconds);
    for (boolean last : new boolean[] {false, true}) {
      CallSchedule.DEFAULT.visit(
          new Countdown(length, length, last, last ? 0 : 3),
          Long.MAX_VALUE,
          (after, call) -> {
            List<String> names = ClipName.of(call, Counted.PERIODS);
            assertThat(ClipName.all()).as(call.say()).containsAll(names);
            assertThat(names).containsExactly(wanted(call, seconds, after));
          });
    }
  }

  /**
   * From the call's instant: what stands on a clock that counts up, or the count before the end.
   */
  private static String wanted(Call call, int period, long after) {
    long elapsed = after / 1_000_000_000L;
    return call instanceof Call.Count
        ? "count-" + (elapsed - period + Math.min(10, period))
        : "elapsed-" + elapsed;
  }

  @Test
  void C1_aMinuteUsedIsSaidBeforeTheMinutesLeft() {
    assertThat(ClipName.of(new Call.Left(4), Counted.MINUTES))
        .containsExactly("minute-used", "minutes-left-4");
  }

  @Test
  void C3_otherPeriodsAreCounted() {
    assertThat(ClipName.of(new Call.Left(4), Counted.PERIODS)).containsExactly("periods-left-4");
  }

  @Test
  void C4_considerationsAreCountedDownToNone() {
    assertThat(ClipName.of(new Call.Left(0), Counted.CONSIDERATIONS))
        .containsExactly("considerations-left-0");
    assertThat(ClipName.of(new Call.Left(9), Counted.CONSIDERATIONS))
        .containsExactly("considerations-left-9");
  }

  @Test
  void whatIsCountedFollowsFromTheMethod() {
    Duration main = Duration.ofHours(1);
    assertThat(Counted.of(new ByoYomi(main, 5, Duration.ofSeconds(60), false)))
        .isEqualTo(Counted.MINUTES);
    assertThat(Counted.of(new ByoYomi(main, 5, Duration.ofSeconds(30), false)))
        .isEqualTo(Counted.PERIODS);
    assertThat(Counted.of(new Considerations(Duration.ofSeconds(30), 10, Duration.ofSeconds(60))))
        .isEqualTo(Counted.CONSIDERATIONS);
    assertThat(Counted.of(new Absolute(main))).isEqualTo(Counted.PERIODS);
  }

  @Test
  void anUnevenCallNamesNoOtherNumber() {
    Call call = new Call.Elapsed(Duration.ofMillis(12_500));
    assertThat(ClipName.of(call, Counted.PERIODS)).containsExactly("elapsed-12.5");
    assertThat(Voice.bundled("en").clip("elapsed-12.5")).isEmpty();
  }

  @Test
  void noNameStandsTwice() {
    assertThat(ClipName.all()).doesNotHaveDuplicates().hasSize(148);
    assertThat(ClipName.essential()).doesNotHaveDuplicates().hasSizeBetween(30, 40);
    assertThat(ClipName.all()).containsAll(ClipName.essential());
  }

  static Stream<Integer> essentialPeriods() {
    return Stream.of(30, 60);
  }

  @ParameterizedTest
  @MethodSource("essentialPeriods")
  void theFirstClipsToRecordReadWholePeriods(int seconds) {
    Duration length = Duration.ofSeconds(seconds);
    for (boolean last : new boolean[] {false, true}) {
      CallSchedule.DEFAULT.visit(
          new Countdown(length, length, last, last ? 0 : 3),
          Long.MAX_VALUE,
          (after, call) ->
              assertThat(ClipName.essential()).containsAll(ClipName.of(call, Counted.PERIODS)));
    }
  }

  @Test
  void callsAreUnderstoodAsMatchFilesWriteThem() throws Refusal {
    assertThat(ClipName.said("30s", Counted.PERIODS)).containsExactly("elapsed-30");
    assertThat(ClipName.said(" 7 ", Counted.PERIODS)).containsExactly("count-7");
    assertThat(ClipName.said("left 4", Counted.MINUTES))
        .containsExactly("minute-used", "minutes-left-4");
    assertThat(ClipName.said("stage moves-20 minutes-5", Counted.PERIODS))
        .containsExactly("stage", "moves-20", "minutes-5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"30S", "1m30s", "-5", "30秒", "", "../x", "left -1", "stage moves"})
  void whatIsNoCallIsRefusedAndWhatWouldDoIsNamed(String text) {
    assertThatThrownBy(() -> ClipName.said(text, Counted.MINUTES))
        .isInstanceOf(Refusal.class)
        .hasMessageStartingWith("\"" + text + "\" is no call; calls are such as 30s, 7, \"left 4\"")
        .hasMessageContaining("elapsed-N, count-N")
        .hasMessageContaining("time-up-1988");
  }

  @ParameterizedTest
  @ValueSource(strings = {"elapsed-50", "elapsed-110", "periods-left-1", "count-10"})
  void whatIsFollowedWithinASecondIsShorterThanThat(String name) {
    assertThat(ClipLimit.of(name)).isLessThanOrEqualTo(Duration.ofSeconds(1));
  }

  @Test
  void aCountIsHeldToEightHundredAndFiftyMilliseconds() {
    assertThat(ClipLimit.of("count-3")).isEqualTo(Duration.ofMillis(850));
    assertThat(ClipLimit.of("elapsed-58")).isEqualTo(Duration.ofSeconds(2));
    assertThat(ClipLimit.of("elapsed-115")).isEqualTo(Duration.ofSeconds(3));
    assertThat(ClipLimit.of("periods-left-7")).isEqualTo(Duration.ofSeconds(2));
    assertThat(ClipLimit.of("paused")).isEqualTo(Duration.ofSeconds(3));
  }
}
