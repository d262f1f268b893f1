package org.qizhong.score;

/** What an edition counts margins and komi in. */
public enum Unit {
  /** 子, a stone: one board point under area counting, 2 points of margin. */
  ZI("zi", 2),
  /** 目, 点: one point of margin. */
  POINTS("points", 1);

  private final String id;
  private final int points;

  Unit(String id, int points) {
    this.id = id;
    this.points = points;
  }

  /** The name used in match files: {@code zi} or {@code points}. */
  public String id() {
    return id;
  }

  /** {@code amount} of this unit, in points. */
  Fraction toPoints(Fraction amount) {
    return amount.times(points);
  }

  /** {@code amount} of points, in this unit. */
  Fraction fromPoints(Fraction amount) {
    return this == ZI ? amount.half() : amount;
  }
}
