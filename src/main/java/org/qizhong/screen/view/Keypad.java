package org.qizhong.screen.view;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.screen.model.CountEntry;
import org.qizhong.screen.model.ScreenModel;

/** Digits for a screen without a keyboard. */
final class Keypad extends Scaled {
  private static final int COLUMNS = 3;
  private static final int ROWS = 4;
  private static final String CLEAR = "clear";
  private static final String ERASE = "←";
  private static final List<String> KEYS =
      List.of("1", "2", "3", "4", "5", "6", "7", "8", "9", CLEAR, "0", ERASE);

  private final ScreenModel model;
  private final List<HoldButton> keys = new ArrayList<>();

  Keypad(ScreenModel model) {
    this.model = model;
    for (String key : KEYS) {
      HoldButton button = new HoldButton(model);
      button.setId("pad-" + key);
      keys.add(button);
      getChildren().add(button);
    }
  }

  void show(CountEntry entry, Runnable changed) {
    for (int i = 0; i < KEYS.size(); i++) {
      String key = KEYS.get(i);
      keys.get(i)
          .show(
              key.equals(CLEAR) ? model.texts().get("count.clear") : key,
              false,
              false,
              () -> {
                type(entry, key);
                changed.run();
              });
    }
  }

  private static void type(CountEntry entry, String key) {
    switch (key) {
      case CLEAR -> entry.clear();
      case ERASE -> entry.erase();
      default -> entry.digit(Integer.parseInt(key));
    }
  }

  @Override
  protected void layoutChildren() {
    double gap = px(8);
    double width = (getWidth() - (COLUMNS - 1) * gap) / COLUMNS;
    double height = (getHeight() - (ROWS - 1) * gap) / ROWS;
    for (int i = 0; i < keys.size(); i++) {
      place(keys.get(i), i % COLUMNS * (width + gap), i / COLUMNS * (height + gap), width, height);
    }
  }
}
