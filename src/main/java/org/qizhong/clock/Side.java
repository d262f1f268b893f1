package org.qizhong.clock;

/** One of the two players, named by the colour of the stones. */
public enum Side {
  BLACK("black"),
  WHITE("white");

  private final String id;

  Side(String id) {
    this.id = id;
  }

  /** The name used in match files: {@code black} or {@code white}. */
  public String id() {
    return id;
  }

  /** The opponent. */
  public Side other() {
    return this == BLACK ? WHITE : BLACK;
  }
}
