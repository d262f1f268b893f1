package org.qizhong.screen.card;

/**
 * A line being typed, a character being a code point.
 *
 * @param caret before which character, counted in {@code char}s
 */
record TextEntry(String text, int caret) {
  private static final int LONGEST = 60;

  /** The caret behind {@code text}. */
  static TextEntry of(String text) {
    return new TextEntry(text, text.length());
  }

  TextEntry insert(String more) {
    String longer = text.substring(0, caret) + more + text.substring(caret);
    return longer.length() > LONGEST ? this : new TextEntry(longer, caret + more.length());
  }

  TextEntry erase() {
    int from = before();
    return new TextEntry(text.substring(0, from) + text.substring(caret), from);
  }

  TextEntry left() {
    return new TextEntry(text, before());
  }

  TextEntry right() {
    return new TextEntry(text, caret == text.length() ? caret : text.offsetByCodePoints(caret, 1));
  }

  /** After a key that types nothing. */
  TextEntry key(String key) {
    return switch (key) {
      case "BACK_SPACE" -> erase();
      case "LEFT" -> left();
      case "RIGHT" -> right();
      default -> this;
    };
  }

  private int before() {
    return caret == 0 ? 0 : text.offsetByCodePoints(caret, -1);
  }
}
