package org.qizhong.screen.count;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.words.Texts;

/** Digits for a screen without a keyboard, three in a row. */
record Pad(Texts texts, IntConsumer digit, Runnable clear, Runnable erase) {
  private static final int DIGITS = 9;

  List<Choice> keys() {
    List<Choice> keys = new ArrayList<>();
    for (int one = 1; one <= DIGITS; one++) {
      keys.add(key(one));
    }
    keys.add(Choice.of("key-clear", texts.get("count.clear"), clear));
    keys.add(key(0));
    keys.add(Choice.of("key-erase", "←", erase));
    return keys;
  }

  private Choice key(int one) {
    return Choice.of("key-" + one, Integer.toString(one), () -> digit.accept(one));
  }
}
