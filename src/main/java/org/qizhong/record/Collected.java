package org.qizhong.record;

/** What both players confirm with their own buttons. */
public enum Collected {
  /** R13: the readings of a stop. */
  READINGS("readings"),
  /** E5. */
  RESULT("result");

  private final String id;

  Collected(String id) {
    this.id = id;
  }

  /** The name that lines use. */
  public String id() {
    return id;
  }
}
