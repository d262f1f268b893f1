package org.qizhong.screen.view;

import javafx.scene.Node;
import javafx.scene.layout.Region;

/** A region laid out in units of the design: a unit is a pixel at 800×480. */
abstract class Scaled extends Region {
  private double unit = 1;

  /** Sets the unit of this region and all below it. */
  final void scale(double unit) {
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
  final void rescale() {
    scale(unit);
  }

  final double unit() {
    return unit;
  }

  /** {@code design} units in pixels. */
  final double px(double design) {
    return Math.round(design * unit);
  }

  /**
   * Adds what {@link #layoutChildren} draws itself. Unmanaged: a shape that is changed while its
   * parent is laid out would ask for the next layout, and that for the next, sixty times a second.
   */
  final void draw(Node... shapes) {
    for (Node shape : shapes) {
      shape.setManaged(false);
      shape.setMouseTransparent(true);
      getChildren().add(shape);
    }
  }

  /** Puts {@code child} there, in pixels. */
  static void place(Node child, double x, double y, double width, double height) {
    child.resizeRelocate(x, y, Math.max(0, width), Math.max(0, height));
  }
}
