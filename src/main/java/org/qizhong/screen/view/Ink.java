package org.qizhong.screen.view;

/** Every colour the screen uses, by what it is for: in a dark hall and in a light one. */
public enum Ink {
  PAGE("#0b0d10", "#dfe3e8"),
  PANEL("#171b21", "#f6f7f9"),
  BUTTON("#222832", "#cdd4dc"),
  /** What a button fills with while it is held, over its ground. */
  HELD("#e8ebef59", "#14181d40"),
  TEXT("#e8ebef", "#14181d"),
  FAINT("#98a1ac", "#4a525c"),

  /** The side that does not run: digits and name. */
  WAITING_DIM("#a3abb6", "#4a525c"),
  WAITING("#c3c9d3", "#343b44"),
  WAITING_BRIGHT("#e8ebef", "#14181d"),
  /** The same side's smaller words. */
  WAITING_FAINT_DIM("#8a939f", "#59616b"),
  WAITING_FAINT("#98a1ac", "#4a525c"),
  WAITING_FAINT_BRIGHT("#c3c9d3", "#343b44"),

  /** The running side's panel; the same in every hall, so that people know them. */
  MAIN("#0b3d74", "#0b3d74"),
  OVERTIME("#6d3a06", "#6d3a06"),
  LAST("#8c1212", "#8c1212"),
  /** On those, and on the accents below. */
  ON_FILL("#ffffff", "#ffffff"),
  /** The lower part of an overtime's panel, over its ground. */
  SHELF("#00000052", "#00000052"),
  /** What a bar runs in, over its ground. */
  TRACK("#00000073", "#00000073"),
  /** Both clocks stand: two kinds of stripes. */
  HATCH("#262b33", "#d3d8de"),
  HATCH_LIGHT("#3c434d", "#bcc3cc"),

  GO_ON("#2f6f3e", "#2f6f3e"),
  BAD("#8c1212", "#8c1212"),
  REMARK("#6d3a06", "#6d3a06"),
  CHOSEN("#0b3d74", "#0b3d74"),
  FOCUS("#6ab0ff", "#1a5fb4"),
  FLAG("#ff8a80", "#a01818"),
  BADGE("#ffc861", "#6d3a06"),
  BAND("#c3c9d3", "#2d343d"),
  BAND_ALERT("#e8ebef", "#14181d"),

  STONE_BLACK("#000000", "#000000"),
  STONE_BLACK_SHINE("#7d858f", "#4a4f57"),
  STONE_WHITE("#d2d2cc", "#d2d2cc"),
  STONE_WHITE_SHINE("#ffffff", "#ffffff"),
  BLACK_EDGE("#000000", "#000000"),
  WHITE_EDGE("#f7f6f0", "#f7f6f0"),
  /** Parts an edge or a stone from a ground of its own colour. */
  OUTLINE("#7d858f", "#59616b");

  private final String dark;
  private final String light;

  Ink(String dark, String light) {
    this.dark = dark;
    this.light = light;
  }

  String dark() {
    return dark;
  }

  String light() {
    return light;
  }
}
