package org.qizhong.gpio;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From the kernel's edges to moves, lamps and the buzzer, through Pi4J and the desk. */
class ButtonsReachTheDeskTest {
  private static final int BLACK = 17;
  private static final int WHITE = 27;
  private static final int BUZZER = 22;
  private static final int BLACK_LAMP = 23;
  private static final int WHITE_LAMP = 24;
  private static final long MS = 1_000_000;

  @TempDir private Path data;
  private final ScriptedKernel kernel = new ScriptedKernel();
  private final ScriptedKernel.Device chip =
      kernel.plug(ScriptedKernel.CHIP, new ScriptedKernel.Device("pinctrl-rp1", 54));

  private void tap(int line, long stamp) {
    kernel.edge(line, false, stamp);
    kernel.edge(line, true, stamp + 60 * MS);
  }

  @Test
  void pressesBecomeMovesAtTheKernelsStampAndTheLampsFollow() throws Exception {
    try (DeskOnAChip desk = new DeskOnAChip(kernel, data, Map.of())) {
      desk.awaits("\"event\":\"desk\"", "\"buttons\":\"gpio\"", "\"swapped\":false");
      assertThat(chip.consumers)
          .containsEntry(BLACK, "qizhong buttons")
          .containsEntry(WHITE, "qizhong buttons")
          .containsEntry(BUZZER, "qizhong buzzer")
          .containsEntry(BLACK_LAMP, "qizhong lamps");
      desk.says("{\"time\":\"60m\"}").says("{\"start\":\"black\"}");
      desk.awaits("\"event\":\"started\"");
      desk.eventually(() -> kernel.isHigh(chip, BLACK_LAMP), "Black's lamp");
      desk.eventually(() -> chip.driven.contains(BUZZER + " high"), "the start is sounded");
      long first = System.nanoTime();
      tap(BLACK, first);
      desk.awaits("\"event\":\"moved\"", "\"side\":\"black\"");
      desk.eventually(() -> kernel.isHigh(chip, WHITE_LAMP), "White's lamp");
      desk.eventually(() -> !kernel.isHigh(chip, BLACK_LAMP), "Black's lamp is out");
      tap(WHITE, first + 250 * MS);
      String moved = desk.awaits("\"event\":\"moved\"", "\"side\":\"white\"");
      assertThat(moved).endsWith("\"used\":0.25}");
    }
    assertThat(kernel.openCount()).as("everything is given back").isZero();
    assertThat(chip.levels)
        .containsEntry(BUZZER, false)
        .containsEntry(BLACK_LAMP, false)
        .containsEntry(WHITE_LAMP, false);
  }
}
