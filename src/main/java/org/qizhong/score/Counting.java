package org.qizhong.score;

/** A way to count a finished game. */
public enum Counting {
  /** Living stones and what they surround, of one side or of both (S1). */
  AREA("area"),
  /** Surrounded points and prisoners (S9). */
  TERRITORY("territory"),
  /** Every stone back onto the board; what stays empty or over decides (S8). */
  FILL("fill-in");

  private final String id;

  Counting(String id) {
    this.id = id;
  }

  /** The name used in messages. */
  public String id() {
    return id;
  }
}
