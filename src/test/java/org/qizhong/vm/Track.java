package org.qizhong.vm;

import java.io.IOException;
import java.util.List;
import java.util.function.Function;

/**
 * Passes that follow one another at one table. Tracks run side by side, each with a chip and a desk
 * of its own, since most of a pass's time is a hand's.
 *
 * @param settings of the desk
 */
record Track(
    String name, String label, List<String> settings, List<Function<SimTable, Pass>> passes)
    implements Runnable {
  private static final long SEED = 20_261_130L;

  @Override
  public void run() {
    long start = System.nanoTime();
    SimTable table;
    try {
      table = SimTable.set(name, SimChip.labelled(label), SEED, settings.toArray(String[]::new));
    } catch (Exception failed) {
      passes.forEach(pass -> Report.fail(name, failed));
      return;
    }
    Report.say("%s: the desk is ready after %.1f s".formatted(name, seconds(start)));
    try (table) {
      for (Function<SimTable, Pass> pass : passes) {
        if (!Report.show(pass.apply(table))) {
          table.finish(); // what failed has left its match open, and the next opens its own
        }
      }
    } catch (Exception failed) {
      Report.fail(name, failed);
    }
    figures(table);
  }

  private void figures(SimTable table) {
    try {
      table.figures().forEach(line -> Report.say(name + ": " + line));
    } catch (IOException gone) {
      Report.fail(name, gone);
    }
  }

  private static double seconds(long since) {
    return (System.nanoTime() - since) / 1e9;
  }
}
