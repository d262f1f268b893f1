package org.qizhong.screen.view;

import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;

/**
 * A region laid out in units of the design, in the colours of the hall: a unit is a pixel at
 * 800×480.
 */
public abstract class Scaled extends Region {
  private Dress dress = Dress.DEFAULT;

  /** Sets the unit, the colours and the language's letters of this region and all below it. */
  final void dress(Dress now) {
    if (!dress.equals(now)) {
      dress = now;
      dressed();
      requestLayout();
    }
    for (Node child : getChildren()) {
      if (child instanceof Scaled scaled) {
        scaled.dress(now);
      }
    }
  }

  /** Dresses children that have come since. */
  protected final void redress() {
    dress(dress);
  }

  /** Something of it has changed; a layout follows. */
  protected void dressed() {}

  protected final double unit() {
    return dress.unit();
  }

  /** {@code ink} in this hall. */
  protected final Color color(Ink ink) {
    return dress.palette().of(ink);
  }

  /** {@code design} units in pixels. */
  protected final double px(double design) {
    return Math.round(design * unit());
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

  /**
   * Adds parts that {@link #layoutChildren} places. Unmanaged too: what changes inside of them, ten
   * times a second, is laid out there and nowhere else.
   */
  protected final void add(Scaled... parts) {
    for (Scaled part : parts) {
      part.setManaged(false);
      getChildren().add(part);
    }
  }

  /** Puts {@code child} there, in pixels. */
  protected static void place(Node child, double x, double y, double width, double height) {
    child.resizeRelocate(x, y, Math.max(0, width), Math.max(0, height));
  }
}
