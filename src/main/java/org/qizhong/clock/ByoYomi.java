package org.qizhong.clock;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * T2, T3: main time, then periods. A move shorter than the period costs nothing; each full period
 * uses one and the count starts again within the same move; the last one used up = loss.
 *
 * @param inside whether the announcement counts the periods into the limit ("2h incl 5x60s")
 */
public record ByoYomi(Duration main, int periods, Duration period, boolean inside)
    implements TimeControl {

  @Override
  public Bank open() {
    return main.isZero()
        ? new Bank.Periods(Phase.OVERTIME, period, periods)
        : new Bank.Periods(Phase.MAIN, main, periods);
  }

  @Override
  public String notation() {
    String reserve = periods + "x" + Durations.print(period);
    return inside
        ? Durations.print(main.plus(period.multipliedBy(periods))) + " incl " + reserve
        : Durations.printMain(main) + " + " + reserve;
  }

  @Override
  public Optional<Duration> periodLength() {
    return Optional.of(period);
  }

  @Override
  public Reading reading(Bank bank) {
    return TimeControl.super.reading(bank).withLeft(own(bank).periods());
  }

  @Override
  public Bank cross(Bank bank, Duration after, List<Crossing> due) {
    Bank.Periods now = own(bank);
    if (now.phase() == Phase.MAIN) {
      Bank opened = new Bank.Periods(Phase.OVERTIME, period, now.periods());
      due.add(new Crossing.OvertimeBegan(after, reading(opened)));
      return opened;
    }
    int left = now.periods() - 1;
    due.add(new Crossing.PeriodUsed(after, left));
    if (left == 0) {
      due.add(new Crossing.RanOut(after));
      return new Bank.Periods(Phase.OVERTIME, Duration.ZERO, 0);
    }
    return new Bank.Periods(Phase.OVERTIME, period, left);
  }

  @Override
  public Bank played(Bank bank, Duration used) {
    return bank.phase() == Phase.OVERTIME ? bank.withLeft(period) : bank;
  }

  @Override
  public Optional<Countdown> countdown(Bank bank) {
    Bank.Periods now = own(bank);
    return now.phase() == Phase.MAIN || isOut(bank)
        ? Optional.empty()
        : Optional.of(new Countdown(period, now.left(), now.periods() == 1, now.periods() - 1));
  }

  @Override
  public Bank set(Bank bank, Reading wanted) throws Refusal {
    Readings.has(wanted, true, false, false);
    int kept = wanted.phase() == Phase.MAIN ? periods : own(bank).periods();
    return new Bank.Periods(
        wanted.phase(), wanted.time(), Readings.periods(wanted.left(), 1, kept));
  }

  @Override
  public Optional<Duration> used(Bank bank, Reading shown) {
    return Optional.of(bank.usedOf(bank.phase() == Phase.MAIN ? main : period));
  }

  @Override
  public boolean isReadAloud() {
    return true;
  }

  @Override
  public Bank ruledPass(Bank bank) {
    return new Bank.Periods(Phase.OVERTIME, period, 1);
  }

  private static Bank.Periods own(Bank bank) {
    return (Bank.Periods) bank;
  }
}
