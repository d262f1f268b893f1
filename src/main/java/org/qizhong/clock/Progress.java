package org.qizhong.clock;

/** How far a side's overtime has gone, beyond what its reading says. */
public sealed interface Progress {

  /**
   * T5.
   *
   * @param number of the stage, from 1; the last one repeats
   * @param moves what was set for it
   */
  record InStage(int number, int moves) implements Progress {}

  /**
   * T4.
   *
   * @param running whether a consideration runs, not the move's base time
   * @param taken considerations taken so far
   */
  record Considered(boolean running, int taken) implements Progress {}
}
