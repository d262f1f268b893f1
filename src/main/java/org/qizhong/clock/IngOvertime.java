package org.qizhong.clock;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * T6: after main time up to {@code periods} overtime periods, each bought for {@code points} at the
 * instant the previous time ends; moving does not restore a period; the last one used up = loss.
 */
public record IngOvertime(Duration main, int periods, Duration period, int points)
    implements TimeControl {

  @Override
  public Bank open() {
    return main.isZero()
        ? new Bank.Penalised(Phase.OVERTIME, period, periods - 1, points)
        : new Bank.Penalised(Phase.MAIN, main, periods, 0);
  }

  @Override
  public String notation() {
    return Durations.printMain(main)
        + " + "
        + periods
        + "x"
        + Durations.print(period)
        + "@"
        + points;
  }

  @Override
  public Optional<Duration> periodLength() {
    return Optional.of(period);
  }

  @Override
  public Reading reading(Bank bank) {
    Bank.Penalised now = own(bank);
    return TimeControl.super.reading(bank).withLeft(now.unbought()).withPenalty(now.points());
  }

  @Override
  public Bank cross(Bank bank, Duration after, List<Crossing> due) {
    Bank.Penalised now = own(bank);
    if (now.phase() == Phase.MAIN) {
      Bank opened = new Bank.Penalised(Phase.OVERTIME, period, now.unbought(), now.points());
      due.add(new Crossing.OvertimeBegan(after, reading(opened)));
    }
    if (now.unbought() == 0) {
      due.add(new Crossing.RanOut(after));
      return new Bank.Penalised(Phase.OVERTIME, Duration.ZERO, 0, now.points());
    }
    int total = now.points() + points;
    due.add(new Crossing.PeriodBought(after, points, total));
    return new Bank.Penalised(Phase.OVERTIME, period, now.unbought() - 1, total);
  }

  @Override
  public Bank set(Bank bank, Reading wanted) throws Refusal {
    Readings.has(wanted, true, false, true);
    Bank.Penalised now = own(bank);
    boolean main = wanted.phase() == Phase.MAIN;
    return new Bank.Penalised(
        wanted.phase(),
        wanted.time(),
        Readings.periods(wanted.left(), main ? 1 : 0, main ? periods : now.unbought()),
        Readings.points(wanted.penalty(), now.points()));
  }

  @Override
  public Optional<Duration> elapsed(Bank bank) {
    return Optional.of(bank.usedOf(bank.phase() == Phase.MAIN ? main : period));
  }

  @Override
  public int openingPenalty() {
    return main.isZero() ? points : 0;
  }

  private static Bank.Penalised own(Bank bank) {
    return (Bank.Penalised) bank;
  }
}
