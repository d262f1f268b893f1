package org.qizhong.screen.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.qizhong.score.RuleSet;

/** A number that a count is made of. */
public enum CountField {
  /** Empty points of the counted side, made up into tens on the board. */
  TENS,
  /** What is left of that side's area to be counted: its stones. */
  STONES,
  AREA,
  SHARED,
  /** S11: the area of the side that was not counted first. */
  OTHER,
  BLACK_GROUPS,
  WHITE_GROUPS,
  BLACK_TERRITORY,
  BLACK_PRISONERS,
  WHITE_TERRITORY,
  WHITE_PRISONERS,
  BLACK_EMPTY,
  BLACK_OVER,
  WHITE_EMPTY,
  WHITE_OVER;

  /** Its name in texts and of its place on the page. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether it may stay blank, which is none. */
  boolean mayBeBlank() {
    return switch (this) {
      case TENS, SHARED, OTHER, BLACK_PRISONERS, WHITE_PRISONERS -> true;
      case BLACK_EMPTY, BLACK_OVER, WHITE_EMPTY, WHITE_OVER -> true;
      case STONES, AREA, BLACK_GROUPS, WHITE_GROUPS, BLACK_TERRITORY, WHITE_TERRITORY -> false;
    };
  }

  /** The numbers that {@code rules} ask for where it is entered so. */
  static List<CountField> of(RuleSet rules, CountWay way) {
    return switch (way) {
      case TENS -> area(rules, TENS, STONES);
      case TOTAL -> area(rules, AREA);
      case TERRITORY -> List.of(BLACK_TERRITORY, BLACK_PRISONERS, WHITE_TERRITORY, WHITE_PRISONERS);
      case FILL -> List.of(BLACK_EMPTY, BLACK_OVER, WHITE_EMPTY, WHITE_OVER);
    };
  }

  private static List<CountField> area(RuleSet rules, CountField... counted) {
    List<CountField> fields = new ArrayList<>(List.of(counted));
    fields.addAll(List.of(SHARED, OTHER));
    if (rules.groupsCount()) {
      fields.addAll(List.of(BLACK_GROUPS, WHITE_GROUPS));
    }
    return List.copyOf(fields);
  }
}
