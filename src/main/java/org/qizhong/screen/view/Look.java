package org.qizhong.screen.view;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import javafx.geometry.Insets;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.CornerRadii;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import org.qizhong.screen.model.Tone;

/** Colours and letters. White on each of the fills has a contrast of 7:1 or more. */
final class Look {
  static final Color PAGE = Color.web("#0b0d10");
  static final Color PANEL = Color.web("#171b21");
  static final Color BUTTON = Color.web("#222832");
  static final Color TEXT = Color.web("#e8ebef");
  static final Color FAINT = Color.web("#98a1ac");
  static final Color IDLE_DIGITS = Color.web("#c3c9d3");
  static final Color GO_ON = Color.web("#2f6f3e");
  static final Color BAD = Color.web("#8c1212");
  static final Color REMARK = Color.web("#6d3a06");
  static final Color FLAG = Color.web("#ff8a80");

  private static final String DIGITS_FILE = "RobotoCondensed-Bold.ttf";
  private static final String DIGITS = digitsFamily();

  private Look() {}

  /** The letters that have all of {@code words}. */
  static Font text(String words, double size, boolean bold) {
    return Fonts.text(words, size, bold);
  }

  /** Digits of equal width. */
  static Font digits(double size) {
    return Font.font(DIGITS, FontWeight.BOLD, size);
  }

  /** The letters' family, for the style sheet. */
  static String textFamily() {
    return Fonts.family();
  }

  static Background fill(Paint paint, double radius) {
    return new Background(new BackgroundFill(paint, new CornerRadii(radius), Insets.EMPTY));
  }

  static Paint fill(Tone tone, double unit) {
    return switch (tone) {
      case IDLE, READY -> PANEL;
      case MAIN -> Color.web("#0b3d74");
      case OVERTIME -> Color.web("#6d3a06");
      case LAST -> Color.web("#8c1212");
      case STOPPED -> hatch(unit);
      case FLAG -> PAGE;
    };
  }

  private static Paint hatch(double unit) {
    Color dark = Color.web("#262b33");
    Color light = Color.web("#3c434d");
    return new LinearGradient(
        0,
        0,
        14 * unit,
        14 * unit,
        false,
        CycleMethod.REPEAT,
        new Stop(0, dark),
        new Stop(0.5, dark),
        new Stop(0.5, light),
        new Stop(1, light));
  }

  private static String digitsFamily() {
    try (InputStream file = Look.class.getResourceAsStream("/org/qizhong/screen/" + DIGITS_FILE)) {
      return Font.loadFont(file, 12).getFamily();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
