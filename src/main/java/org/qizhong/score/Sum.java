package org.qizhong.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.score.Working.Kind;
import org.qizhong.score.Working.Step;

/** A count's arithmetic as it is written down, seen from the counted side. */
final class Sum {
  private final Unit unit;
  private final Side counted;
  private final List<Step> steps = new ArrayList<>();

  Sum(Unit unit, Side counted) {
    this.unit = unit;
    this.counted = counted;
  }

  Side counted() {
    return counted;
  }

  Unit unit() {
    return unit;
  }

  List<Step> steps() {
    return steps;
  }

  Fraction total() {
    return steps.stream().map(Step::amount).reduce(Fraction.ZERO, Fraction::plus);
  }

  /** Adds what was counted on a board of {@code points}, before komi and costs. */
  void board(Count count, int points) {
    switch (count) {
      case Count.Area it -> area(it.area(), it.shared(), points);
      case Count.Areas it -> area(it.areas().of(counted), it.shared(), points);
      case Count.Territory it -> {
        for (Side side : Side.values()) {
          Count.Holding held = it.holdings().of(side);
          counted(Kind.TERRITORY, side, held.territory());
          gain(Kind.PRISONERS, side, Fraction.of(held.prisoners()));
        }
      }
      case Count.FillIn it -> {
        for (Side side : Side.values()) {
          Count.Rest rest = it.rests().of(side);
          gain(Kind.EMPTY, side, Fraction.of(rest.empty()));
          gain(Kind.OVER, side, Fraction.of(-(long) rest.over()));
        }
      }
    }
  }

  /**
   * S1: the counted side's area on a board of {@code points}, held against half the board where the
   * unit is the zi, and against the rest of the board where it is the point.
   */
  private void area(int area, int shared, int points) {
    counted(Kind.AREA, counted, area);
    switch (unit) {
      case ZI -> {
        plain(Kind.SHARED, Fraction.of(shared, 2));
        plain(Kind.BASE, Fraction.of(-points, 2));
      }
      case POINTS -> counted(Kind.OPPONENT, counted.other(), (long) points - shared - area);
    }
  }

  /** What was counted: a line of its own, be it nothing. */
  private void counted(Kind kind, Side side, long amount) {
    steps.add(new Step(kind, Optional.of(side), of(side, Fraction.of(amount))));
  }

  /** What is nobody's own; nothing is no line. */
  void plain(Kind kind, Fraction amount) {
    add(kind, Optional.empty(), amount);
  }

  /** What {@code side} gains by it, in the unit: the other's gain is the counted side's loss. */
  void gain(Kind kind, Side side, Fraction amount) {
    add(kind, Optional.of(side), of(side, amount));
  }

  /** {@code amount} of {@code side}'s, as it adds to the counted side's lead. */
  Fraction of(Side side, Fraction amount) {
    return side == counted ? amount : amount.negate();
  }

  private void add(Kind kind, Optional<Side> side, Fraction amount) {
    if (amount.signum() != 0) {
      steps.add(new Step(kind, side, amount));
    }
  }
}
