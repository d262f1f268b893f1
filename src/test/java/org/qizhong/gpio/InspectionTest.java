package org.qizhong.gpio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.desk.LockOut;
import org.qizhong.desk.SystemTicker;

/** What the doctor sees of the wiring, and what silence leaves. */
class InspectionTest {
  private static final int BLACK = 17;
  private static final int WHITE = 27;
  private static final long MS = 1_000_000;
  private static final Duration LONG = Duration.ofSeconds(20);

  private final ScriptedKernel kernel = new ScriptedKernel();
  private final ScriptedKernel.Device chip =
      kernel.plug(ScriptedKernel.CHIP, new ScriptedKernel.Device("pinctrl-rp1", 54));

  private Inspection open(Map<String, String> settings) throws Refusal {
    return Inspection.open(kernel, GpioSettings.of(settings), new SystemTicker());
  }

  @AfterEach
  void everythingIsGivenBack() {
    assertThat(kernel.openCount()).isZero();
  }

  @Test
  void theChipIsToldInWords() throws Exception {
    assertThat(Inspection.chip(kernel, GpioSettings.DEFAULT))
        .contains("/dev/gpiochip0, pinctrl-rp1, 54 lines");
  }

  @Test
  void eachPressIsToldWithItsTimeAndBouncesAndTheWatchEndsWhenBothWerePressed() throws Exception {
    try (Inspection wired = open(Map.of())) {
      long now = System.nanoTime() - 1_000 * MS;
      kernel.edge(BLACK, false, now);
      kernel.edge(BLACK, true, now + MS);
      kernel.edge(BLACK, false, now + 3 * MS);
      kernel.edge(BLACK, true, now + 200 * MS);
      kernel.edge(WHITE, false, now + 300 * MS);
      Set<Side> missing = new HashSet<>(Set.of(Side.values()));
      List<Seen> presses =
          wired.watch(
              LONG,
              seen -> {
                missing.remove(seen.side());
                return missing.isEmpty();
              });
      assertThat(presses)
          .containsExactly(
              new Seen(Side.BLACK, now, 2, Duration.ofMillis(3)),
              new Seen(Side.WHITE, now + 300 * MS, 0, Duration.ZERO));
    }
  }

  /** A button that never rests would hide the other's press, and its own. */
  @Test
  void aButtonThatChattersWithoutEndIsSeenToAndHidesNoPressOfTheOther() throws Exception {
    try (Inspection wired = open(Map.of())) {
      long now = System.nanoTime();
      AtomicBoolean over = new AtomicBoolean();
      Thread contact = Thread.ofPlatform().start(() -> chatters(WHITE, over));
      kernel.edge(BLACK, false, now);
      List<Seen> told = new ArrayList<>();
      List<Seen> presses =
          wired.watch(
              Duration.ofMillis(300),
              seen -> {
                told.add(seen);
                return false;
              });
      over.set(true);
      contact.join();
      assertThat(presses)
          .isEqualTo(told)
          .extracting(Seen::side)
          .containsExactlyInAnyOrder(Side.BLACK, Side.WHITE);
      assertThat(presses)
          .filteredOn(seen -> seen.side() == Side.WHITE)
          .allMatch(seen -> seen.bouncing().compareTo(LockOut.TIME) > 0);
    }
  }

  private void chatters(int line, AtomicBoolean over) {
    for (boolean high = false; !over.get(); high = !high) {
      kernel.edge(line, high, System.nanoTime());
      LockSupport.parkNanos(2 * MS);
    }
  }

  @Test
  void exchangedSidesAreToldAsThePlayersHaveThem() throws Exception {
    try (Inspection wired = open(Map.of("sides.swapped", "true"))) {
      kernel.edge(BLACK, false, System.nanoTime() - 1_000 * MS);
      assertThat(wired.watch(LONG, seen -> true)).first().returns(Side.WHITE, Seen::side);
    }
  }

  @Test
  void aHeldButtonIsSeenAndItsReleaseIsNoPress() throws Exception {
    chip.levels.put(BLACK, false);
    try (Inspection wired = open(Map.of())) {
      assertThat(wired.down().black()).isTrue();
      assertThat(wired.down().white()).isFalse();
      kernel.edge(BLACK, true, System.nanoTime());
      assertThat(wired.watch(Duration.ofMillis(200), seen -> true)).isEmpty();
    }
  }

  @Test
  void aChipThatVanishesMeanwhileIsToldSo() throws Exception {
    try (Inspection wired = open(Map.of())) {
      kernel.unplug(ScriptedKernel.CHIP);
      assertThatThrownBy(() -> wired.watch(LONG, seen -> true))
          .isInstanceOf(Refusal.class)
          .hasMessageContaining("the device has gone");
    }
  }

  @Test
  void aLineThatCannotBeDrivenIsToldSo() throws Exception {
    try (Inspection wired = open(Map.of())) {
      kernel.refuseToDrive(22);
      assertThatThrownBy(wired::sound)
          .isInstanceOf(Refusal.class)
          .hasMessageStartingWith("line 22 cannot be driven: ");
    }
  }

  @Test
  void aRunningDeskIsNamed() {
    chip.consumers.put(BLACK, "qizhong buttons");
    assertThatThrownBy(() -> open(Map.of())).hasMessageContaining("in use by \"qizhong buttons\"");
  }

  @Test
  void buzzerAndLampsAreSwitchedAndOffAfterwards() throws Exception {
    try (Inspection wired = open(Map.of("lamp.white", "none"))) {
      assertThat(wired.sound()).isTrue();
      assertThat(wired.light(Side.BLACK)).isTrue();
      assertThat(wired.light(Side.WHITE)).isFalse();
      List<String> driven = new ArrayList<>(chip.driven);
      assertThat(driven.stream().filter("22 high"::equals).count()).isGreaterThanOrEqualTo(2);
      assertThat(driven).contains("23 high").doesNotContain("24 high");
      assertThat(chip.levels).containsEntry(22, false).containsEntry(23, false);
    }
  }

  @Test
  void silenceSwitchesOffWhatAKilledDeskHasLeftOnAndTakesNoButton() throws Exception {
    chip.levels.put(22, true);
    chip.levels.put(24, true);
    chip.consumers.put(BLACK, "gpiomon");
    Silence.keep(kernel, GpioSettings.DEFAULT);
    assertThat(chip.levels)
        .containsEntry(22, false)
        .containsEntry(23, false)
        .containsEntry(24, false);
  }

  @Test
  void silenceOfAnActiveLowBuzzerIsHigh() throws Exception {
    Silence.keep(kernel, GpioSettings.of(Map.of("buzzer.active", "low")));
    assertThat(chip.levels).containsEntry(22, true);
  }

  @Test
  void silenceSaysWhenItMayNotSeeTheChip() {
    chip.forbidden = true;
    assertThatThrownBy(() -> Silence.keep(kernel, GpioSettings.DEFAULT))
        .isInstanceOf(Refusal.class)
        .hasMessageStartingWith("no permission for /dev/gpiochip0: add the user to the group gpio");
  }

  @Test
  void silenceWithoutAChipIsDone() throws Exception {
    kernel.unplug(ScriptedKernel.CHIP);
    Silence.keep(kernel, GpioSettings.DEFAULT);
    assertThat(chip.driven).isEmpty();
  }
}
