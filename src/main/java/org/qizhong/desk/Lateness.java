package org.qizhong.desk;

import java.time.Duration;
import java.util.Arrays;

/** How late things were after their instants, such as happenings shown. */
public final class Lateness {
  private static final int STEPS = 10_000;

  private final int[] counts = new int[STEPS + 1];
  private final long step;
  private long worst;
  private int total;

  /**
   * @param step how finely it is counted; ten thousand steps and more are one
   */
  public Lateness(Duration step) {
    this.step = step.toNanos();
  }

  /** One was late by so many nanoseconds. */
  public synchronized void add(long nanos) {
    long late = Math.max(0, nanos);
    counts[(int) Math.min(STEPS, late / step)]++;
    worst = Math.max(worst, late);
    total++;
  }

  /** How many were counted. */
  public synchronized int total() {
    return total;
  }

  /** The latest. */
  public synchronized Duration worst() {
    return Duration.ofNanos(worst);
  }

  /** What {@code share} (0…1) of them were not later than, to a step, rounded up. */
  public synchronized Duration within(double share) {
    long wanted = (long) Math.ceil(share * total);
    long seen = 0;
    for (int steps = 0; steps < STEPS; steps++) {
      seen += counts[steps];
      if (seen >= wanted) {
        return Duration.ofNanos(Math.min(worst, (steps + 1) * step));
      }
    }
    return worst();
  }

  @Override
  public synchronized String toString() {
    return Arrays.stream(counts).sum()
        + " happenings, p99 "
        + within(0.99).toNanos() / 1_000
        + " µs, worst "
        + worst / 1_000
        + " µs";
  }
}
