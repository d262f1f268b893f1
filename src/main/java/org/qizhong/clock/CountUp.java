package org.qizhong.clock;

import java.time.Duration;
import java.util.Optional;

/** T7 count-up: shows the time used and never ends. */
public record CountUp() implements TimeControl {
  @Override
  public Bank open() {
    return new Bank.Counted(Duration.ZERO);
  }

  @Override
  public String notation() {
    return "up";
  }

  @Override
  public boolean isOut(Bank bank) {
    return false;
  }

  @Override
  public Optional<Duration> untilBoundary(Bank bank) {
    return Optional.empty();
  }

  @Override
  public Bank run(Bank bank, Duration time) {
    return bank.withLeft(bank.left().plus(time));
  }

  @Override
  public Optional<Duration> used(Bank bank, Reading shown) {
    return Optional.of(bank.left());
  }

  @Override
  public Bank withUsed(Bank bank, Reading shown, Duration counted, Duration truly) {
    return bank.withLeft(truly);
  }
}
