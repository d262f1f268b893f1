package org.qizhong.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.clock.Words.ns;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Law 1: spend(a + b) = spend(spend(a), b), over all small cases of every method. */
class SpendLawTest {
  /** More than the longest of the methods below lasts, so that every boundary is met. */
  private static final int LONGEST = 14;

  private static final int MOST_STATES = 4_000;

  static List<TimeControl> methods() {
    List<TimeControl> all = new ArrayList<>();
    for (int main = 1; main <= 3; main++) {
      all.add(new Absolute(ns(main)));
      all.add(new Hourglass(ns(main)));
    }
    for (int main = 0; main <= 2; main++) {
      for (int period = 1; period <= 3; period++) {
        for (int count = 1; count <= 3; count++) {
          all.add(new ByoYomi(ns(main), count, ns(period), false));
          all.add(new IngOvertime(ns(main), count, ns(period), 2));
          all.add(new Considerations(ns(main + 1), count, ns(period)));
        }
        for (int moves = 1; moves <= 2; moves++) {
          List<Canadian.Stage> one = List.of(new Canadian.Stage(moves, ns(period)));
          List<Canadian.Stage> two = List.of(one.getFirst(), new Canadian.Stage(1, ns(1)));
          all.add(new Canadian(ns(main), one, false));
          all.add(new Canadian(ns(main), two, false));
          all.add(new Canadian(ns(main), one, true));
        }
        all.add(new Fischer(ns(main), ns(period), Optional.empty()));
        all.add(new Fischer(ns(main), ns(period), Optional.of(ns(2))));
        all.add(new Delay(ns(main), ns(period)));
        if (main > 0) {
          all.add(new Bronstein(ns(main), ns(period)));
        }
      }
      all.add(new Considerations(ns(main + 1), 0, Duration.ZERO));
    }
    all.add(new CountUp());
    return all;
  }

  @ParameterizedTest
  @MethodSource("methods")
  void law1_spendingInTwoPartsIsSpendingAtOnce(TimeControl method) {
    for (BySide<Bank> banks : reachable(method)) {
      for (Side side : Side.values()) {
        for (int first = 0; first <= LONGEST; first++) {
          Spent part = method.spend(banks, side, ns(first));
          for (int second = 0; first + second <= LONGEST; second++) {
            same(method, banks, side, first, second, part);
          }
        }
      }
    }
  }

  private static void same(
      TimeControl method, BySide<Bank> banks, Side side, int first, int second, Spent part) {
    Spent whole = method.spend(banks, side, ns(first + second));
    Spent rest = method.spend(part.banks(), side, ns(second));
    List<Crossing> crossings = new ArrayList<>(part.crossings());
    rest.crossings().forEach(crossing -> crossings.add(later(crossing, ns(first))));
    if (!whole.banks().equals(rest.banks()) || !whole.crossings().equals(crossings)) {
      assertThat(new Spent(rest.banks(), crossings))
          .as("%s: %s spends %d and %d from %s", method, side, first, second, banks)
          .isEqualTo(whole);
    }
  }

  @ParameterizedTest
  @MethodSource("methods")
  void law1_deductingInTwoPartsIsDeductingAtOnce(TimeControl method) {
    for (int first = 1; first <= LONGEST; first++) {
      for (int second = 1; first + second <= LONGEST; second++) {
        List<Crossing> whole = new ArrayList<>();
        List<Crossing> parts = new ArrayList<>();
        Bank once = method.deduct(method.open(), ns(first + second), whole);
        Bank half = method.deduct(method.open(), ns(first), parts);
        int before = parts.size();
        Bank twice = method.deduct(half, ns(second), parts);
        for (int index = before; index < parts.size(); index++) {
          parts.set(index, later(parts.get(index), ns(first)));
        }
        assertThat(twice).as("%s: %d and %d", method, first, second).isEqualTo(once);
        assertThat(parts).as("%s: %d and %d", method, first, second).isEqualTo(whole);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("methods")
  void law2_noBankEverHoldsLessThanNothingAndOutStaysOut(TimeControl method) {
    for (BySide<Bank> banks : reachable(method)) {
      Bank bank = banks.black();
      assertThat(bank.left().isNegative()).isFalse();
      Spent spent = method.spend(banks, Side.BLACK, ns(1));
      if (method.isOut(bank)) {
        assertThat(spent.banks()).isEqualTo(banks);
        assertThat(spent.crossings()).isEmpty();
      }
    }
  }

  @Test
  void law1_thereAreCasesInBothPhasesForEveryMethod() {
    Set<String> met = new LinkedHashSet<>();
    for (TimeControl method : methods()) {
      for (BySide<Bank> banks : reachable(method)) {
        met.add(method.getClass().getSimpleName() + " " + method.phase(banks.black()).id());
      }
    }
    assertThat(met)
        .contains(
            "Absolute main",
            "Absolute flagged",
            "ByoYomi main",
            "ByoYomi overtime",
            "ByoYomi flagged",
            "Considerations overtime",
            "Considerations flagged",
            "Canadian main",
            "Canadian overtime",
            "Canadian flagged",
            "IngOvertime main",
            "IngOvertime overtime",
            "IngOvertime flagged",
            "Fischer main",
            "Fischer flagged",
            "Delay main",
            "Delay flagged",
            "Bronstein main",
            "Bronstein flagged",
            "Hourglass main",
            "Hourglass flagged",
            "CountUp main")
        .doesNotContain("CountUp flagged");
  }

  /** All banks that moves of nought to three nanoseconds lead to, as far as they are small. */
  private static Set<BySide<Bank>> reachable(TimeControl method) {
    Set<BySide<Bank>> found = new LinkedHashSet<>();
    Deque<BySide<Bank>> open = new ArrayDeque<>();
    open.add(BySide.both(method.open()));
    while (!open.isEmpty() && found.size() < MOST_STATES) {
      BySide<Bank> banks = open.remove();
      if (!found.add(banks) || banks.black().left().compareTo(ns(6)) > 0) {
        continue;
      }
      open.add(method.spend(banks, Side.BLACK, ns(1)).banks());
      if (method instanceof Hourglass) {
        open.add(method.spend(banks, Side.WHITE, ns(1)).banks());
      }
      if (!method.isOut(banks.black())) {
        for (int used = 0; used <= 3; used++) {
          open.add(banks.with(Side.BLACK, method.played(banks.black(), ns(used))));
        }
      }
    }
    return found;
  }

  static Crossing later(Crossing crossing, Duration by) {
    Duration after = crossing.after().plus(by);
    return switch (crossing) {
      case Crossing.OvertimeBegan it -> new Crossing.OvertimeBegan(after, it.opening());
      case Crossing.PeriodUsed it -> new Crossing.PeriodUsed(after, it.left());
      case Crossing.PeriodBought it -> new Crossing.PeriodBought(after, it.points(), it.total());
      case Crossing.RanOut it -> new Crossing.RanOut(after);
    };
  }
}
