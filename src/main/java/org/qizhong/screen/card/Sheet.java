package org.qizhong.screen.card;

import java.util.List;
import java.util.Optional;

/**
 * A page of the card as it is drawn: parts from top to bottom, keys beside them, buttons below.
 *
 * @param title empty where it stands elsewhere
 * @param keys a pad of four rows; may be empty
 * @param buttons the way back, and what goes on
 */
public record Sheet(String title, List<Part> parts, List<Choice> keys, List<Choice> buttons) {
  public Sheet {
    parts = List.copyOf(parts);
    keys = List.copyOf(keys);
    buttons = List.copyOf(buttons);
  }

  /** A sheet without a pad. */
  public static Sheet plain(String title, List<Part> parts, List<Choice> buttons) {
    return new Sheet(title, parts, List.of(), buttons);
  }

  /** The same without its title. */
  public Sheet untitled() {
    return new Sheet("", parts, keys, buttons);
  }

  /** One less and one more. */
  public static Optional<Steps> steps(Runnable less, Runnable more) {
    return Optional.of(new Steps(less, more));
  }

  /** Something on a sheet. */
  public sealed interface Part {}

  /**
   * A grid of things to touch.
   *
   * @param label before the grid; may be empty
   */
  public record Grid(String label, int columns, int rows, List<Choice> choices) implements Part {
    public Grid {
      choices = List.copyOf(choices);
    }
  }

  /**
   * A number that can be typed and stepped.
   *
   * @param chosen whether the pad types into it
   * @param steps empty where it is only typed
   */
  public record Number(
      String id, String label, String value, boolean chosen, Runnable choose, Optional<Steps> steps)
      implements Part {}

  /** One less and one more. */
  public record Steps(Runnable less, Runnable more) {}

  /**
   * A line being typed.
   *
   * @param caret before which character
   * @param wrong the character that does not fit; −1 if all does
   */
  public record Line(String text, int caret, int wrong) implements Part {}

  /**
   * What is said about it.
   *
   * @param bad whether it says what cannot be
   */
  public record Words(String text, boolean bad) implements Part {}
}
