package org.qizhong.screen.card;

import org.qizhong.screen.words.Texts;

/** Pages that lie on each other, and what they all need. */
public interface Book {
  /** What everything is said in. */
  Texts texts();

  /** The text of {@code key}. */
  default String say(String key, Object... given) {
    return texts().get(key, given);
  }

  /** Leaves the page that lies on top. */
  void back();

  /** Something to be drawn has changed. */
  void touched();
}
