package org.qizhong.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.qizhong.clock.Bank;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Crossing;
import org.qizhong.clock.Reading;
import org.qizhong.clock.Side;
import org.qizhong.clock.Spent;
import org.qizhong.clock.TimeControl;

/**
 * Both sides' time.
 *
 * @param methods each side's own (T8)
 * @param used running time since each side's last completed turn
 * @param ran running time of the whole match
 * @param instead what sides would have without the rulings that can still be withdrawn, the latest
 *     last
 */
public record Clocks(
    BySide<TimeControl> methods,
    BySide<Bank> banks,
    BySide<Duration> used,
    Duration ran,
    List<Instead> instead) {

  public Clocks {
    instead = List.copyOf(instead);
  }

  static Clocks open(BySide<TimeControl> methods) {
    return new Clocks(
        methods,
        methods.map(TimeControl::open),
        BySide.both(Duration.ZERO),
        Duration.ZERO,
        List.of());
  }

  /** The method {@code side} plays by. */
  public TimeControl method(Side side) {
    return methods.of(side);
  }

  /** What {@code side} still has. */
  public Bank bank(Side side) {
    return banks.of(side);
  }

  /** What {@code side}'s face says. */
  public Reading reading(Side side) {
    return method(side).reading(bank(side));
  }

  boolean isOut(Side side) {
    return method(side).isOut(bank(side));
  }

  /** Lets {@code time} run on {@code side}'s clock. */
  Clocks run(Side side, Duration time) {
    return time.isZero() ? this : charge(side, time).withRan(ran.plus(time));
  }

  /** Adds {@code time}, which has run already, to what {@code side} has used (R6). */
  Clocks charge(Side side, Duration time) {
    Spent spent = method(side).spend(banks, side, time);
    return new Clocks(
        methods,
        spent.banks(),
        used.with(side, used.of(side).plus(time)),
        ran,
        instead(it -> spentInstead(it, side, time)));
  }

  /** What {@link #charge} would make due. */
  List<Crossing> dueByCharging(Side side, Duration time) {
    return method(side).spend(banks, side, time).crossings();
  }

  /** R1: a deduction, as if thought on the first move; it does not count as used. */
  Clocks deduct(Side side, Duration time) {
    Bank bank = method(side).deduct(bank(side), time, new ArrayList<>());
    return new Clocks(
        methods,
        banks.with(side, bank),
        used,
        ran,
        instead(
            it ->
                it.side() == side
                    ? method(side).deduct(it.bank(), time, new ArrayList<>())
                    : it.bank()));
  }

  /** What {@link #deduct} would make due. */
  List<Crossing> dueByDeducting(Side side, Duration time) {
    List<Crossing> due = new ArrayList<>();
    method(side).deduct(bank(side), time, due);
    return due;
  }

  /** {@code side} has completed its move. */
  Clocks played(Side side) {
    return turnDone(side, method(side).played(bank(side), used.of(side)));
  }

  /** {@code side}'s turn is over and {@code bank} is there for its next one. */
  Clocks turnDone(Side side, Bank bank) {
    return new Clocks(
        methods,
        banks.with(side, bank),
        used.with(side, Duration.ZERO),
        ran,
        instead(it -> it.side() == side ? playedInstead(it) : it.bank()));
  }

  Clocks with(Side side, Bank bank) {
    return new Clocks(methods, banks.with(side, bank), used, ran, instead);
  }

  Clocks withRan(Duration time) {
    return new Clocks(methods, banks, used, time, instead);
  }

  /** A ruling on a side's time has been given. */
  Clocks ruled(Instead ruling) {
    return with(Corrections.more(instead, ruling));
  }

  /** The latest ruling on {@code side}'s time that stands. */
  Optional<Instead> latest(Side side) {
    return instead.reversed().stream().filter(it -> it.side() == side).findFirst();
  }

  /** {@code side} has what it would have without the latest ruling on its time. */
  Clocks withdrawn(Side side) {
    Instead ruling = latest(side).orElseThrow();
    return without(ruling).with(side, ruling.bank());
  }

  /** E5: no lateness bars the start any more. */
  Clocks unbarred() {
    return with(instead.stream().filter(it -> !it.barred()).toList());
  }

  private Clocks without(Instead ruling) {
    return with(instead.stream().filter(it -> it != ruling).toList());
  }

  private Clocks with(List<Instead> rulings) {
    return new Clocks(methods, banks, used, ran, rulings);
  }

  private List<Instead> instead(Function<Instead, Bank> changed) {
    return instead.isEmpty()
        ? instead
        : instead.stream().map(it -> it.with(changed.apply(it))).toList();
  }

  /** In an hourglass one side's time is the other's gain, so both are looked at. */
  private Bank spentInstead(Instead ruling, Side running, Duration time) {
    return method(running)
        .spend(banks.with(ruling.side(), ruling.bank()), running, time)
        .banks()
        .of(ruling.side());
  }

  /** What would have run out would not have come back. */
  private Bank playedInstead(Instead ruling) {
    TimeControl method = method(ruling.side());
    return method.isOut(ruling.bank())
        ? ruling.bank()
        : method.played(ruling.bank(), used.of(ruling.side()));
  }
}
