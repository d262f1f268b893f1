package org.qizhong.screen.view;

import javafx.scene.paint.Color;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.StrokeLineCap;

/** A loudspeaker: a touch here is answered aloud. */
final class SpeakerView extends Scaled {
  private final Polygon cone = new Polygon();
  private final Arc near = new Arc();
  private final Arc far = new Arc();

  private Ink ink = Ink.TEXT;

  SpeakerView() {
    setMouseTransparent(true);
    draw(cone, near, far);
  }

  void setFill(Ink now) {
    if (ink != now) {
      ink = now;
      requestLayout();
    }
  }

  @Override
  protected void layoutChildren() {
    double size = getHeight();
    Color drawn = color(ink);
    cone.setFill(drawn);
    cone.getPoints()
        .setAll(
            0.0,
            size * 0.36,
            size * 0.2,
            size * 0.36,
            size * 0.48,
            size * 0.12,
            size * 0.48,
            size * 0.88,
            size * 0.2,
            size * 0.64,
            0.0,
            size * 0.64);
    wave(near, size, 0.22, drawn);
    wave(far, size, 0.4, drawn);
  }

  private static void wave(Arc wave, double size, double radius, Color ink) {
    wave.setType(ArcType.OPEN);
    wave.setFill(Color.TRANSPARENT);
    wave.setStroke(ink);
    wave.setStrokeWidth(Math.max(1.5, size * 0.08));
    wave.setStrokeLineCap(StrokeLineCap.ROUND);
    wave.setCenterX(size * 0.52);
    wave.setCenterY(size / 2);
    wave.setRadiusX(size * radius);
    wave.setRadiusY(size * radius);
    wave.setStartAngle(-45);
    wave.setLength(90);
  }
}
