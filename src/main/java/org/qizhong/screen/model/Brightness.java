package org.qizhong.screen.model;

/** How much the side that does not run stands out. */
public enum Brightness {
  DIM("dim"),
  NORMAL("normal"),
  BRIGHT("bright");

  private final String id;

  Brightness(String id) {
    this.id = id;
  }

  /** Its name in settings. */
  public String id() {
    return id;
  }
}
