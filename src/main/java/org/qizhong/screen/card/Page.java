package org.qizhong.screen.card;

/** A page: of the card, or of the referee's desk. */
public interface Page {
  /** The page as it is now. */
  Sheet sheet();

  /** Whether it is written on: its keys are letters, and no player's button. */
  default boolean isWritten() {
    return false;
  }

  /** A character from a keyboard. */
  default void typed(String character) {}

  /** A key that types nothing: {@code BACK_SPACE}, {@code LEFT}, {@code RIGHT}, {@code ENTER}. */
  default void key(String key) {}
}
