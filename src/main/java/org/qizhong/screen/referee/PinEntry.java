package org.qizhong.screen.referee;

/** A PIN being typed: 4 to 12 digits that nobody reads. */
final class PinEntry {
  private static final int LEAST = 4;
  private static final int MOST = 12;

  private final StringBuilder digits = new StringBuilder(MOST);

  void key(String key) {
    if (key.equals("BACK_SPACE")) {
      digits.setLength(Math.max(0, digits.length() - 1));
    } else if (key.length() == 1 && "0123456789".contains(key) && digits.length() < MOST) {
      digits.append(key);
    }
  }

  void clear() {
    digits.setLength(0);
  }

  boolean isEmpty() {
    return digits.isEmpty();
  }

  boolean isWhole() {
    return digits.length() >= LEAST;
  }

  String digits() {
    return digits.toString();
  }

  /** What is shown of it. */
  String dots() {
    return "•".repeat(digits.length());
  }
}
