package org.qizhong.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.record.Played;

/** C10: a buzz at 60 s and at 10 s left of what loses or costs; ticks in the last five seconds. */
class BuzzesTest {

  private static String upcoming(Played match, String until, Buzzes.Kind kind) {
    return Buzzes.upcoming(match.state(), Played.tick(until)).stream()
        .filter(buzz -> buzz.kind() == kind)
        .map(buzz -> Long.toString(buzz.at().nanos() / 1_000_000_000L))
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource({
    "100s, 40 90",
    "0 + 20/100s, 40 90",
    "100s + 2x60s@2, 40 90",
    "0 + 2x100s@2, 40 90",
    "0 + 1x100s@2, 40 90",
    "60s + 40s/move, 40 90",
    "60s + 40s delay, 40 90",
    "100s + 5s bronstein, 40 90",
    "100s hourglass, 40 90",
    "60s, 50",
    "10s, ''"
  })
  void C10_aMinuteAndTenSecondsBeforeItLosesOrCosts(String time, String at) {
    assertThat(upcoming(Played.started(time), "1000", Buzzes.Kind.WARNING)).isEqualTo(at);
  }

  @ParameterizedTest
  @ValueSource(strings = {"100s", "0 + 20/100s", "100s + 2x60s@2"})
  void C10_softTicksInTheLastFiveSeconds(String time) {
    assertThat(upcoming(Played.started(time), "1000", Buzzes.Kind.TICK))
        .isEqualTo("95 96 97 98 99");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "100s + 5x60s",
        "100s + 1x60s",
        "0 + 1x100s",
        "100s/move",
        "100s/move + 3x100s",
        "up"
      })
  void C10_whatIsReadAloudIsNotBuzzedAndTheEndOfMainTimeIsOnlyAnnounced(String time) {
    assertThat(Buzzes.upcoming(Played.started(time).state(), Played.tick("1000"))).isEmpty();
  }

  @Test
  void C5_aPauseCancelsThemAndOnlyLaterOnesCome() {
    Played match = Played.started("100s").after("40 pause");
    assertThat(Buzzes.upcoming(match.state(), Played.tick("1000"))).isEmpty();
    match.after("500 resume");
    assertThat(upcoming(match, "1000", Buzzes.Kind.WARNING)).isEqualTo("550");
    assertThat(upcoming(match, "549", Buzzes.Kind.WARNING)).isEmpty();
  }
}
