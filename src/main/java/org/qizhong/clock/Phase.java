package org.qizhong.clock;

/** What a side is playing on. */
public enum Phase {
  MAIN("main"),
  OVERTIME("overtime"),
  FLAGGED("flagged");

  private final String id;

  Phase(String id) {
    this.id = id;
  }

  /** The name used in match files. */
  public String id() {
    return id;
  }
}
