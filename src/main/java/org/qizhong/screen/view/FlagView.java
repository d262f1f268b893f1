package org.qizhong.screen.view;

import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;

/** A fallen flag, so that time up is told by a shape too. */
final class FlagView extends Scaled {
  private final Rectangle pole = new Rectangle();
  private final Polygon cloth = new Polygon();

  FlagView() {
    setMouseTransparent(true);
    setVisible(false);
    draw(cloth, pole);
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double height = getHeight();
    double thick = Math.max(2, width * 0.1);
    pole.setFill(color(Ink.TEXT));
    cloth.setFill(color(Ink.FLAG));
    pole.setWidth(thick);
    pole.setHeight(height);
    pole.setArcWidth(thick);
    pole.setArcHeight(thick);
    cloth.getPoints().setAll(thick, 0.0, width, height * 0.28, thick, height * 0.56);
  }
}
