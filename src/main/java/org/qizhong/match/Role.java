package org.qizhong.match;

/** Whose word an act needs, each one's including those before it. */
public enum Role {
  /** Anybody's. */
  NONE("none", ""),
  REFEREE("referee", "the referee"),
  /** R14, R17, E6. */
  CHIEF("chief", "the chief referee");

  private final String id;
  private final String title;

  Role(String id, String title) {
    this.id = id;
    this.title = title;
  }

  /** The name used in match files. */
  public String id() {
    return id;
  }

  /** As refusals call whoever has it. */
  public String title() {
    return title;
  }

  /** Whether it includes {@code needed}. */
  public boolean includes(Role needed) {
    return compareTo(needed) >= 0;
  }

  /** The higher of the two. */
  public Role or(Role other) {
    return includes(other) ? this : other;
  }
}
