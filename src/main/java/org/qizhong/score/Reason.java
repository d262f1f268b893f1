package org.qizhong.score;

/** What a game was decided by (E3, S). */
public enum Reason {
  COUNT("count"),
  RESIGNATION("resignation"),
  TIME("time"),
  WARNINGS("warnings"),
  FORFEIT("forfeit"),
  /** R17: a draw. */
  RULING("ruling"),
  /** R17, of which match files say no more than that it was a ruling. */
  BOTH_LOSE("ruling"),
  /** R17, likewise. */
  REPLAY("ruling");

  private final String id;

  Reason(String id) {
    this.id = id;
  }

  /** The name used in match files, such as {@code resignation}. */
  public String id() {
    return id;
  }
}
