package org.qizhong.screen.card;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What many pages have. */
final class Common {
  private static final List<String> DIGITS = List.of("1", "2", "3", "4", "5", "6", "7", "8", "9");

  private Common() {}

  static Choice back(CardModel card) {
    return Choice.of("back", card.say("card.back"), card::back);
  }

  /** A back button where everything has been taken as it was touched. */
  static Choice done(CardModel card) {
    return Choice.of("back", card.say("card.done"), card::back).go();
  }

  /** A pad of digits; {@code corner} stands left of the 0. */
  static List<Choice> pad(CardModel card, Choice corner, Consumer<String> key) {
    List<Choice> keys = new ArrayList<>();
    for (String digit : DIGITS) {
      keys.add(key(card, digit, digit, key));
    }
    keys.add(corner);
    keys.add(key(card, "0", "0", key));
    keys.add(key(card, "←", "BACK_SPACE", key));
    return keys;
  }

  /** A key of a pad. */
  static Choice key(CardModel card, String label, String key, Consumer<String> does) {
    return Choice.of(
        "key-" + label,
        label,
        () -> {
          does.accept(key);
          card.touched();
        });
  }
}
