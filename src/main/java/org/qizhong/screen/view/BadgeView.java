package org.qizhong.screen.view;

import javafx.geometry.HPos;
import javafx.scene.layout.Border;
import javafx.scene.layout.BorderStroke;
import javafx.scene.layout.BorderStrokeStyle;
import javafx.scene.layout.BorderWidths;
import javafx.scene.layout.CornerRadii;

/** A short remark in a frame: warnings, penalty points. */
final class BadgeView extends Scaled {
  private static final double AIR = 9;

  private final FitText words = new FitText(16, 9, true).align(HPos.CENTER);

  BadgeView() {
    setMouseTransparent(true);
    words.setFill(Ink.BADGE);
    add(words);
    setVisible(false);
  }

  void show(String text) {
    words.setText(text);
    setVisible(!text.isEmpty());
  }

  /** How wide it wants to be, with what parts it from the next one; nothing when it is empty. */
  double width() {
    return isVisible() ? words.natural() + 2 * px(AIR) : 0;
  }

  @Override
  protected void layoutChildren() {
    CornerRadii round = new CornerRadii(px(7));
    BorderWidths line = new BorderWidths(Math.max(1, px(1.5)));
    setBackground(ground(Ink.PAGE, px(7)));
    setBorder(new Border(new BorderStroke(color(Ink.BADGE), BorderStrokeStyle.SOLID, round, line)));
    place(words, px(AIR) - 2, 0, getWidth() - 2 * px(AIR) + 4, getHeight());
  }
}
