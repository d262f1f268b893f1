package org.qizhong.screen.card;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Numbers as they are drawn, and their pad. */
final class NumberParts {
  private NumberParts() {}

  static List<Sheet.Number> of(
      CardModel card, Numbers numbers, UnaryOperator<String> label, UnaryOperator<String> value) {
    return numbers.fields().stream()
        .map(Numbers.Field::id)
        .map(id -> number(card, numbers, id, label.apply(id), value.apply(id)))
        .toList();
  }

  static Sheet.Number number(
      CardModel card, Numbers numbers, String id, String label, String value) {
    return new Sheet.Number(
        id,
        label,
        value,
        numbers.chosen().equals(id),
        () -> {
          numbers.choose(id);
          card.touched();
        },
        Sheet.steps(() -> step(card, numbers, id, -1), () -> step(card, numbers, id, 1)));
  }

  private static void step(CardModel card, Numbers numbers, String id, int by) {
    numbers.step(id, by);
    card.touched();
  }

  static List<Choice> pad(CardModel card, Numbers numbers) {
    return pad(card, numbers, numbers::key);
  }

  /** A pad whose keys go to {@code key}. */
  static List<Choice> pad(CardModel card, Numbers numbers, Consumer<String> key) {
    Choice clear =
        Common.key(
            card,
            "C",
            "0",
            zero -> {
              numbers.choose(numbers.chosen());
              key.accept(zero);
            });
    return Common.pad(card, clear, key);
  }
}
