package org.qizhong.screen.view;

import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import org.qizhong.screen.model.SidePicture;

/** Moves still to make, as a thin row of ticks. */
final class TicksView extends Scaled {
  private static final double WIDEST = 14;

  private SidePicture.Row row = new SidePicture.Row(0, 0);

  TicksView() {
    setMouseTransparent(true);
  }

  void show(SidePicture.Row now) {
    if (row.equals(now)) {
      return;
    }
    row = now;
    getChildren().clear();
    for (int i = 0; i < now.total(); i++) {
      Rectangle tick = new Rectangle();
      tick.setFill(Color.color(1, 1, 1, i < now.left() ? 1 : 0.25));
      draw(tick);
    }
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double step = Math.min(px(WIDEST), getWidth() / Math.max(1, row.total()));
    for (int i = 0; i < getChildren().size(); i++) {
      Rectangle tick = (Rectangle) getChildren().get(i);
      tick.setX(i * step);
      tick.setWidth(Math.max(1, step * 0.4));
      tick.setHeight(getHeight());
    }
  }
}
