package org.qizhong.clock;

import java.time.Duration;
import java.util.Optional;

/**
 * T7 Fischer: the increment is there from the first move and comes again after each completed one.
 *
 * @param cap the increment never raises the time above it, and never lowers it
 */
public record Fischer(Duration main, Duration increment, Optional<Duration> cap)
    implements TimeControl {

  @Override
  public Bank open() {
    return new Bank.Main(incremented(main));
  }

  @Override
  public String notation() {
    return Durations.printMain(main)
        + " + "
        + Durations.print(increment)
        + "/move"
        + cap.map(most -> " max " + Durations.print(most)).orElse("");
  }

  @Override
  public Bank played(Bank bank, Duration used) {
    return bank.withLeft(incremented(bank.left()));
  }

  private Duration incremented(Duration left) {
    Duration more = left.plus(increment);
    if (cap.isEmpty() || more.compareTo(cap.get()) <= 0) {
      return more;
    }
    return left.compareTo(cap.get()) > 0 ? left : cap.get();
  }
}
