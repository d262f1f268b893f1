package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;

/** Contrast as WCAG 2 computes it: of two colours, and of the words in a picture. */
public final class Contrast {
  private static final double DIGITS = 7;
  private static final double WORDS = 4.5;

  /** A colour with this part of a word's pixels is one of its grounds: hatching has two. */
  private static final double GROUND = 0.15;

  /** Less than this is the same colour, or a letter's soft edge. */
  private static final double SAME = 1.1;

  private final Pixels pixels;

  Contrast(Pixels pixels) {
    this.pixels = pixels;
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
    Map<Integer, Integer> grounds = grounds(text.localToScene(text.getLayoutBounds()), ink);
    int all = grounds.values().stream().mapToInt(Integer::intValue).sum();
    grounds.entrySet().stream()
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

  private Map<Integer, Integer> grounds(Bounds place, Color ink) {
    Map<Integer, Integer> found = new HashMap<>();
    pixels.visit(place, pixel -> found.merge(pixel, 1, Integer::sum));
    found.keySet().removeIf(pixel -> of(color(pixel), ink) < SAME);
    return found;
  }

  private static Color color(int argb) {
    return Color.rgb(argb >> 16 & 0xff, argb >> 8 & 0xff, argb & 0xff);
  }
}
