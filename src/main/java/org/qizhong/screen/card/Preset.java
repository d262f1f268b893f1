package org.qizhong.screen.card;

import org.qizhong.clock.BySide;
import org.qizhong.clock.TimeControl;
import org.qizhong.screen.model.TimeLine;
import org.qizhong.screen.words.Texts;

/**
 * A time control that can be chosen by name.
 *
 * @param id of one that is built in; the name of an own one
 * @param own whether people here have saved it
 */
public record Preset(String id, BySide<TimeControl> times, boolean own) {

  /** What it is called: the own name, the usual name with its numbers, or the numbers alone. */
  public String label(Texts texts) {
    if (own) {
      return id;
    }
    String numbers = TimeLine.of(texts, times.black());
    String key = "card.preset." + id;
    return texts.has(key) ? texts.get(key, numbers) : numbers;
  }
}
