package org.qizhong.screen.view;

import java.util.regex.Pattern;
import javafx.geometry.Bounds;
import javafx.geometry.HPos;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/**
 * Words that always fit: as large as the place allows, smaller rather than cut, and on more lines
 * rather than too small.
 */
public final class FitText extends Scaled {
  /** A style class of words that did not fit: nothing on this screen should ever have it. */
  private static final String SHORTENED = "shortened";

  private static final double STEP = 0.94;

  /** Below this part of its wish the words rather go on a second line. */
  private static final double RATHER_WRAP = 0.8;

  private final Text text = new Text();
  private final double most;
  private final double least;
  private final boolean bold;
  private static final Pattern NUMBER_AND_UNIT =
      Pattern.compile("(?<=[0-9¼½¾]) (?=(s|min|h|zi|points)\\b)");

  private Ink ink = Ink.TEXT;
  private String words = "";
  private HPos align = HPos.LEFT;
  private boolean paragraph;
  private String fitted = "";
  private String measured = "";
  private double natural;

  /**
   * Empty words.
   *
   * @param most the size wished for, in units
   * @param least the smallest size, in units
   */
  public FitText(double most, double least, boolean bold) {
    this.most = most;
    this.least = least;
    this.bold = bold;
    draw(text);
    dressed();
    setMouseTransparent(true);
    setMinSize(0, 0);
  }

  /** Where the words stand in their place. */
  public FitText align(HPos position) {
    align = position;
    text.setTextAlignment(
        switch (position) {
          case LEFT -> TextAlignment.LEFT;
          case CENTER -> TextAlignment.CENTER;
          case RIGHT -> TextAlignment.RIGHT;
        });
    return this;
  }

  /** Several lines from the first size on, starting at the top of the place. */
  public FitText paragraph() {
    paragraph = true;
    return this;
  }

  /** Other words. */
  public void setText(String now) {
    if (!words.equals(now)) {
      words = now;
      requestLayout();
    }
  }

  /** The words, shortened or not. */
  public String getText() {
    return words;
  }

  boolean isEmpty() {
    return words.isEmpty();
  }

  /** The colour of the words. */
  public void setFill(Ink now) {
    ink = now;
    text.setFill(color(ink));
  }

  @Override
  protected void dressed() {
    fitted = "";
    measured = "";
    text.setFill(color(ink));
  }

  /** The width of the words in the size wished for, on one line. */
  public double natural() {
    if (!words.equals(measured)) {
      measured = words;
      Text probe = new Text(words);
      probe.setFont(Look.text(words, most * unit(), bold));
      natural = Math.ceil(probe.getLayoutBounds().getWidth());
    }
    return natural;
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double height = getHeight();
    String key = words + "\n" + width + "x" + height;
    if (!key.equals(fitted)) {
      fitted = key;
      fit(width, height);
    }
    Bounds bounds = text.getLayoutBounds();
    double x =
        switch (align) {
          case LEFT -> 0;
          case CENTER -> (width - bounds.getWidth()) / 2;
          case RIGHT -> width - bounds.getWidth();
        };
    double y = paragraph ? 0 : (height - bounds.getHeight()) / 2;
    text.relocate(Math.round(x), Math.round(y));
  }

  private void fit(double width, double height) {
    text.setText(together(words));
    getStyleClass().remove(SHORTENED);
    if (words.isEmpty()) {
      return;
    }
    for (double size = most; size >= least; size *= STEP) {
      if (!paragraph && fits(size, 0, width, height)) {
        return;
      }
      if ((paragraph || size <= most * RATHER_WRAP) && fits(size, width, width, height)) {
        return;
      }
    }
    shorten(width, height);
  }

  /** A number and its unit stay on one line. */
  private static String together(String words) {
    return NUMBER_AND_UNIT.matcher(words).replaceAll("\u00a0");
  }

  private boolean fits(double size, double wrap, double width, double height) {
    text.setFont(Look.text(words, size * unit(), bold));
    text.setWrappingWidth(wrap);
    Bounds bounds = text.getLayoutBounds();
    return bounds.getWidth() <= width + 0.5 && bounds.getHeight() <= height + 0.5;
  }

  /** Only words beyond all reason come here. */
  private void shorten(double width, double height) {
    getStyleClass().add(SHORTENED);
    int low = 0;
    int high = words.length();
    while (low < high) {
      int middle = (low + high + 1) / 2;
      text.setText(words.substring(0, middle) + "…");
      if (fits(least, width, width, height)) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    text.setText(words.substring(0, low) + "…");
  }
}
