package org.qizhong.clock;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * T5: after main time a number of moves must be made within a period; completing them opens the
 * next one. The move being thought about when main time ends is the first of them.
 *
 * @param stages one after the other, the last repeating; never empty
 * @param carry whether unused time moves on to the next period (cn-2002 art. 12.5)
 */
public record Canadian(Duration main, List<Stage> stages, boolean carry) implements TimeControl {

  /** {@code moves} to be made within {@code time}. */
  public record Stage(int moves, Duration time) {}

  public Canadian {
    stages = List.copyOf(stages);
  }

  @Override
  public Bank open() {
    Stage first = stages.getFirst();
    return main.isZero()
        ? new Bank.Stage(Phase.OVERTIME, first.time(), first.moves(), 0)
        : new Bank.Stage(Phase.MAIN, main, first.moves(), 0);
  }

  @Override
  public String notation() {
    return Durations.printMain(main)
        + " + "
        + stages.stream()
            .map(stage -> stage.moves() + "/" + Durations.print(stage.time()))
            .collect(Collectors.joining(", "))
        + (carry ? " carry" : "");
  }

  @Override
  public Reading reading(Bank bank) {
    Reading plain = TimeControl.super.reading(bank);
    return bank.phase() == Phase.MAIN ? plain : plain.withMoves(own(bank).moves());
  }

  @Override
  public Optional<Progress> progress(Bank bank) {
    int stage = own(bank).stage();
    return bank.phase() == Phase.MAIN
        ? Optional.empty()
        : Optional.of(new Progress.InStage(stage + 1, stages.get(stage).moves()));
  }

  @Override
  public Bank cross(Bank bank, Duration after, List<Crossing> due) {
    if (bank.phase() == Phase.OVERTIME) {
      return TimeControl.super.cross(bank, after, due);
    }
    Stage first = stages.getFirst();
    Bank opened = new Bank.Stage(Phase.OVERTIME, first.time(), first.moves(), 0);
    due.add(new Crossing.OvertimeBegan(after, reading(opened)));
    return opened;
  }

  @Override
  public Bank played(Bank bank, Duration used) {
    Bank.Stage now = own(bank);
    if (now.phase() == Phase.MAIN) {
      return now;
    }
    if (now.moves() > 1) {
      return new Bank.Stage(Phase.OVERTIME, now.left(), now.moves() - 1, now.stage());
    }
    int next = Math.min(now.stage() + 1, stages.size() - 1);
    Duration time = stages.get(next).time();
    return new Bank.Stage(
        Phase.OVERTIME, carry ? time.plus(now.left()) : time, stages.get(next).moves(), next);
  }

  @Override
  public boolean opensStage(Bank before, Bank after) {
    return before.phase() == Phase.OVERTIME && own(before).moves() == 1;
  }

  @Override
  public Bank set(Bank bank, Reading wanted) throws Refusal {
    boolean main = wanted.phase() == Phase.MAIN;
    Readings.has(wanted, false, !main, false);
    if (main) {
      return new Bank.Stage(Phase.MAIN, wanted.time(), stages.getFirst().moves(), 0);
    }
    Bank.Stage now = own(bank);
    int number = Readings.stage(wanted.stage(), now.stage() + 1);
    return new Bank.Stage(
        Phase.OVERTIME,
        wanted.time(),
        Readings.moves(wanted.moves(), now.moves()),
        Math.min(number, stages.size()) - 1);
  }

  @Override
  public Optional<Duration> used(Bank bank, Reading shown) {
    if (bank.phase() == Phase.MAIN) {
      return Optional.of(bank.usedOf(main));
    }
    Duration given = isAccounted(shown) ? given(shown) : stages.get(own(bank).stage()).time();
    return Optional.of(bank.usedOf(given));
  }

  /** Main time that had truly not ended is there again, and the first period still to come. */
  @Override
  public Bank withUsed(Bank bank, Reading shown, Duration counted, Duration truly) throws Refusal {
    boolean inMain =
        bank.phase() == Phase.OVERTIME && isAccounted(shown) && truly.compareTo(main) < 0;
    return inMain
        ? new Bank.Stage(Phase.MAIN, main.minus(truly), stages.getFirst().moves(), 0)
        : TimeControl.super.withUsed(bank, shown, counted, truly);
  }

  /** Where unused time moves on, what is left tells what was used in all the periods there were. */
  private boolean isAccounted(Reading shown) {
    return carry && shown.stage().isPresent();
  }

  private Duration given(Reading shown) {
    Duration given = main;
    for (int number = 1; number <= shown.stage().getAsInt(); number++) {
      given = given.plus(stages.get(Math.min(number, stages.size()) - 1).time());
    }
    return given;
  }

  private static Bank.Stage own(Bank bank) {
    return (Bank.Stage) bank;
  }
}
