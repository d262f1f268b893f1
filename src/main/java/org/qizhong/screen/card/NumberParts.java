package org.qizhong.screen.card;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Numbers as they are drawn, and their pad. */
public final class NumberParts {
  private NumberParts() {}

  public static List<Sheet.Number> of(
      Book book, Numbers numbers, UnaryOperator<String> label, UnaryOperator<String> value) {
    return numbers.fields().stream()
        .map(Numbers.Field::id)
        .map(id -> number(book, numbers, id, label.apply(id), value.apply(id)))
        .toList();
  }

  public static Sheet.Number number(
      Book book, Numbers numbers, String id, String label, String value) {
    return new Sheet.Number(
        id,
        label,
        value,
        numbers.chosen().equals(id),
        () -> {
          numbers.choose(id);
          book.touched();
        },
        Sheet.steps(() -> step(book, numbers, id, -1), () -> step(book, numbers, id, 1)));
  }

  private static void step(Book book, Numbers numbers, String id, int by) {
    numbers.step(id, by);
    book.touched();
  }

  public static List<Choice> pad(Book book, Numbers numbers) {
    return pad(book, numbers, numbers::key);
  }

  /** A pad whose keys go to {@code key}. */
  public static List<Choice> pad(Book book, Numbers numbers, Consumer<String> key) {
    Choice clear =
        Common.key(
            book,
            "C",
            "0",
            zero -> {
              numbers.choose(numbers.chosen());
              key.accept(zero);
            });
    return Common.pad(book, clear, key);
  }
}
