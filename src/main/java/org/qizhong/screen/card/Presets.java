package org.qizhong.screen.card;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Refusal;

/** The time controls that everyone knows, as {@value #FILE} lists them. */
public final class Presets {
  private static final String FILE = "presets.txt";
  private static final List<Preset> BUILT_IN = load();

  private Presets() {}

  /** All of them, those that are asked for most first. */
  public static List<Preset> builtIn() {
    return BUILT_IN;
  }

  private static List<Preset> load() {
    try (InputStream file = Presets.class.getResourceAsStream(FILE);
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(Presets::preset)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Preset preset(String line) {
    String[] parts = line.split("=", 2);
    try {
      return new Preset(parts[0].strip(), BySide.both(Notation.parse(parts[1].strip())), false);
    } catch (Refusal e) {
      throw new IllegalStateException(FILE + ": " + line, e);
    }
  }
}
