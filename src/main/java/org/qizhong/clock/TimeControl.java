package org.qizhong.clock;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A time method with its settings, for one side (T8: each side has its own). All of it is pure: a
 * bank goes in, a bank comes out. Every limit is inclusive: time used equal to the limit counts as
 * used up (rules, section T).
 */
public sealed interface TimeControl
    permits Absolute,
        ByoYomi,
        Considerations,
        Canadian,
        IngOvertime,
        Fischer,
        Delay,
        Bronstein,
        Hourglass,
        CountUp {

  /** The bank before the first move. */
  Bank open();

  /** The notation, as {@link Notation#parse} takes it. */
  String notation();

  /** What the face says of {@code bank}. */
  default Reading reading(Bank bank) {
    return Reading.of(phase(bank), bank.left());
  }

  /** How far overtime has gone; empty where the method counts nothing of the kind. */
  default Optional<Progress> progress(Bank bank) {
    return Optional.empty();
  }

  /** The phase of {@code bank}: flagged once it is out. */
  default Phase phase(Bank bank) {
    return isOut(bank) ? Phase.FLAGGED : bank.phase();
  }

  /** Whether time is up. */
  default boolean isOut(Bank bank) {
    return bank.left().isZero();
  }

  /** The running time until something falls due; empty if never. */
  default Optional<Duration> untilBoundary(Bank bank) {
    return Optional.of(bank.left());
  }

  /** {@code bank} after {@code time}, which is shorter than {@link #untilBoundary}. */
  default Bank run(Bank bank, Duration time) {
    return bank.withLeft(bank.left().minus(time));
  }

  /** The bank at its boundary, what falls due there being added to {@code due}. */
  default Bank cross(Bank bank, Duration after, List<Crossing> due) {
    due.add(new Crossing.RanOut(after));
    return bank.withLeft(Duration.ZERO);
  }

  /** The bank after a completed move on which {@code used} was used. */
  default Bank played(Bank bank, Duration used) {
    return bank;
  }

  /** Whether the move just completed, from {@code before} to {@code after}, opened a T5 period. */
  default boolean opensStage(Bank before, Bank after) {
    return false;
  }

  /** The period that is being read aloud; empty where nothing is (C10). */
  default Optional<Countdown> countdown(Bank bank) {
    return Optional.empty();
  }

  /**
   * Both banks after {@code side} has used {@code used}; an hourglass moves time to the other. Law:
   * spending {@code a} and then {@code b} is spending {@code a + b}.
   */
  default Spent spend(BySide<Bank> banks, Side side, Duration used) {
    List<Crossing> due = new ArrayList<>(0);
    Bank bank = spend(banks.of(side), used, due);
    return new Spent(banks.with(side, bank), due);
  }

  /** The bank after {@code used}, whatever falls due being added to {@code due}. */
  default Bank spend(Bank from, Duration used, List<Crossing> due) {
    Bank bank = from;
    Duration spent = Duration.ZERO;
    while (!isOut(bank)) {
      Duration rest = used.minus(spent);
      Optional<Duration> until = untilBoundary(bank);
      if (until.isEmpty() || rest.compareTo(until.get()) < 0) {
        return run(bank, rest);
      }
      spent = spent.plus(until.get());
      bank = cross(bank, spent, due);
    }
    return bank;
  }

  /** R1: the bank after a deduction for lateness, in which delay and hourglass play no part. */
  default Bank deduct(Bank bank, Duration time, List<Crossing> due) {
    return spend(bank, time, due);
  }

  /** R17: {@code by} added to what is running; refused where nothing would be left. */
  default Bank adjusted(Bank bank, Duration by) throws Refusal {
    Duration left = bank.left().plus(by);
    if (left.isNegative() || left.isZero()) {
      throw new Refusal("adjusting by " + Durations.print(by) + " would leave nothing");
    }
    if (left.compareTo(Durations.LONGEST) > 0) {
      throw new Refusal("adjusting by " + Durations.print(by) + " would leave more than 30 years");
    }
    return bank.withLeft(left);
  }

  /** R14, R15: the bank that shows {@code wanted}; what {@code wanted} leaves out stays. */
  default Bank set(Bank bank, Reading wanted) throws Refusal {
    Readings.has(wanted, Phase.MAIN, false, false, false);
    return bank.withLeft(wanted.time());
  }

  /**
   * R14: what has been used as far as {@code shown}, the reading of {@code bank}, tells: of the
   * main time or period that it counts, or in all where every second is accounted for. Empty where
   * it does not tell, since moves have given time back.
   */
  default Optional<Duration> used(Bank bank, Reading shown) {
    return Optional.empty();
  }

  /**
   * R14: {@code truly} was used instead of {@code counted}, which is {@link #used}; nothing left:
   * refused.
   */
  default Bank withUsed(Bank bank, Reading shown, Duration counted, Duration truly) throws Refusal {
    return adjusted(bank, counted.minus(truly));
  }

  /** C7: the bank whose period's elapsed time is {@code from}, which is not more than it is. */
  default Bank reread(Bank bank, Duration from) throws Refusal {
    Countdown now =
        countdown(bank).orElseThrow(() -> new Refusal("reread: no period is being read"));
    if (from.compareTo(now.elapsed()) > 0) {
      throw new Refusal(
          "reread: only " + Durations.print(now.elapsed()) + " of the period have passed");
    }
    return bank.withLeft(now.length().minus(from));
  }

  /** Whether a referee reads its overtime aloud (T2, T3, T4). */
  default boolean isReadAloud() {
    return false;
  }

  /** R11: the bank when time up is ruled a pass. */
  default Bank ruledPass(Bank bank) throws Refusal {
    throw new Refusal("rule-pass: only where overtime is read aloud (T2, T3, T4)");
  }

  /** The length of a period or consideration; empty where the method has none. */
  default Optional<Duration> periodLength() {
    return Optional.empty();
  }

  /** What the first period costs at the very start, in points: T6 without main time; else 0. */
  default int openingPenalty() {
    return 0;
  }
}
