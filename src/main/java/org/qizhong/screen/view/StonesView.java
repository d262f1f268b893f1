package org.qizhong.screen.view;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.Paint;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Circle;
import org.qizhong.clock.Side;
import org.qizhong.screen.model.SidePicture;

/** Periods as stones: those left are large and filled, used ones small rings. */
final class StonesView extends Scaled {
  private static final double GAP = 0.12;
  private static final double USED = 0.65;

  /** Of a stone's size: a black stone on a dark ground looks hollow enough. */
  private static final double USED_SIZE = 0.45;

  private final Side side;
  private final List<Circle> stones = new ArrayList<>();
  private SidePicture.Row row = new SidePicture.Row(0, 0);
  private Ink ink = Ink.TEXT;

  StonesView(Side side) {
    this.side = side;
    setMouseTransparent(true);
  }

  /** A single stone. */
  static StonesView one(Side side) {
    StonesView view = new StonesView(side);
    view.show(new SidePicture.Row(1, 1), Ink.TEXT);
    return view;
  }

  /** Shows {@code now} on a ground where {@code on} can be read. */
  void show(SidePicture.Row now, Ink on) {
    if (row.total() != now.total()) {
      stones.clear();
      getChildren().clear();
      for (int i = 0; i < now.total(); i++) {
        stones.add(new Circle());
      }
      draw(stones.toArray(new Circle[0]));
    }
    if (!row.equals(now) || ink != on) {
      row = now;
      ink = on;
      requestLayout();
    }
  }

  /** The row's width when it is {@code height} high. */
  double width(double height) {
    return row.total() == 0 ? 0 : height * (row.total() * (1 + GAP) - GAP);
  }

  @Override
  protected void layoutChildren() {
    double size = getHeight();
    double line = Math.max(1, size * 0.07);
    Color edge = color(ink);
    for (int i = 0; i < stones.size(); i++) {
      boolean left = i < row.left();
      Circle stone = stones.get(i);
      stone.setFill(left ? stone() : Color.TRANSPARENT);
      stone.setStroke(left ? edge : edge.deriveColor(0, 1, 1, USED));
      stone.setStrokeWidth(line);
      stone.setRadius((left ? size : size * USED_SIZE) / 2 - line / 2);
      stone.setCenterX(size / 2 + i * size * (1 + GAP));
      stone.setCenterY(size / 2);
    }
  }

  private Paint stone() {
    return switch (side) {
      case BLACK -> gradient(Ink.STONE_BLACK_SHINE, Ink.STONE_BLACK);
      case WHITE -> gradient(Ink.STONE_WHITE_SHINE, Ink.STONE_WHITE);
    };
  }

  private Paint gradient(Ink shine, Ink stone) {
    return new RadialGradient(
        0,
        0,
        0.35,
        0.3,
        0.7,
        true,
        CycleMethod.NO_CYCLE,
        new Stop(0, color(shine)),
        new Stop(1, color(stone)));
  }
}
