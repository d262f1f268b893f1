package org.qizhong.gpio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.clock.Refusal;

/** A chip that comes and goes: what was held, what is sounding, and what is left open. */
class ChipAgainTest {
  private static final int BLACK = 17;
  private static final int WHITE = 27;
  private static final int BUZZER = 22;
  private static final long MS = 1_000_000;

  @TempDir private Path data;
  private final ScriptedKernel kernel = new ScriptedKernel();
  private ScriptedKernel.Device chip = plugged();

  private ScriptedKernel.Device plugged() {
    return kernel.plug(ScriptedKernel.CHIP, new ScriptedKernel.Device("pinctrl-rp1", 54));
  }

  private DeskOnAChip running() throws Exception {
    DeskOnAChip desk = new DeskOnAChip(kernel, data, Map.of());
    desk.says("{\"time\":\"60m\"}").says("{\"start\":\"black\"}");
    desk.awaits("\"event\":\"started\"");
    return desk;
  }

  private Outlets outlets() throws Refusal {
    return new Outlets(() -> Gpio.board(kernel, GpioSettings.DEFAULT));
  }

  /** The chip goes with a button down and comes back with it {@code held} or not. */
  private void goesAndComes(DeskOnAChip desk, boolean held) {
    kernel.unplug(ScriptedKernel.CHIP);
    desk.awaits("\"alarm\"", "\"what\":\"buttons\"", "no GPIO chip is there");
    int before = desk.lines.size();
    ScriptedKernel.Device fresh = new ScriptedKernel.Device("pinctrl-rp1", 54);
    fresh.levels.put(BLACK, !held);
    chip = kernel.plug(ScriptedKernel.CHIP, fresh);
    desk.awaits(before, "\"event\":\"desk\"", "\"buttons\":\"gpio\"");
  }

  private static long moves(DeskOnAChip desk) {
    return desk.lines.stream().filter(line -> line.contains("\"moved\"")).count();
  }

  @Test
  void P2_aButtonThatIsHeldWhileTheChipIsAwayDoesNotPressWhenItIsLetGo() throws Exception {
    try (DeskOnAChip desk = running()) {
      kernel.edge(BLACK, false, System.nanoTime());
      desk.awaits("\"moved\"", "\"side\":\"black\"");
      goesAndComes(desk, true);
      kernel.edge(WHITE, false, System.nanoTime());
      desk.awaits("\"moved\"", "\"side\":\"white\"");
      long now = System.nanoTime();
      kernel.edge(BLACK, true, now);
      kernel.edge(BLACK, false, now + 1);
      kernel.edge(BLACK, true, now + 2);
      kernel.edge(BLACK, false, now + 50 * MS);
      desk.awaits("\"moved\"", "\"move\":3");
      assertThat(moves(desk)).isEqualTo(3);
    }
    assertThat(kernel.openCount()).isZero();
  }

  @Test
  void P2_aButtonThatWasLetGoMeanwhilePressesWithItsNextEdge() throws Exception {
    try (DeskOnAChip desk = running()) {
      kernel.edge(BLACK, false, System.nanoTime());
      desk.awaits("\"moved\"", "\"side\":\"black\"");
      goesAndComes(desk, false);
      kernel.edge(WHITE, false, System.nanoTime());
      desk.awaits("\"moved\"", "\"side\":\"white\"");
      kernel.edge(BLACK, false, System.nanoTime() + 50 * MS);
      desk.awaits("\"moved\"", "\"move\":3");
    }
  }

  /** Law 4: polarity is sampled late, so that a press may be told as "up", and twice the same. */
  @Test
  void law4_theFirstEdgeReachesTheDeskWhateverItsLevel() throws Exception {
    try (DeskOnAChip desk = running()) {
      long now = System.nanoTime();
      kernel.edge(BLACK, true, now);
      kernel.edge(BLACK, true, now + 5 * MS);
      kernel.edge(WHITE, true, now + 100 * MS);
      kernel.edge(WHITE, false, now + 101 * MS);
      String moved = desk.awaits("\"moved\"", "\"side\":\"white\"");
      assertThat(moved).endsWith("\"used\":0.1}");
      assertThat(moves(desk)).isEqualTo(2);
    }
  }

  @Test
  void aHundredReopeningsLeaveNothingOpen() throws Exception {
    try (Outlets outlets = outlets()) {
      int open = kernel.openCount();
      outlets.set(OptionalInt.of(BUZZER), true);
      for (int time = 0; time < 100; time++) {
        kernel.unplug(ScriptedKernel.CHIP);
        assertThatThrownBy(outlets::reopen).isInstanceOf(Refusal.class);
        chip = plugged();
        outlets.reopen();
        assertThat(kernel.openCount()).as("reopening %d", time).isEqualTo(open);
      }
      assertThat(kernel.isHigh(chip, BUZZER)).as("it shows what it should").isTrue();
    }
    assertThat(kernel.openCount()).isZero();
    assertThat(kernel.isHigh(chip, BUZZER)).isFalse();
  }

  @Test
  void aHundredReopeningsThatSomebodyHindersLeaveNothingOpen() throws Exception {
    try (Outlets outlets = outlets()) {
      kernel.unplug(ScriptedKernel.CHIP);
      assertThatThrownBy(outlets::reopen).isInstanceOf(Refusal.class);
      int open = kernel.openCount();
      chip = plugged();
      chip.consumers.put(24, "somebody");
      for (int time = 0; time < 100; time++) {
        assertThatThrownBy(outlets::reopen).hasMessageContaining("in use by \"somebody\"");
        assertThat(kernel.openCount()).as("reopening %d", time).isEqualTo(open);
      }
      chip.consumers.remove(24);
      outlets.reopen();
    }
    assertThat(kernel.openCount()).isZero();
  }

  @Test
  void theDeskEndsInMidBeepAndNothingIsLeftSounding() throws Exception {
    try (DeskOnAChip desk = new DeskOnAChip(kernel, data, Map.of())) {
      desk.says("{\"time\":\"0.1s\"}").says("{\"start\":\"black\"}");
      desk.awaits("\"event\":\"flagged\"");
      desk.eventually(() -> kernel.isHigh(chip, BUZZER), "the flag");
    }
    assertThat(kernel.isHigh(chip, BUZZER)).isFalse();
    assertThat(kernel.openCount()).isZero();
  }
}
