package org.qizhong.screen.model;

/** The hall the screen stands in. */
public enum Theme {
  DARK("dark"),
  LIGHT("light");

  private final String id;

  Theme(String id) {
    this.id = id;
  }

  /** Its name in settings. */
  public String id() {
    return id;
  }
}
