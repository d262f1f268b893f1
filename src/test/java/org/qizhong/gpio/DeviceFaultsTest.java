package org.qizhong.gpio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Device faults are told to the desk, never swallowed; the clock goes on through them. */
class DeviceFaultsTest {
  private static final int BLACK = 17;
  private static final int WHITE = 27;
  private static final int BLACK_LAMP = 23;
  private static final int WHITE_LAMP = 24;
  private static final long MS = 1_000_000;

  @TempDir private Path data;
  private final ScriptedKernel kernel = new ScriptedKernel();
  private ScriptedKernel.Device chip = device();

  private ScriptedKernel.Device device() {
    return kernel.plug(ScriptedKernel.CHIP, new ScriptedKernel.Device("pinctrl-rp1", 54));
  }

  private DeskOnAChip started() throws Exception {
    DeskOnAChip desk = new DeskOnAChip(kernel, data, Map.of());
    desk.says("{\"time\":\"60m\"}").says("{\"start\":\"black\"}");
    desk.awaits("\"event\":\"started\"");
    return desk;
  }

  @Test
  void aChipThatVanishesIsToldAndFoundAgain() throws Exception {
    try (DeskOnAChip desk = started()) {
      kernel.unplug(ScriptedKernel.CHIP);
      desk.awaits("\"alarm\"", "\"what\":\"buttons\"", "the device has gone");
      desk.awaits("\"event\":\"desk\"", "\"buttons\":\"screen\"");
      desk.says("{\"press\":\"black\"}");
      desk.awaits("\"event\":\"moved\"", "\"side\":\"black\"");
      desk.awaits("\"alarm\"", "\"what\":\"buttons\"", "no GPIO chip is there");
      int before = desk.lines.size();
      chip = device();
      desk.awaits(before, "\"alarm\"", "\"what\":\"buttons\"", "\"reason\":\"\"");
      desk.awaits(before, "\"event\":\"desk\"", "\"buttons\":\"gpio\"");
      desk.eventually(() -> kernel.isHigh(chip, WHITE_LAMP), "White's lamp on the new chip");
      kernel.edge(WHITE, false, System.nanoTime());
      desk.awaits(before, "\"event\":\"moved\"", "\"side\":\"white\"");
    }
    assertThat(kernel.openCount()).isZero();
  }

  @Test
  void aGapInTheSequenceIsTold() throws Exception {
    try (DeskOnAChip desk = started()) {
      long now = System.nanoTime();
      kernel.edge(BLACK, false, now);
      kernel.edge(BLACK, true, now + 100 * MS, 3);
      desk.awaits("\"alarm\"", "\"what\":\"buttons\"", "edges were lost between", "a press may be");
      kernel.edge(WHITE, false, now + 200 * MS);
      desk.awaits("\"event\":\"moved\"", "\"side\":\"white\"");
    }
  }

  /** Seen on the real kernel under chatter: it merges edges that come before it has time. */
  @Test
  void edgesThatTheKernelHasMergedAreNoLoss() throws Exception {
    try (DeskOnAChip desk = started()) {
      long now = System.nanoTime();
      kernel.mergedEdge(BLACK, true, now, 1);
      kernel.mergedEdge(BLACK, false, now + 2 * MS, 4);
      kernel.edge(WHITE, false, now + 200 * MS);
      desk.awaits("\"event\":\"moved\"", "\"side\":\"white\"");
      assertThat(desk.lines)
          .noneMatch(line -> line.contains("alarm"))
          .filteredOn(line -> line.contains("\"moved\""))
          .hasSize(2);
    }
  }

  @Test
  void edgesOfTheTwoLinesThatComeInTheOtherOrderAreNoLoss() throws Exception {
    try (DeskOnAChip desk = started()) {
      long now = System.nanoTime();
      kernel.edge(WHITE, false, now + MS);
      kernel.edge(BLACK, false, now);
      desk.awaits("\"event\":\"moved\"", "\"side\":\"black\"");
      desk.says("{\"read\":true}");
      desk.awaits("\"event\":\"reading\"");
      assertThat(desk.lines)
          .noneMatch(line -> line.contains("alarm"))
          .filteredOn(line -> line.contains("\"moved\""))
          .hasSize(1);
    }
  }

  @Test
  void anOverrunBeforeTheFirstEdgeIsTold() throws Exception {
    try (DeskOnAChip desk = started()) {
      kernel.edge(BLACK, false, System.nanoTime(), 1);
      desk.awaits("\"alarm\"", "edges were lost between");
    }
  }

