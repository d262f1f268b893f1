package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;

/** Contrast as WCAG 2 computes it: of two colours, and of the words in a picture. */
public final class Contrast {
  private static final double DIGITS = 7;
  private static final double WORDS = 4.5;

  /** A colour with this part of a word's pixels is one of its grounds: hatching has two. */
  private static final double GROUND = 0.15;

  private final WritableImage image;

  Contrast(WritableImage image) {
    this.image = image;
  }

  /** From 1 to 21. */
  public static double of(Color one, Color other) {
    double a = luminance(one) + 0.05;
    double b = luminance(other) + 0.05;
    return Math.max(a, b) / Math.min(a, b);
  }

  /** From 0 to 1. */
  public static double luminance(Color color) {
    return 0.2126 * linear(color.getRed())
        + 0.7152 * linear(color.getGreen())
        + 0.0722 * linear(color.getBlue());
  }

  private static double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
  }

  /** The words' own colour on every colour that makes up their ground in the picture. */
  void assertReadable(Text text) {
    if (isOff(text)) {
      return;
    }
    boolean digits = text.getParent().getClass().getSimpleName().equals("DigitsView");
    Color ink = (Color) text.getFill();
    Map<Integer, Integer> pixels = pixels(text.localToScene(text.getLayoutBounds()), ink);
    int all = pixels.values().stream().mapToInt(Integer::intValue).sum();
    pixels.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .filter(one -> one.getValue() >= GROUND * all)
        .limit(2)
        .forEach(
            one ->
                assertThat(of(ink, color(one.getKey())))
                    .as("“%s”, %s on %s", text.getText(), ink, color(one.getKey()))
                    .isGreaterThanOrEqualTo(digits ? DIGITS : WORDS));
  }

  /** A button that is off may be pale. */
  private static boolean isOff(Node node) {
    return node != null && (node.isDisabled() || isOff(node.getParent()));
  }

  private Map<Integer, Integer> pixels(Bounds place, Color ink) {
    PixelReader reader = image.getPixelReader();
    Map<Integer, Integer> pixels = new HashMap<>();
    for (int y = Math.max(0, (int) place.getMinY());
        y < Math.min(image.getHeight(), place.getMaxY());
        y++) {
      for (int x = Math.max(0, (int) place.getMinX());
          x < Math.min(image.getWidth(), place.getMaxX());
          x++) {
        int pixel = reader.getArgb(x, y);
        if (of(color(pixel), ink) > 1.1) {
          pixels.merge(pixel, 1, Integer::sum);
        }
      }
    }
    return pixels;
  }

  private static Color color(int argb) {
    return Color.rgb(argb >> 16 & 0xff, argb >> 8 & 0xff, argb & 0xff);
  }
}
