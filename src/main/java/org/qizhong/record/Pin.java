package org.qizhong.record;

/** What a PIN may be. */
public final class Pin {
  /** What one is told who wants another. */
  public static final String RULE = "must be 4 to 12 digits";

  private Pin() {}

  /** Whether {@code text} may be one. */
  public static boolean fits(String text) {
    return text.matches("[0-9]{4,12}");
  }
}
