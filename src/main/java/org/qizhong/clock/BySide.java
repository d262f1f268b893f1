package org.qizhong.clock;

import java.util.Objects;
import java.util.function.Function;

/**
 * A value for each side.
 *
 * @param black Black's
 * @param white White's
 */
public record BySide<T>(T black, T white) {
  public BySide {
    Objects.requireNonNull(black);
    Objects.requireNonNull(white);
  }

  /** The same value for both. */
  public static <T> BySide<T> both(T value) {
    return new BySide<>(value, value);
  }

  /** The value of {@code side}. */
  public T of(Side side) {
    return side == Side.BLACK ? black : white;
  }

  /** A copy in which {@code side} has {@code value}. */
  public BySide<T> with(Side side, T value) {
    return side == Side.BLACK ? new BySide<>(value, white) : new BySide<>(black, value);
  }

  /** The two values exchanged. */
  public BySide<T> swapped() {
    return new BySide<>(white, black);
  }

  /** Each value through {@code change}. */
  public <R> BySide<R> map(Function<? super T, ? extends R> change) {
    return new BySide<>(change.apply(black), change.apply(white));
  }
}
