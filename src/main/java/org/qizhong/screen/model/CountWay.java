package org.qizhong.screen.model;

import java.util.List;
import org.qizhong.score.Counting;
import org.qizhong.score.RuleSet;

/** How what was counted is entered. */
public enum CountWay {
  /** As it is counted on the board: empty points in tens, then stones. */
  TENS("tens"),
  /** The area in one number. */
  TOTAL("total"),
  /** S8: what is left once every stone is back on the board. */
  FILL("fill"),
  /** S9: territory and prisoners. */
  TERRITORY("territory");

  private final String id;

  CountWay(String id) {
    this.id = id;
  }

  /** Its name in settings and texts. */
  public String id() {
    return id;
  }

  /** The ways under {@code rules}, the edition's own first. */
  public static List<CountWay> of(RuleSet rules) {
    if (rules.counting().contains(Counting.TERRITORY)) {
      return List.of(TERRITORY);
    }
    return rules.counting().contains(Counting.FILL)
        ? List.of(FILL, TENS, TOTAL)
        : List.of(TENS, TOTAL);
  }

  /** The way a count begins: the edition's own; of the two for an area, the one used last. */
  static CountWay first(RuleSet rules, CountWay last) {
    CountWay own = of(rules).getFirst();
    return own == TENS && of(rules).contains(last) ? last : own;
  }

  /** Whether one side's area is entered. */
  public boolean isArea() {
    return this == TENS || this == TOTAL;
  }
}
