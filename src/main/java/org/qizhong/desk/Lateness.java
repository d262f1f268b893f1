package org.qizhong.desk;

import java.time.Duration;
import java.util.Arrays;

/** How late happenings were shown after their instants; for deadlines beyond the settle time. */
public final class Lateness {
  private static final long STEP = 100_000;
  private static final int STEPS = 10_000;

  private final int[] counts = new int[STEPS + 1];
  private long worst;
  private int total;

  synchronized void add(long nanos) {
    long late = Math.max(0, nanos);
    counts[(int) Math.min(STEPS, late / STEP)]++;
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

  /** What {@code share} (0…1) of them were not later than, to 0.1 ms, rounded up. */
  public synchronized Duration within(double share) {
    long wanted = (long) Math.ceil(share * total);
    long seen = 0;
    for (int step = 0; step <= STEPS; step++) {
      seen += counts[step];
      if (seen >= wanted) {
        return Duration.ofNanos(Math.min(worst, (step + 1) * STEP));
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
