package org.qizhong.clock;

import java.time.Duration;

/** T7 Bronstein: after a completed move the time used on it comes back, up to {@code back}. */
public record Bronstein(Duration main, Duration back) implements TimeControl {
  @Override
  public Bank open() {
    return new Bank.Main(main);
  }

  @Override
  public String notation() {
    return Durations.print(main) + " + " + Durations.print(back) + " bronstein";
  }

  @Override
  public Bank played(Bank bank, Duration used) {
    return bank.withLeft(bank.left().plus(used.compareTo(back) < 0 ? used : back));
  }
}
