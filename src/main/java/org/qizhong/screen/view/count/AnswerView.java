package org.qizhong.screen.view.count;

import java.util.Optional;
import javafx.geometry.HPos;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.screen.view.FitText;
import org.qizhong.screen.view.Ink;
import org.qizhong.screen.view.Scaled;
import org.qizhong.screen.view.card.Stone;

/** Large words in the middle of their place, and before them the stone of who wins. */
final class AnswerView extends Scaled {
  private static final double STONE = 28;
  private static final double GAP = 12;

  private final FitText words;
  private final BySide<Stone> stones = new BySide<>(new Stone(Side.BLACK), new Stone(Side.WHITE));
  private Optional<Side> winner = Optional.empty();

  AnswerView(FitText words) {
    this.words = words.align(HPos.CENTER);
    setMouseTransparent(true);
    add(words, stones.black(), stones.white());
  }

  void show(Optional<Side> side, String text, Ink ink) {
    winner = side;
    words.setText(text);
    words.setFill(ink);
    for (Side one : Side.values()) {
      stones.of(one).setVisible(side.equals(Optional.of(one)));
    }
    requestLayout();
  }

  String text() {
    return words.getText();
  }

  @Override
  protected void layoutChildren() {
    double aside = winner.isPresent() ? px(STONE) + px(GAP) : 0;
    double width = Math.min(words.natural() + 2, getWidth() - aside);
    double from = winner.isPresent() ? (getWidth() - width - aside) / 2 : 0;
    place(words, from + aside, 0, winner.isPresent() ? width : getWidth(), getHeight());
    for (Side one : Side.values()) {
      place(stones.of(one), from, (getHeight() - px(STONE)) / 2, px(STONE), px(STONE));
    }
  }
}