  /** The one that was dropped is the quiet button's, and no number of the other's shows it. */
  @Test
  void aQueueThatWasFullIsToldAtOnceThoughTheQuietButtonSaysNothing() throws Exception {
    try (DeskOnAChip desk = started()) {
      long now = System.nanoTime();
      kernel.unread(
          () -> {
            kernel.edge(BLACK, false, now);
            for (int edge = 0; edge < 1024; edge++) {
              kernel.edge(WHITE, edge % 2 == 1, now + 1_000 * (1 + edge));
            }
          });
      desk.awaits("\"alarm\"", "\"what\":\"buttons\"", "edges were lost between", "a press may be");
    }
  }

  @Test
  void aQueueThatWasNotFullYetHasLostNothing() throws Exception {
    try (DeskOnAChip desk = started()) {
      long now = System.nanoTime();
      kernel.unread(
          () -> {
            kernel.edge(BLACK, false, now);
            for (int edge = 0; edge < 1022; edge++) {
              kernel.edge(WHITE, edge % 2 == 1, now + 1_000 * (1 + edge));
            }
          });
      desk.awaits("\"event\":\"moved\"", "\"side\":\"black\"");
      assertThat(desk.lines).noneMatch(line -> line.contains("edges were lost"));
    }
  }

  @Test
  void whatPi4jRefusesLeavesNothingOpen() throws Exception {
    kernel.refuseToDrive(WHITE_LAMP);
    assertThatThrownBy(() -> new DeskOnAChip(kernel, data, Map.of()))
        .isInstanceOf(org.qizhong.clock.Refusal.class);
    assertThat(kernel.openCount()).isZero();
  }

  @Test
  void aShortReadIsALostLine() throws Exception {
    try (DeskOnAChip desk = started()) {
      kernel.shortRead(8);
      kernel.edge(BLACK, false, System.nanoTime());
      desk.awaits("\"alarm\"", "\"what\":\"buttons\"", "a read of 40 bytes");
      desk.awaits("\"alarm\"", "\"what\":\"buttons\"", "\"reason\":\"\"");
    }
  }

  @Test
  void aLampThatCannotBeDrivenIsToldAndTheChipIsOpenedAnew() throws Exception {
    try (DeskOnAChip desk = started()) {
      desk.eventually(this::isLitForBlack, "the lamps, so that the next attempt is the press's");
      kernel.refuseToDrive(WHITE_LAMP);
      kernel.edge(BLACK, false, System.nanoTime());
      desk.awaits("\"alarm\"", "\"what\":\"buttons\"", "line 24 cannot be driven: ");
      desk.awaits("\"alarm\"", "\"what\":\"buttons\"", "\"reason\":\"\"");
      desk.eventually(() -> kernel.isHigh(chip, WHITE_LAMP), "White's lamp");
    }
  }

  private boolean isLitForBlack() {
    List<String> driven = kernel.driven(chip);
    int lit = driven.lastIndexOf(BLACK_LAMP + " high");
    return lit >= 0 && driven.lastIndexOf(WHITE_LAMP + " low") > lit;
  }

  @Test
  void aButtonThatIsHeldWhileTheDeskComesDoesNotPressWhenItIsLetGo() throws Exception {
    chip.levels.put(BLACK, false);
    try (DeskOnAChip desk = started()) {
      long now = System.nanoTime();
      kernel.edge(BLACK, true, now);
      kernel.edge(BLACK, false, now + 200 * MS);
      String moved = desk.awaits("\"event\":\"moved\"", "\"side\":\"black\"");
      assertThat(desk.lines.stream().filter(line -> line.contains("\"moved\""))).hasSize(1);
      assertThat(moved).contains("\"move\":1");
    }
  }

  @Test
  void theSidesExchangedTheOtherButtonPressesAndItIsKept() throws Exception {
    try (DeskOnAChip desk = new DeskOnAChip(kernel, data, Map.of())) {
      desk.says("{\"buttons\":{\"swapped\":true}}");
      desk.awaits("\"event\":\"desk\"", "\"swapped\":true");
      desk.says("{\"time\":\"60m\"}").says("{\"start\":\"black\"}");
      desk.awaits("\"event\":\"started\"");
      desk.eventually(
          () -> kernel.isHigh(chip, WHITE_LAMP), "the lamp wired as White's is Black's");
      kernel.edge(WHITE, false, System.nanoTime());
      desk.awaits("\"event\":\"moved\"", "\"side\":\"black\"");
      desk.eventually(this::isKept, "kept");
    }
  }

  private boolean isKept() {
    try {
      return GpioSettings.load(data).swapped();
    } catch (org.qizhong.clock.Refusal half) {
      throw new AssertionError(half);
    }
  }
}
