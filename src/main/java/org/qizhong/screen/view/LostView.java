package org.qizhong.screen.view;

import javafx.geometry.HPos;
import org.qizhong.screen.model.Banner;

/** Says that the desk is away, over a page that does not say so itself. */
final class LostView extends Scaled {
  private static final double PLATE = 72;

  private final FitText words = new FitText(30, 14, true).align(HPos.CENTER);
  private boolean bad;

  LostView() {
    setMouseTransparent(true);
    setId("lost");
    add(words);
  }

  void show(boolean lost, Banner now) {
    setVisible(lost);
    words.setText(now.text());
    if (bad != now.bad()) {
      bad = now.bad();
      requestLayout();
    }
  }

  /** How high it is. */
  double height() {
    return px(PLATE);
  }

  @Override
  protected void layoutChildren() {
    setBackground(ground(bad ? Ink.BAD : Ink.BUTTON, px(12)));
    words.setFill(bad ? Ink.ON_FILL : Ink.TEXT);
    place(words, px(12), 0, getWidth() - 2 * px(12), getHeight());
  }
}
