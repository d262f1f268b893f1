package org.qizhong.clock;

import java.time.Duration;
import java.util.Optional;

/** T1: one main time; used up = loss. */
public record Absolute(Duration main) implements TimeControl {
  @Override
  public Bank open() {
    return new Bank.Main(main);
  }

  @Override
  public String notation() {
    return Durations.print(main);
  }

  @Override
  public Optional<Duration> used(Bank bank, Reading shown) {
    return Optional.of(bank.usedOf(main));
  }
}
