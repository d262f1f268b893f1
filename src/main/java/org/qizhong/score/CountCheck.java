package org.qizhong.score;

import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.score.Count.Area;
import org.qizhong.score.Count.Areas;
import org.qizhong.score.Count.FillIn;
import org.qizhong.score.Count.Holding;
import org.qizhong.score.Count.Rest;
import org.qizhong.score.Count.Territory;

/** Whether what was entered can be a count of that board under that edition. */
final class CountCheck {
  /** More prisoners than any game has: a slip of the finger. */
  private static final int MOST_PRISONERS = 1000;

  private CountCheck() {}

  static void check(Terms terms, Count count, Evidence evidence) throws Refusal {
    RuleSet rules = terms.rules();
    if (!rules.counting().contains(count.counting())) {
      throw new Refusal(rules.id() + " is not counted by " + count.counting().id());
    }
    switch (count) {
      case Area area -> checkArea(terms, area);
      case Areas areas -> checkAreas(terms, areas);
      case Territory territory -> checkTerritory(terms, territory.holdings());
      case FillIn fill -> checkFill(terms, fill.rests());
    }
    checkGroups(terms, count.groups());
    checkGroupsHavePoints(terms, count);
    checkFirstPass(rules, count.firstPass(), evidence.firstPass());
  }

  private static void checkArea(Terms terms, Area count) throws Refusal {
    String whose = name(count.side()) + "'s area";
    requireNotNegative(whose, count.area());
    requireNotNegative("the number of shared points", count.shared());
    long sum = (long) count.area() + count.shared();
    if (sum > terms.points()) {
      throw new Refusal(
          "%s of %s and %s shared points are more than the board's %s"
              .formatted(whose, count.area(), count.shared(), terms.points()));
    }
  }

  /** S11. */
  private static void checkAreas(Terms terms, Areas count) throws Refusal {
    for (Side side : Side.values()) {
      requireNotNegative(name(side) + "'s area", count.areas().of(side));
    }
    requireNotNegative("the number of shared points", count.shared());
    int black = count.areas().black();
    int white = count.areas().white();
    long sum = (long) black + white + count.shared();
    long difference = sum - terms.points();
    if (difference != 0) {
      throw new Refusal(
          "Black's %s, White's %s and %s shared points make %s, %s %s than the board's %s"
              .formatted(
                  black,
                  white,
                  count.shared(),
                  sum,
                  Math.abs(difference),
                  difference > 0 ? "more" : "less",
                  terms.points()));
    }
  }

  /** S9. */
  private static void checkTerritory(Terms terms, BySide<Holding> holdings) throws Refusal {
    for (Side side : Side.values()) {
      Holding held = holdings.of(side);
      requireNotNegative(name(side) + "'s territory", held.territory());
      requireNotNegative("the number of " + name(side) + "'s prisoners", held.prisoners());
      if (held.prisoners() > MOST_PRISONERS) {
        throw new Refusal(
            "%s's %s prisoners are more than %s"
                .formatted(name(side), held.prisoners(), MOST_PRISONERS));
      }
    }
    int black = holdings.black().territory();
    int white = holdings.white().territory();
    if ((long) black + white > terms.points()) {
      throw new Refusal(
          "territories of %s and %s are more than the board's %s points"
              .formatted(black, white, terms.points()));
    }
  }

  /** S8: each side has stones for half the board, 180 of 361. */
  private static void checkFill(Terms terms, BySide<Rest> rests) throws Refusal {
    int stones = terms.points() / 2;
    for (Side side : Side.values()) {
      Rest rest = rests.of(side);
      requireNotNegative("the number of " + name(side) + "'s empty points", rest.empty());
      requireNotNegative("the number of " + name(side) + "'s stones over", rest.over());
      if (rest.over() > stones) {
        throw new Refusal(
            "%s's %s stones over are more than its %s stones"
                .formatted(name(side), rest.over(), stones));
      }
    }
    int black = rests.black().empty();
    int white = rests.white().empty();
    if ((long) black + white > terms.points()) {
      throw new Refusal(
          "%s and %s empty points are more than the board's %s"
              .formatted(black, white, terms.points()));
    }
    long more = (long) black + white - rests.black().over() - rests.white().over();
    int due = terms.points() - 2 * stones;
    if (more != due) {
      throw new Refusal(
          "with all stones back on the board the empty points are %s more than the stones over, not %s"
              .formatted(due, more));
    }
  }

  /** S10. */
  private static void checkGroups(Terms terms, Optional<BySide<Integer>> groups) throws Refusal {
    RuleSet rules = terms.rules();
    if (groups.isPresent() != rules.groupsCount()) {
      throw new Refusal(
          rules.groupsCount()
              ? rules.id() + " needs both sides' numbers of living groups"
              : rules.id() + " does not count groups");
    }
    if (groups.isPresent()) {
      for (Side side : Side.values()) {
        int number = groups.get().of(side);
        requireNotNegative("the number of " + name(side) + "'s groups", number);
        if (number > terms.points()) {
          throw new Refusal(
              "%s's %s groups are more than the board's %s points"
                  .formatted(name(side), number, terms.points()));
        }
      }
    }
  }

  /** S10, S11: each living group has a point of its side's area at least. */
  private static void checkGroupsHavePoints(Terms terms, Count count) throws Refusal {
    if (count.groups().isEmpty()) {
      return;
    }
    BySide<Integer> areas =
        switch (count) {
          case Area one -> {
            int rest = terms.points() - one.area() - one.shared();
            yield BySide.both(rest).with(one.side(), one.area());
          }
          case Areas both -> both.areas();
          case Territory _, FillIn _ -> BySide.both(terms.points());
        };
    for (Side side : Side.values()) {
      int number = count.groups().get().of(side);
      if (number == 0 && areas.of(side) > 0) {
        throw new Refusal(
            "%s has %s points of area, so at least one living group (S10)"
                .formatted(name(side), areas.of(side)));
      }
      if (number > areas.of(side)) {
        throw new Refusal(
            "%s's %s groups are more than its %s points of area (S11)"
                .formatted(name(side), number, areas.of(side)));
      }
    }
  }

  /** S13. */
  private static void checkFirstPass(RuleSet rules, Optional<Side> entered, Optional<Side> recorded)
      throws Refusal {
    if (entered.isEmpty()) {
      return;
    }
    if (!rules.firstPassCounts()) {
      throw new Refusal(rules.id() + " does not ask who passed first");
    }
    if (recorded.isPresent() && !recorded.equals(entered)) {
      throw new Refusal(
          "%s was entered as the first to pass, but the record says %s"
              .formatted(name(entered.get()), name(recorded.get())));
    }
  }

  private static void requireNotNegative(String what, int number) throws Refusal {
    if (number < 0) {
      throw new Refusal("%s, %s, is negative".formatted(what, number));
    }
  }

  private static String name(Side side) {
    return side == Side.BLACK ? "Black" : "White";
  }
}
