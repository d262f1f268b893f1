package org.qizhong.screen.view.card;

import javafx.scene.shape.Circle;
import org.qizhong.clock.Side;
import org.qizhong.screen.view.Ink;
import org.qizhong.screen.view.Scaled;

/** A stone of a side, outlined so that it shows on any ground. */
public final class Stone extends Scaled {
  private final Side side;
  private final Circle circle = new Circle();

  /** {@code side}'s. */
  public Stone(Side side) {
    this.side = side;
    setMouseTransparent(true);
    draw(circle);
  }

  @Override
  protected void layoutChildren() {
    double radius = Math.min(getWidth(), getHeight()) / 2 - px(1);
    circle.setCenterX(getWidth() / 2);
    circle.setCenterY(getHeight() / 2);
    circle.setRadius(radius);
    circle.setFill(color(side == Side.BLACK ? Ink.STONE_BLACK : Ink.STONE_WHITE_SHINE));
    circle.setStroke(color(Ink.OUTLINE));
    circle.setStrokeWidth(px(1.5));
  }
}
