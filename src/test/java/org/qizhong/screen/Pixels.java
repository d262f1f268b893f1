package org.qizhong.screen;

import java.util.function.IntConsumer;
import javafx.geometry.Bounds;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/** A picture's pixels, as 0xAARRGGBB, row by row. */
public record Pixels(int width, int height, int[] argb) {

  /** Those of {@code image}. */
  public static Pixels of(WritableImage image) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int[] argb = new int[width * height];
    image
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), argb, 0, width);
    return new Pixels(width, height, argb);
  }

  /** One of them. */
  public int at(int x, int y) {
    return argb[y * width + x];
  }

  /** Visits those inside {@code place}. */
  public void visit(Bounds place, IntConsumer visitor) {
    int right = (int) Math.min(width, place.getMaxX());
    int bottom = (int) Math.min(height, place.getMaxY());
    for (int y = Math.max(0, (int) place.getMinY()); y < bottom; y++) {
      for (int x = Math.max(0, (int) place.getMinX()); x < right; x++) {
        visitor.accept(at(x, y));
      }
    }
  }
}
