package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** More than 20 edges a second for two seconds. */
class ButtonFaultTest {
  private static final long MS = 1_000_000;

  private final ButtonFault button = new ButtonFault();

  /** Edges each {@code apart} from {@code from} until before {@code until}; all milliseconds. */
  private boolean wave(long from, long until, long apart) {
    boolean fault = false;
    for (long ms = from; ms < until; ms += apart) {
      fault = button.edge(ms * MS);
    }
    return fault;
  }

  @Test
  void twentyOneEdgesASecondForTwoSecondsAreAFault() {
    assertThat(wave(0, 2_000, 47)).isFalse();
    assertThat(button.edge(2_000 * MS)).isTrue();
  }

  @Test
  void twentyEdgesASecondAreNone() {
    assertThat(wave(0, 60_000, 50)).isFalse();
  }

  @Test
  void itIsOverWhenItHasBeenCalmForASecond() {
    assertThat(wave(0, 3_000, 10)).isTrue();
    assertThat(button.lasts(2_990 * MS + 999 * MS)).isTrue();
    assertThat(button.lasts(2_990 * MS + 1_000 * MS)).isFalse();
    assertThat(button.edge(4_500 * MS)).as("a press afterwards").isFalse();
  }

  /** Law 3: a desk that was stopped takes the chatter, the calm and the press in one go. */
  @Test
  void itIsOverByTheStampsWhenNobodyAskedMeanwhile() {
    assertThat(wave(0, 3_000, 10)).isTrue();
    assertThat(button.edge(2_990 * MS + 999 * MS)).isTrue();
    assertThat(button.edge(2_990 * MS + 1_999 * MS)).as("a press after a second's calm").isFalse();
  }

  @Test
  void itGoesOnWhileEdgesComeLessThanASecondApart() {
    assertThat(wave(0, 3_000, 10)).isTrue();
    assertThat(wave(3_900, 8_000, 900)).isTrue();
    assertThat(button.lasts(8_400 * MS)).isTrue();
  }

  @Test
  void aSecondOfItBetweenRestsIsNone() {
    for (int round = 0; round < 20; round++) {
      assertThat(wave(round * 2_000L, round * 2_000L + 1_000, 5)).isFalse();
    }
  }

  /** Five presses a second with 15 ms of chatter on make and break: a time scramble. */
  @Test
  void aBadContactThatIsPressedFastIsNone() {
    Random random = new Random(5);
    for (int press = 0; press < 1_000; press++) {
      for (long burst : new long[] {press * 200L, press * 200L + 60}) {
        for (int edge = 0; edge < 15; edge++) {
          assertThat(button.edge((burst + edge) * MS + random.nextLong(MS))).isFalse();
        }
      }
    }
  }
}
