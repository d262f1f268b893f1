package org.qizhong.clock;

import java.time.Duration;

/** What a side still has. Each method has a bank of its own, so nothing is held that it lacks. */
public sealed interface Bank {

  /** Left in main time or in the current period; {@link Counted}: the time used. */
  Duration left();

  /** {@link Phase#MAIN} or {@link Phase#OVERTIME}. */
  Phase phase();

  /** The same bank with another {@link #left}. */
  Bank withLeft(Duration left);

  /** What is used of {@code full}; nothing where more than it is left. */
  default Duration usedOf(Duration full) {
    Duration used = full.minus(left());
    return used.isNegative() ? Duration.ZERO : used;
  }

  /** T1, and T7's Fischer, Bronstein and hourglass: one time. */
  record Main(Duration left) implements Bank {
    @Override
    public Phase phase() {
      return Phase.MAIN;
    }

    @Override
    public Main withLeft(Duration time) {
      return new Main(time);
    }
  }

  /**
   * T7 simple delay.
   *
   * @param free what is still free of this move
   */
  record Delayed(Duration left, Duration free) implements Bank {
    @Override
    public Phase phase() {
      return Phase.MAIN;
    }

    @Override
    public Delayed withLeft(Duration time) {
      return new Delayed(time, free);
    }
  }

  /**
   * T2, T3.
   *
   * @param periods still there, the current one included; in main time those to come
   */
  record Periods(Phase phase, Duration left, int periods) implements Bank {
    @Override
    public Periods withLeft(Duration time) {
      return new Periods(phase, time, periods);
    }
  }

  /**
   * T4.
   *
   * @param consideration whether a consideration is running rather than the move's base time
   * @param untaken considerations that can still be taken
   */
  record PerMove(boolean consideration, Duration left, int untaken) implements Bank {
    @Override
    public Phase phase() {
      return Phase.OVERTIME;
    }

    @Override
    public PerMove withLeft(Duration time) {
      return new PerMove(consideration, time, untaken);
    }
  }

  /**
   * T5.
   *
   * @param moves still to make in this period; in main time those of the first period
   * @param stage index of the stage from 0
   */
  record Stage(Phase phase, Duration left, int moves, int stage) implements Bank {
    @Override
    public Stage withLeft(Duration time) {
      return new Stage(phase, time, moves, stage);
    }
  }

  /**
   * T6.
   *
   * @param unbought periods not yet bought
   * @param points penalty taken so far
   */
  record Penalised(Phase phase, Duration left, int unbought, int points) implements Bank {
    @Override
    public Penalised withLeft(Duration time) {
      return new Penalised(phase, time, unbought, points);
    }
  }

  /** T7 counting up: here {@code left} is the time used. */
  record Counted(Duration left) implements Bank {
    @Override
    public Phase phase() {
      return Phase.MAIN;
    }

    @Override
    public Counted withLeft(Duration time) {
      return new Counted(time);
    }
  }
}
