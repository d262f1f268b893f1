package org.qizhong.screen.referee;

import java.util.List;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.Sheet;

/** What of the referee's desk fills the screen below its top line. */
public sealed interface Bureau {
  /** The grid of acts, and the buttons below it. */
  record Desk(List<Choice> tiles, List<Choice> buttons) implements Bureau {
    public Desk {
      tiles = List.copyOf(tiles);
      buttons = List.copyOf(buttons);
    }
  }

  /** One act's page, or the PIN. */
  record Opened(Sheet sheet) implements Bureau {}
}
