package org.qizhong.screen.view;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;

/** Letters. */
public final class Look {
  private static final String DIGITS_FILE = "RobotoCondensed-Bold.ttf";
  private static final List<String> FAMILIES =
      List.of("Noto Sans CJK SC", "Noto Sans SC", "Noto Sans CJK JP", "Noto Sans", "DejaVu Sans");
  private static final String FAMILY = family();
  private static final String DIGITS = digitsFamily();

  private Look() {}

  /** Letters; names in Chinese, Japanese or Korean come from the family or its fallbacks. */
  public static Font text(double size, boolean bold) {
    return Font.font(FAMILY, bold ? FontWeight.BOLD : FontWeight.NORMAL, size);
  }

  /** Digits of equal width. */
  static Font digits(double size) {
    return Font.font(DIGITS, FontWeight.BOLD, size);
  }

  private static String family() {
    Set<String> installed = Set.copyOf(Font.getFamilies());
    return FAMILIES.stream()
        .filter(installed::contains)
        .findFirst()
        .orElse(Font.getDefault().getFamily());
  }

  private static String digitsFamily() {
    try (InputStream file = Look.class.getResourceAsStream("/org/qizhong/screen/" + DIGITS_FILE)) {
      Font font = file == null ? null : Font.loadFont(file, 12);
      return font == null ? FAMILY : font.getFamily();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
