package org.qizhong.screen.view;

import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.Paint;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Circle;
import org.qizhong.clock.Side;
import org.qizhong.screen.model.SidePicture;

/** Periods as stones: those left are filled, used ones hollow. */
final class StonesView extends Scaled {
  private static final double GAP = 0.12;

  private final Side side;
  private SidePicture.Row row = new SidePicture.Row(0, 0);

  StonesView(Side side) {
    this.side = side;
    setMouseTransparent(true);
  }

  /** A single stone. */
  static StonesView one(Side side) {
    StonesView view = new StonesView(side);
    view.show(new SidePicture.Row(1, 1));
    return view;
  }

  void show(SidePicture.Row now) {
    if (row.equals(now)) {
      return;
    }
    row = now;
    getChildren().clear();
    for (int i = 0; i < now.total(); i++) {
      Circle stone = new Circle();
      stone.setFill(i < now.left() ? stone() : Color.TRANSPARENT);
      stone.setStroke(i < now.left() ? Color.web("#c8ccd2") : Color.web("#e8ebef", 0.6));
      draw(stone);
    }
    requestLayout();
  }

  /** The row's width when it is {@code height} high. */
  double width(double height) {
    return row.total() == 0 ? 0 : height * (row.total() * (1 + GAP) - GAP);
  }

  @Override
  protected void layoutChildren() {
    double size = getHeight();
    double line = Math.max(1, size * 0.06);
    for (int i = 0; i < getChildren().size(); i++) {
      Circle stone = (Circle) getChildren().get(i);
      stone.setStrokeWidth(line);
      stone.setRadius((size - line) / 2);
      stone.setCenterX(size / 2 + i * size * (1 + GAP));
      stone.setCenterY(size / 2);
    }
  }

  private Paint stone() {
    return switch (side) {
      case BLACK -> gradient(Color.web("#4a4f57"), Color.BLACK);
      case WHITE -> gradient(Color.WHITE, Color.web("#d2d2cc"));
    };
  }

  private static Paint gradient(Color light, Color dark) {
    return new RadialGradient(
        0, 0, 0.35, 0.3, 0.7, true, CycleMethod.NO_CYCLE, new Stop(0, light), new Stop(1, dark));
  }
}
