package org.qizhong.score;

/** What a game was decided by (E3, S). */
public enum Reason {
  COUNT("count"),
  RESIGNATION("resignation"),
  TIME("time"),
  WARNINGS("warnings"),
  FORFEIT("forfeit"),
  RULING("ruling");

  private final String id;

  Reason(String id) {
    this.id = id;
  }

  /** The name used in match files, such as {@code resignation}. */
  public String id() {
    return id;
  }
}
