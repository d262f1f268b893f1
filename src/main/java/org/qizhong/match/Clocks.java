package org.qizhong.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
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
 */
public record Clocks(
    BySide<TimeControl> methods, BySide<Bank> banks, BySide<Duration> used, Duration ran) {

  static Clocks open(BySide<TimeControl> methods) {
    return new Clocks(
        methods, methods.map(TimeControl::open), BySide.both(Duration.ZERO), Duration.ZERO);
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
    return new Clocks(methods, spent.banks(), used.with(side, used.of(side).plus(time)), ran);
  }

  /** What {@link #charge} would make due. */
  List<Crossing> dueByCharging(Side side, Duration time) {
    return method(side).spend(banks, side, time).crossings();
  }

  /** R1: a deduction, as if thought on the first move; it does not count as used. */
  Clocks deduct(Side side, Duration time) {
    return with(side, method(side).deduct(bank(side), time, new ArrayList<>()));
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
    return new Clocks(methods, banks.with(side, bank), used.with(side, Duration.ZERO), ran);
  }

  Clocks with(Side side, Bank bank) {
    return new Clocks(methods, banks.with(side, bank), used, ran);
  }

  Clocks withRan(Duration time) {
    return new Clocks(methods, banks, used, time);
  }
}
