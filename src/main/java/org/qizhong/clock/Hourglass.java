package org.qizhong.clock;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** T7 hourglass: what one side uses, the other gains; zero = loss. Both sides have one. */
public record Hourglass(Duration sand) implements TimeControl {
  @Override
  public Bank open() {
    return new Bank.Main(sand);
  }

  @Override
  public String notation() {
    return Durations.print(sand) + " hourglass";
  }

  @Override
  public Spent spend(BySide<Bank> banks, Side side, Duration used) {
    List<Crossing> due = new ArrayList<>(0);
    Bank before = banks.of(side);
    Bank after = spend(before, used, due);
    Bank other = banks.of(side.other());
    Duration moved = before.left().minus(after.left());
    return new Spent(
        banks.with(side, after).with(side.other(), other.withLeft(other.left().plus(moved))), due);
  }
}
