package org.qizhong.screen.view;

import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;

/** A region laid out in units of the design: a unit is a pixel at 800×480. */
public abstract class Scaled extends Region {
  private double unit = 1;

  /** Sets the unit of this region and all below it. */
  protected final void scale(double unit) {
    if (this.unit != unit) {
      this.unit = unit;
      requestLayout();
    }
    for (Node child : getChildren()) {
      if (child instanceof Scaled scaled) {
        scaled.scale(unit);
      }
    }
  }

  /** Gives the unit to children that have come since. */
  protected final void rescale() {
    scale(unit);
  }

  protected final double unit() {
    return unit;
  }

  /** {@code design} units in pixels. */
  protected final double px(double design) {
    return Math.round(design * unit);
  }

  /** {@code ink} in this hall. */
  protected final Color color(Ink ink) {
    return Color.web(ink.dark());
  }

  /** A ground of {@code ink}, its corners rounded by {@code radius} pixels. */
  protected final Background ground(Ink ink, double radius) {
    return new Background(new BackgroundFill(color(ink), new CornerRadii(radius), Insets.EMPTY));
  }

  /**
   * Adds what {@link #layoutChildren} draws itself. Unmanaged: a shape that is changed while its
   * parent is laid out would ask for the next layout, and that for the next, sixty times a second.
   */
  protected final void draw(Node... shapes) {
    for (Node shape : shapes) {
      shape.setManaged(false);
      shape.setMouseTransparent(true);
      getChildren().add(shape);
    }
  }

  /** Puts {@code child} there, in pixels. */
  protected static void place(Node child, double x, double y, double width, double height) {
    child.resizeRelocate(x, y, Math.max(0, width), Math.max(0, height));
  }
}
