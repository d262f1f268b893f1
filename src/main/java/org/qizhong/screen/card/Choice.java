package org.qizhong.screen.card;

import java.util.Optional;

/**
 * Something to touch.
 *
 * @param id for whoever looks for it
 * @param hint a second, smaller line; may be empty
 * @param held whether a touch is not enough: it has to be held
 * @param span how many columns of its grid it takes
 * @param does what a touch does, or where it is to be held the hold
 * @param looks what a mere touch does on one that is to be held
 */
public record Choice(
    String id,
    String label,
    String hint,
    Kind kind,
    boolean enabled,
    boolean held,
    int span,
    Runnable does,
    Optional<Runnable> looks) {

  /** How it looks. */
  public enum Kind {
    PLAIN,
    /** What is chosen now. */
    CHOSEN,
    /** What goes on. */
    GO
  }

  /** A plain one. */
  public static Choice of(String id, String label, Runnable does) {
    return new Choice(id, label, "", Kind.PLAIN, true, false, 1, does, Optional.empty());
  }

  /** The same, drawn as chosen if it is. */
  public Choice chosen(boolean is) {
    return is ? as(Kind.CHOSEN) : this;
  }

  /** The same as the one that goes on. */
  public Choice go() {
    return as(Kind.GO);
  }

  private Choice as(Kind other) {
    return new Choice(id, label, hint, other, enabled, held, span, does, looks);
  }

  /** The same with a second line. */
  public Choice hint(String words) {
    return new Choice(id, label, words, kind, enabled, held, span, does, looks);
  }

  /** The same, to be touched only if {@code may}. */
  public Choice enabled(boolean may) {
    return new Choice(id, label, hint, kind, may, held, span, does, looks);
  }

  /** The same over several columns. */
  public Choice wide(int columns) {
    return new Choice(id, label, hint, kind, enabled, held, columns, does, looks);
  }

  /** The same, to be held. */
  public Choice toBeHeld() {
    return new Choice(id, label, hint, kind, enabled, true, span, does, looks);
  }

  /** The same, to be held; a mere touch does {@code look}. */
  public Choice toBeHeldOr(Runnable look) {
    return new Choice(id, label, hint, kind, enabled, true, span, does, Optional.of(look));
  }

  /** The same, and afterwards {@code more}. */
  public Choice then(Runnable more) {
    return new Choice(
        id,
        label,
        hint,
        kind,
        enabled,
        held,
        span,
        () -> {
          does.run();
          more.run();
        },
        looks);
  }
}
