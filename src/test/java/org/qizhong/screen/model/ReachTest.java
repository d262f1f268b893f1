package org.qizhong.screen.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.clock.Side.BLACK;
import static org.qizhong.clock.Side.WHITE;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.clock.Side;

/** The running panel is 0 to 0.62 of the width while Black is to move, 0.38 to 1 with White. */
class ReachTest {
  private final Reach reach = new Reach();

  private boolean takes(Side side, double place, long millis) {
    return reach.takes(side, place, nanos(millis));
  }

  private static long nanos(long millis) {
    return Duration.ofMillis(millis).toNanos();
  }

  /** Black touches at {@code place}, and it is White's turn. */
  private void blackPressesAt(double place) {
    assertThat(takes(BLACK, place, 0)).isTrue();
    reach.pressed(nanos(5));
    reach.turned(nanos(10));
  }

  @ParameterizedTest
  @CsvSource({
    "0.45, 0.45, 190",
    "0.45, 0.45, 320",
    "0.45, 0.45, 1000",
    "0.55, 0.55, 190",
    "0.55, 0.55, 320",
    "0.55, 0.60, 320",
    "0.47, 0.52, 320",
    "0.30, 0.90, 309"
  })
  @DisplayName("A second touch of the hand that pressed is no press for the opponent")
  void theSameHandDoesNotPressForTheOpponent(double first, double second, long after) {
    blackPressesAt(first);
    assertThat(takes(WHITE, second, after)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"0.31, 0.51, 310", "0.31, 0.90, 310", "0.55, 0.80, 310", "0.45, 0.45, 1010"})
  @DisplayName("The opponent's quick answer on the own side of the middle counts")
  void theOpponentsAnswerCounts(double first, double second, long after) {
    blackPressesAt(first);
    assertThat(takes(WHITE, second, after)).isTrue();
  }

  @Test
  @DisplayName("P2: presses that do nothing keep nobody from pressing")
  void nobodyKeepsTheOpponentFromPressing() {
    reach.touched(0);
    assertThat(reach.isFree(nanos(299))).as("the buttons wait").isFalse();
    assertThat(takes(BLACK, 0.3, 1)).isTrue();
  }

  @Test
  void aRealButtonsPressClosesThePanelsFor300MillisecondsToo() {
    reach.pressed(0);
    assertThat(takes(WHITE, 0.9, 299)).isFalse();
    assertThat(takes(WHITE, 0.9, 300)).isTrue();
  }
}
