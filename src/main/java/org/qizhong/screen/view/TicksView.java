package org.qizhong.screen.view;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import org.qizhong.screen.model.SidePicture;

/** Moves still to make, as a thin row of ticks; those made are low. */
final class TicksView extends Scaled {
  private static final double WIDEST = 14;
  private static final double MADE = 0.3;

  private final List<Rectangle> ticks = new ArrayList<>();
  private SidePicture.Row row = new SidePicture.Row(0, 0);
  private Ink ink = Ink.ON_FILL;

  TicksView() {
    setMouseTransparent(true);
  }

  /** Shows {@code now} on a ground where {@code on} can be read. */
  void show(SidePicture.Row now, Ink on) {
    if (row.total() != now.total()) {
      ticks.clear();
      getChildren().clear();
      for (int i = 0; i < now.total(); i++) {
        ticks.add(new Rectangle());
      }
      draw(ticks.toArray(new Rectangle[0]));
    }
    if (!row.equals(now) || ink != on) {
      row = now;
      ink = on;
      requestLayout();
    }
  }

  @Override
  protected void layoutChildren() {
    double step = Math.min(px(WIDEST), getWidth() / Math.max(1, row.total()));
    Color left = color(ink);
    for (int i = 0; i < ticks.size(); i++) {
      Rectangle tick = ticks.get(i);
      double height = i < row.left() ? getHeight() : getHeight() * MADE;
      tick.setFill(i < row.left() ? left : left.deriveColor(0, 1, 1, 0.6));
      tick.setX(i * step);
      tick.setY(getHeight() - height);
      tick.setWidth(Math.max(1, step * 0.4));
      tick.setHeight(height);
    }
  }
}
