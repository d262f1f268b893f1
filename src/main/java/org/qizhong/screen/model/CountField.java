package org.qizhong.screen.model;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.score.Counting;
import org.qizhong.score.RuleSet;

/** A number that a count is made of. */
public enum CountField {
  AREA("area of that side alone"),
  SHARED("shared points, half each"),
  BLACK_GROUPS("Black's living groups"),
  WHITE_GROUPS("White's living groups"),
  BLACK_TERRITORY("Black's territory"),
  BLACK_PRISONERS("Black's prisoners"),
  WHITE_TERRITORY("White's territory"),
  WHITE_PRISONERS("White's prisoners");

  private final String label;

  CountField(String label) {
    this.label = label;
  }

  /** What stands beside the number. */
  public String label() {
    return label;
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
