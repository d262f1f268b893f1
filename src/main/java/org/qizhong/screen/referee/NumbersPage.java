package org.qizhong.screen.referee;

import java.util.List;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.NumberParts;
import org.qizhong.screen.card.Numbers;
import org.qizhong.screen.card.Sheet;

/** A page whose ruling has numbers, typed on its pad or on a keyboard. */
abstract class NumbersPage extends GivePage {
  final Numbers numbers;

  /**
   * A page for one kind of ruling.
   *
   * @param key the end of its texts' keys
   */
  NumbersPage(RefereeModel desk, String key, Numbers.Field... fields) {
    super(desk, key);
    numbers = new Numbers(List.of(fields));
  }

  /** The number {@code id} as it is drawn. */
  final Sheet.Number number(String id) {
    return NumberParts.number(
        desk, numbers, id, desk.say("referee.number." + id), Integer.toString(numbers.value(id)));
  }

  @Override
  final List<Choice> keys() {
    return NumberParts.pad(desk, numbers);
  }

  @Override
  public final void typed(String character) {
    numbers.key(character);
  }

  @Override
  public final void key(String key) {
    numbers.key(key);
  }
}
