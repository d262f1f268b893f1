package org.qizhong.clock;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** T7 simple (US) delay: the first {@code free} of each move costs nothing and is not kept. */
public record Delay(Duration main, Duration free) implements TimeControl {
  @Override
  public Bank open() {
    return new Bank.Delayed(main, free);
  }

  @Override
  public String notation() {
    return Durations.printMain(main) + " + " + Durations.print(free) + " delay";
  }

  @Override
  public boolean isOut(Bank bank) {
    return bank.left().isZero() && own(bank).free().isZero();
  }

  @Override
  public Optional<Duration> untilBoundary(Bank bank) {
    return Optional.of(bank.left().plus(own(bank).free()));
  }

  @Override
  public Bank run(Bank bank, Duration time) {
    Bank.Delayed now = own(bank);
    Duration beyond = time.minus(now.free());
    return beyond.isPositive()
        ? new Bank.Delayed(now.left().minus(beyond), Duration.ZERO)
        : new Bank.Delayed(now.left(), now.free().minus(time));
  }

  @Override
  public Bank cross(Bank bank, Duration after, List<Crossing> due) {
    due.add(new Crossing.RanOut(after));
    return new Bank.Delayed(Duration.ZERO, Duration.ZERO);
  }

  @Override
  public Bank played(Bank bank, Duration used) {
    return new Bank.Delayed(bank.left(), free);
  }

  @Override
  public Bank deduct(Bank bank, Duration time, List<Crossing> due) {
    if (isOut(bank)) {
      return bank;
    }
    Bank.Delayed now = own(bank);
    return time.compareTo(now.left()) < 0
        ? new Bank.Delayed(now.left().minus(time), now.free())
        : cross(bank, now.left(), due);
  }

  private static Bank.Delayed own(Bank bank) {
    return (Bank.Delayed) bank;
  }
}
