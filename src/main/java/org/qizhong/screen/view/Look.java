package org.qizhong.screen.view;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;

/** Letters and digits. */
public final class Look {
  private static final String DIGITS_FILE = "RobotoCondensed-Bold.ttf";
  private static final String DIGITS = digitsFamily();

  private Look() {}

  /** The letters that have all of {@code words}. */
  public static Font text(String words, double size, boolean bold) {
    return Fonts.text(words, size, bold);
  }

  /** Digits of equal width. */
  static Font digits(double size) {
    return Font.font(DIGITS, FontWeight.BOLD, size);
  }

  private static String digitsFamily() {
    try (InputStream file = Look.class.getResourceAsStream("/org/qizhong/screen/" + DIGITS_FILE)) {
      return Font.loadFont(file, 12).getFamily();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
