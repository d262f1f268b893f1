package org.qizhong.clock;

import java.time.Duration;
import java.util.ArrayList;
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

  /** A period is not restored by moving, so what is left tells what was used in all. */
  @Override
  public Optional<Duration> used(Bank bank, Reading shown) {
    if (bank.phase() == Phase.MAIN) {
      return Optional.of(bank.usedOf(main));
    }
    Duration part = bank.usedOf(period);
    return Optional.of(
        isAccounted(bank, shown)
            ? main.plus(period.multipliedBy(bought(bank) - 1L)).plus(part)
            : part);
  }

  /** Periods that were truly not begun are not bought, nor paid for; or more of them are. */
  @Override
  public Bank withUsed(Bank bank, Reading shown, Duration counted, Duration truly) throws Refusal {
    if (!isAccounted(bank, shown)) {
      return TimeControl.super.withUsed(bank, shown, counted, truly);
    }
    Bank.Penalised wrong = own(spend(open(), counted, new ArrayList<>()));
    Bank.Penalised right = own(spend(open(), truly, new ArrayList<>()));
    Bank.Penalised now = own(bank);
    int unbought = now.unbought() + right.unbought() - wrong.unbought();
    int paid = now.points() + right.points() - wrong.points();
    if (isOut(right) || unbought < 0) {
      throw new Refusal("this would leave nothing");
    }
    return new Bank.Penalised(right.phase(), right.left(), unbought, Math.max(0, paid));
  }

  /** Whether {@code shown} says how many periods were bought, and no more than there are. */
  private boolean isAccounted(Bank bank, Reading shown) {
    return bank.phase() == Phase.MAIN
        ? own(bank).unbought() == periods
        : shown.left().isPresent() && bought(bank) >= 1;
  }

  private int bought(Bank bank) {
    return periods - own(bank).unbought();
  }

  @Override
  public int openingPenalty() {
    return main.isZero() ? points : 0;
  }

  private static Bank.Penalised own(Bank bank) {
    return (Bank.Penalised) bank;
  }
}
