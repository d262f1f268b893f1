package org.qizhong.vm;

/** A pass has not shown what it was to show. */
final class Failed extends Exception {
  private static final long serialVersionUID = 1L;

  Failed(String why) {
    super(why);
  }

  /** Fails with {@code why} unless it holds. */
  static void unless(boolean holds, String why, Object... values) throws Failed {
    if (!holds) {
      throw new Failed(why.formatted(values));
    }
  }
}
