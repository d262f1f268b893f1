package org.qizhong.screen.card;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.TimeControl;
import org.qizhong.screen.model.TimeWords;
import org.qizhong.screen.words.Refusals;

/** The time put together from a method and its numbers. */
final class BuilderPage implements Page {
  private static final int COLUMNS = 6;
  private static final int ROWS = 2;

  private final CardModel card;
  private final Consumer<TimeControl> taken;
  private TimeMethod method = TimeMethod.BYO_YOMI;
  private Numbers numbers = method.numbers();

  BuilderPage(CardModel card, Consumer<TimeControl> taken) {
    this.card = card;
    this.taken = taken;
  }

  @Override
  public Sheet sheet() {
    List<Sheet.Part> parts = new ArrayList<>();
    parts.add(
        new Sheet.Grid(
            "", COLUMNS, ROWS, Arrays.stream(TimeMethod.values()).map(this::method).toList()));
    parts.addAll(NumberParts.of(card, numbers, this::label, this::value));
    List<Choice> buttons = new ArrayList<>(List.of(Common.back(card)));
    try {
      TimeControl time = method.of(numbers);
      parts.add(new Sheet.Words(TimeWords.of(card.texts(), time), false));
      buttons.add(Choice.of("take", card.say("card.take"), () -> take(time)).go());
    } catch (Refusal e) {
      String reason = NotationPlace.withoutPlace(e.getMessage());
      parts.add(new Sheet.Words(Refusals.reason(card.texts(), reason), true));
      buttons.add(Choice.of("take", card.say("card.take"), () -> {}).go().enabled(false));
    }
    return new Sheet(
        card.say("card.time.build-title"), parts, NumberParts.pad(card, numbers), buttons);
  }

  private Choice method(TimeMethod one) {
    return Choice.of(
            "method-" + one.id(),
            card.say("card.method." + one.id()),
            () -> {
              method = one;
              numbers = one.numbers();
              card.touched();
            })
        .chosen(one == method);
  }

  private String label(String field) {
    return card.say("card.number." + field);
  }

  private String value(String field) {
    return Integer.toString(numbers.value(field));
  }

  private void take(TimeControl time) {
    card.back();
    taken.accept(time);
  }

  @Override
  public void typed(String character) {
    numbers.key(character);
  }

  @Override
  public void key(String key) {
    numbers.key(key);
  }
}
