package org.qizhong.screen.view.log;

import javafx.geometry.HPos;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.screen.log.LogPicture;
import org.qizhong.screen.view.FitText;
import org.qizhong.screen.view.Ink;
import org.qizhong.screen.view.Scaled;
import org.qizhong.screen.view.card.Stone;

/** An entry of the log: when, whose, what; and below it by whom and why. */
final class RowView extends Scaled {
  private static final double TIME = 76;
  private static final double STONE = 22;
  private static final double EDGE = 10;

  private final FitText time = new FitText(18, 10, true).align(HPos.RIGHT);
  private final FitText what = new FitText(19, 10, false);
  private final FitText more = new FitText(16, 9, false);
  private final BySide<Stone> stones = new BySide<>(new Stone(Side.BLACK), new Stone(Side.WHITE));

  RowView() {
    setMouseTransparent(true);
    time.setFill(Ink.FAINT);
    what.setFill(Ink.TEXT);
    more.setFill(Ink.FAINT);
    add(time, what, more, stones.black(), stones.white());
  }

  void show(LogPicture.Row now) {
    time.setText(now.time());
    what.setText(now.what());
    more.setText(now.more());
    for (Side side : Side.values()) {
      stones.of(side).setVisible(now.side().filter(side::equals).isPresent());
    }
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    setBackground(ground(Ink.PAGE, px(8)));
    double edge = px(EDGE);
    double height = getHeight();
    double x = 2 * edge + px(TIME);
    double words = x + px(STONE) + edge;
    double width = getWidth() - words - edge;
    double split = more.getText().isEmpty() ? height : Math.round(height * 0.52);
    place(time, 0, 0, edge + px(TIME), height);
    for (Side side : Side.values()) {
      place(stones.of(side), x, (height - px(STONE)) / 2, px(STONE), px(STONE));
    }
    place(what, words, px(1), width, split - px(1));
    place(more, words, split, width, height - split - px(2));
  }
}
