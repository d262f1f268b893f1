package org.qizhong.clock;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * T4, TV rapid: each move has its base time; at its end one consideration is taken, used whole even
 * after one second. None left and the time out = loss.
 *
 * @param consideration length of one; zero when {@code count} is 0
 */
public record Considerations(Duration base, int count, Duration consideration)
    implements TimeControl {

  @Override
  public Bank open() {
    return new Bank.PerMove(false, base, count);
  }

  @Override
  public String notation() {
    String move = Durations.print(base) + "/move";
    return count == 0 ? move : move + " + " + count + "x" + Durations.print(consideration);
  }

  @Override
  public Optional<Duration> periodLength() {
    return count == 0 ? Optional.empty() : Optional.of(consideration);
  }

  @Override
  public Reading reading(Bank bank) {
    return TimeControl.super.reading(bank).withLeft(own(bank).untaken());
  }

  /** A referee can have given more than were set; then none count as taken (R14). */
  @Override
  public Optional<Progress> progress(Bank bank) {
    Bank.PerMove now = own(bank);
    return Optional.of(
        new Progress.Considered(now.consideration(), Math.max(0, count - now.untaken())));
  }

  @Override
  public Bank cross(Bank bank, Duration after, List<Crossing> due) {
    Bank.PerMove now = own(bank);
    if (now.untaken() == 0) {
      due.add(new Crossing.RanOut(after));
      return now.withLeft(Duration.ZERO);
    }
    int untaken = now.untaken() - 1;
    due.add(new Crossing.PeriodUsed(after, untaken));
    return new Bank.PerMove(true, consideration, untaken);
  }

  @Override
  public Bank played(Bank bank, Duration used) {
    return new Bank.PerMove(false, base, own(bank).untaken());
  }

  @Override
  public Optional<Countdown> countdown(Bank bank) {
    if (isOut(bank)) {
      return Optional.empty();
    }
    Bank.PerMove now = own(bank);
    Duration length = now.consideration() ? consideration : base;
    return Optional.of(
        new Countdown(length, now.left(), now.untaken() == 0, Math.max(0, now.untaken() - 1)));
  }

  @Override
  public Bank set(Bank bank, Reading wanted) throws Refusal {
    Readings.has(wanted, Phase.OVERTIME, true, false, false);
    if (wanted.left().orElse(0) > 0 && count == 0) {
      throw new Refusal("set: this time method has no considerations");
    }
    Bank.PerMove now = own(bank);
    return new Bank.PerMove(
        now.consideration(), wanted.time(), Readings.periods(wanted.left(), 0, now.untaken()));
  }

  @Override
  public Optional<Duration> used(Bank bank, Reading shown) {
    return Optional.of(bank.usedOf(own(bank).consideration() ? consideration : base));
  }

  @Override
  public boolean isReadAloud() {
    return true;
  }

  @Override
  public Bank ruledPass(Bank bank) {
    return new Bank.PerMove(false, base, 0);
  }

  private static Bank.PerMove own(Bank bank) {
    return (Bank.PerMove) bank;
  }
}
