package org.qizhong.vm;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;

/**
 * Passes that follow one another at one table. Tracks run side by side, each with a chip and a desk
 * of its own, since most of a pass's time is a hand's.
 *
 * @param label of its chip
 * @param settings of its desk
 */
record Track(
    String name, String label, List<String> settings, List<Function<SimTable, Pass>> passes) {
  private static final long SEED = 20_261_130L;

  /**
   * Shows its passes.
   *
   * @param ready counted down once its desk is there, or will not be
   */
  void run(CountDownLatch ready) {
    try {
      SimTable table = set();
      ready.countDown();
      show(table);
    } catch (Exception failed) {
      ready.countDown();
      Report.fail(name, failed);
    }
  }

  private SimTable set() throws Exception {
    long start = System.nanoTime();
    SimTable table =
        SimTable.set(name, SimChip.labelled(label), SEED, settings.toArray(String[]::new));
    double took = (System.nanoTime() - start) / 1e9;
    Report.say("%s: the desk is ready after %.1f s".formatted(name, took));
    return table;
  }

  private void show(SimTable table) throws Exception {
    try (table) {
      for (Function<SimTable, Pass> pass : passes) {
        if (!Report.show(pass.apply(table))) {
          table.finish(); // what failed has left its match open, and the next opens its own
        }
      }
    }
    table.figures().forEach(line -> Report.say(name + ": " + line));
  }
}
