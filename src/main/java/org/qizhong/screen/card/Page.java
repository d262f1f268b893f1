package org.qizhong.screen.card;

/** A page: of the card, or of the referee's desk. */
public interface Page {
  /** The page as it is now. */
  Sheet sheet();

  /** A character from a keyboard. */
  default void typed(String character) {}

  /** A key that types nothing: {@code BACK_SPACE}, {@code LEFT}, {@code RIGHT}, {@code ENTER}. */
  default void key(String key) {}
}
