package org.qizhong.score;

import org.qizhong.clock.Side;

/** Who won. */
public enum Winner {
  BLACK("black"),
  WHITE("white"),
  DRAW("draw"),
  /** Nobody: both lost, or the game is to be played again (R17). */
  NONE("none");

  private final String id;

  Winner(String id) {
    this.id = id;
  }

  /** {@code side} as the winner. */
  public static Winner of(Side side) {
    return side == Side.BLACK ? BLACK : WHITE;
  }

  /** The name used in match files: {@code black}, {@code white}, {@code draw} or {@code none}. */
  public String id() {
    return id;
  }

  /** Whether it is one of the two sides. */
  boolean isSide() {
    return this == BLACK || this == WHITE;
  }
}
