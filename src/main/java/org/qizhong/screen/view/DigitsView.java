package org.qizhong.screen.view;

import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.qizhong.screen.model.Digits;

/** The time, as large as its place allows; its size follows its shape, not the digits in it. */
final class DigitsView extends Scaled {
  /** Height of a digit in parts of the font's size. */
  private static final double CAP = 0.711;

  /** The part of the height that digits may fill. */
  private static final double AIRY = 0.93;

  private static final double UNIT_SIZE = 0.5;

  /** A word that only leads to a number stands back behind it. */
  private static final double LEAD_SIZE = 0.22;

  private static final double PROBE = 100;

  private final Text big = new Text();
  private final Text unit = new Text();
  private final Text rest = new Text();
  private double most = 400;
  private Digits digits = new Digits("", "", "");
  private Ink ink = Ink.TEXT;
  private String measured = "";
  private double shape;
  private double sized;

  /**
   * Without a time yet.
   *
   * @param id of the large digits
   */
  DigitsView(String id) {
    setMouseTransparent(true);
    for (Text part : List.of(big, unit, rest)) {
      part.setTextOrigin(VPos.BASELINE);
      draw(part);
    }
    big.setId(id);
  }

  void show(Digits now) {
    if (!digits.equals(now)) {
      digits = now;
      big.setText(now.big());
      unit.setText(now.unit());
      rest.setText(now.rest());
      requestLayout();
    }
  }

  /** The largest size, in pixels. */
  void setMost(double size) {
    if (most != size) {
      most = size;
      requestLayout();
    }
  }

  void setFill(Ink now) {
    ink = now;
    paint();
  }

  @Override
  protected void dressed() {
    measured = "";
    paint();
  }

  private void paint() {
    for (Text part : List.of(big, unit, rest)) {
      part.setFill(color(ink));
    }
  }

  @Override
  protected void layoutChildren() {
    measure();
    if (shape == 0) {
      return;
    }
    double size = Math.min(most, Math.min(getWidth() / shape * PROBE, getHeight() * AIRY / CAP));
    if (sized != size) {
      sized = size;
      big.setFont(Look.digits(size));
      rest.setFont(Look.digits(size));
      unit.setFont(unit(size));
    }
    double x = (getWidth() - shape * size / PROBE) / 2;
    double y = (getHeight() + CAP * size) / 2;
    for (Text part : List.of(big, unit, rest)) {
      part.setLayoutX(x);
      part.setLayoutY(y);
      x += part.getLayoutBounds().getWidth();
    }
  }

  /** Only when the shape changes: measuring is dear, and a second rarely changes it. */
  private void measure() {
    String now =
        digits.text().replaceAll("[0-9]", "0") + digits.big().length() + digits.rest().length();
    if (!measured.equals(now)) {
      measured = now;
      sized = 0;
      shape =
          width(digits.big(), Look.digits(PROBE))
              + width(digits.rest(), Look.digits(PROBE))
              + width(digits.unit(), unit(PROBE));
    }
  }

  /** A word, which the digits' font does not have in every language. */
  private Font unit(double size) {
    boolean leads = digits.big().isEmpty() && !digits.rest().isEmpty();
    return Look.text(digits.unit(), size * (leads ? LEAD_SIZE : UNIT_SIZE), true);
  }

  private static double width(String text, Font font) {
    Text probe = new Text(text.replaceAll("[0-9]", "0"));
    probe.setFont(font);
    return probe.getLayoutBounds().getWidth();
  }
}
