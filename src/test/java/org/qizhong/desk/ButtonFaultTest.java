package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** More than 40 edges in two seconds, and not those of fast presses. */
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

  /** Forty edges a second on average, their spacing left to chance. */
  @Test
  void irregularNoiseIsAFaultWithinTenSeconds() {
    for (int seed = 0; seed < 200; seed++) {
      assertThat(noise(new Random(seed), 40, 10_000)).as("seed %d", seed).isTrue();
    }
  }

  private static boolean noise(Random random, double perSecond, long milliseconds) {
    ButtonFault noisy = new ButtonFault();
    boolean fault = false;
    for (double ms = 0;
        ms < milliseconds;
        ms -= Math.log(1 - random.nextDouble()) * 1e3 / perSecond) {
      fault = noisy.edge((long) (ms * MS));
    }
    return fault;
  }

  @Test
  void irregularEdgesOfSixASecondAreNone() {
    for (int seed = 0; seed < 200; seed++) {
      assertThat(noise(new Random(seed), 6, 60_000)).as("seed %d", seed).isFalse();
    }
  }

  /** Rests shorter than a second do not hide it: 200 ms of chatter, 200 ms of rest. */
  @Test
  void burstsWithRestsAreAFault() {
    boolean fault = false;
    for (long burst = 0; burst < 3_000; burst += 400) {
      fault |= wave(burst, burst + 200, 5);
    }
    assertThat(fault).isTrue();
  }

  @Test
  void longBurstsWithLongRestsAreAFault() {
    boolean fault = false;
    for (long burst = 0; burst < 5_000; burst += 1_400) {
      fault |= wave(burst, burst + 600, 10);
    }
    assertThat(fault).isTrue();
  }

  /**
   * Presses up to seven a second, held for any time, with up to 15 ms of chatter on make and break.
   */
  @Test
  void P2_noSequenceOfPressesWithChatterIsAFault() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      ButtonFault pressed = new ButtonFault();
      double at = 0;
      for (int press = 0; press < 300; press++) {
        double made = chatter(pressed, random, at);
        double broken =
            chatter(pressed, random, Math.max(made, at + 20 + random.nextDouble() * 80));
        at = Math.max(at + 143, broken) + (random.nextInt(3) == 0 ? random.nextDouble() * 500 : 0);
      }
    }
  }

  private static double chatter(ButtonFault pressed, Random random, double from) {
    double at = from;
    while (at <= from + 15) {
      assertThat(pressed.edge((long) (at * MS))).isFalse();
      at += 0.05 + random.nextDouble() * 3;
    }
    return from + 15;
  }

  /** Law 3: a desk that has just woken asks before it has the edges of meanwhile. */
  @Test
  void law3_askingAheadOfTheEdgesDoesNotEndIt() {
    assertThat(wave(0, 3_000, 10)).isTrue();
    assertThat(button.lasts(60_000 * MS)).isFalse();
    assertThat(wave(3_000, 60_000, 10)).as("it had gone on all the while").isTrue();
    assertThat(button.edge(60_000 * MS)).isTrue();
  }
}
