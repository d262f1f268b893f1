package org.qizhong.screen.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.qizhong.score.Counting;
import org.qizhong.score.RuleSet;
import org.qizhong.screen.words.Texts;

/** A number that a count is made of. */
public enum CountField {
  AREA,
  SHARED,
  BLACK_GROUPS,
  WHITE_GROUPS,
  BLACK_TERRITORY,
  BLACK_PRISONERS,
  WHITE_TERRITORY,
  WHITE_PRISONERS;

  /** What stands beside the number. */
  public String label(Texts texts) {
    return texts.get("count." + name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  /** Whether it may stay blank, which is none. */
  boolean mayBeBlank() {
    return switch (this) {
      case SHARED, BLACK_PRISONERS, WHITE_PRISONERS -> true;
      case AREA, BLACK_GROUPS, WHITE_GROUPS, BLACK_TERRITORY, WHITE_TERRITORY -> false;
    };
  }

  /** The numbers that {@code rules} ask for. */
  public static List<CountField> of(RuleSet rules) {
    if (rules.counting().contains(Counting.TERRITORY)) {
      return List.of(BLACK_TERRITORY, BLACK_PRISONERS, WHITE_TERRITORY, WHITE_PRISONERS);
    }
    List<CountField> fields = new ArrayList<>(List.of(AREA, SHARED));
    if (rules.groupsCount()) {
      fields.addAll(List.of(BLACK_GROUPS, WHITE_GROUPS));
    }
    return List.copyOf(fields);
  }
}
