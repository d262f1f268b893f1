package org.qizhong.gpio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qizhong.gpio.Beeper.Due;

/** C5, C10: patterns at their instants, the greater over the lesser, none after its time. */
class BeeperTest {
  private static final long MS = 1_000_000;

  private final long[] now = {0};
  private final List<String> switched = new ArrayList<>();
  private final Beeper beeper =
      new Beeper(() -> now[0], on -> switched.add(now[0] / MS + (on ? " on" : " off")));

  /** Time passes; the beeper is woken when it asks for it. */
  private void until(long ms) {
    for (long wake = beeper.step(now[0]); wake <= ms * MS; wake = beeper.step(now[0])) {
      now[0] = Math.max(wake, now[0]);
    }
    now[0] = ms * MS;
    beeper.step(now[0]);
  }

  @Test
  void aPatternIsPlayedOnceAndEndsSilent() {
    beeper.sound(Pattern.LEFT);
    until(1_000);
    assertThat(switched).containsExactly("0 on", "90 off", "200 on", "290 off");
  }

  @Test
  void aPlannedOneComesAtItsInstantAndNotTwice() {
    beeper.plan(List.of(new Due(500 * MS, Pattern.ELAPSED)));
    until(300);
    beeper.plan(List.of(new Due(500 * MS, Pattern.ELAPSED)));
    until(550);
    beeper.plan(List.of(new Due(500 * MS, Pattern.ELAPSED), new Due(800 * MS, Pattern.TICK)));
    until(1_000);
    assertThat(switched).containsExactly("500 on", "590 off", "800 on", "815 off");
  }

  @Test
  void C5_whatIsNoLongerPlannedDoesNotCome() {
    beeper.plan(List.of(new Due(500 * MS, Pattern.WARNING)));
    until(400);
    beeper.plan(List.of());
    until(1_000);
    assertThat(switched).isEmpty();
  }

  @Test
  void C5_whatCouldNotBeginInTimeIsLeftOut() {
    beeper.plan(
        List.of(
            new Due(100 * MS, Pattern.ELAPSED),
            new Due(1_900 * MS, Pattern.ELAPSED),
            new Due(2_500 * MS, Pattern.ELAPSED)));
    now[0] = 2_000 * MS; // a stall of two seconds
    until(3_000);
    assertThat(switched).containsExactly("2000 on", "2090 off", "2500 on", "2590 off");
  }

  @Test
  void theGreaterBreaksTheLesserOff() {
    beeper.sound(Pattern.ELAPSED);
    until(50);
    beeper.sound(Pattern.FLAG);
    until(60);
    beeper.sound(Pattern.COUNT);
    beeper.sound(Pattern.FAULT);
    until(3_000);
    assertThat(switched).containsExactly("0 on", "2050 off");
  }

  @Test
  void anEqualOneBeginsAnew() {
    beeper.sound(Pattern.COUNT);
    until(40);
    beeper.sound(Pattern.COUNT);
    until(200);
    assertThat(switched).containsExactly("0 on", "100 off");
  }

  @Test
  void whatIsStoppedIsSilentAtOnce() {
    beeper.sound(Pattern.OVERTIME);
    until(100);
    beeper.stop(Pattern::isCall);
    until(101);
    assertThat(switched).containsExactly("0 on", "100 off");
    beeper.sound(Pattern.FLAG);
    until(150);
    beeper.stop(Pattern::isCall);
    until(200);
    assertThat(switched).hasSize(3);
  }

  @Test
  void closedItIsSilentForGood() {
    beeper.sound(Pattern.FLAG);
    until(10);
    beeper.close();
    until(20);
    beeper.sound(Pattern.FLAG);
    until(100);
    assertThat(switched).containsExactly("0 on", "10 off");
  }

  @Test
  void itsThreadPlaysInRealTimeAndLeavesNothingSounding() throws Exception {
    List<Boolean> real = new java.util.concurrent.CopyOnWriteArrayList<>();
    Beeper running = new Beeper(System::nanoTime, real::add);
    running.start();
    running.sound(Pattern.TEST);
    long end = System.nanoTime() + 20_000_000_000L;
    while (real.size() < 4 && System.nanoTime() < end) {
      Thread.onSpinWait();
    }
    assertThat(real).containsExactly(true, false, true, false);
    running.sound(Pattern.FLAG);
    while (real.size() < 5 && System.nanoTime() < end) {
      Thread.onSpinWait();
    }
    running.close();
    assertThat(real).hasSize(6).last().isEqualTo(false);
  }
}
