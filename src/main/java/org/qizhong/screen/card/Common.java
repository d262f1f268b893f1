package org.qizhong.screen.card;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What many pages have. */
public final class Common {
  private static final List<String> DIGITS = List.of("1", "2", "3", "4", "5", "6", "7", "8", "9");

  private Common() {}

  public static Choice back(Book book) {
    return Choice.of("back", book.say("card.back"), book::back);
  }

  /** A back button where everything has been taken as it was touched. */
  public static Choice done(Book book) {
    return Choice.of("back", book.say("card.done"), book::back).go();
  }

  /** A pad of digits; {@code corner} stands left of the 0. */
  public static List<Choice> pad(Book book, Choice corner, Consumer<String> key) {
    List<Choice> keys = new ArrayList<>();
    for (String digit : DIGITS) {
      keys.add(key(book, digit, digit, key));
    }
    keys.add(corner);
    keys.add(key(book, "0", "0", key));
    keys.add(key(book, "←", "BACK_SPACE", key));
    return keys;
  }

  /** A key of a pad. */
  public static Choice key(Book book, String label, String key, Consumer<String> does) {
    return Choice.of(
        "key-" + label,
        label,
        () -> {
          does.accept(key);
          book.touched();
        });
  }
}
