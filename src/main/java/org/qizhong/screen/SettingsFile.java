package org.qizhong.screen;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.qizhong.clock.Refusal;
import org.qizhong.screen.card.SafeFile;
import org.qizhong.screen.model.ScreenSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The screen's settings as {@value #NAME} in the data directory, one {@code key = value} a line.
 */
final class SettingsFile {
  /** The file's name in the data directory. */
  static final String NAME = "screen.properties";

  private static final Logger LOG = LoggerFactory.getLogger(SettingsFile.class);

  private final Path file;

  SettingsFile(Path data) {
    file = data.resolve(NAME);
  }

  /** What was kept. Where nothing was, or what does not fit, stands the default; that is logged. */
  ScreenSettings load() {
    List<String> wrong = new ArrayList<>();
    ScreenSettings settings = ScreenSettings.DEFAULT;
    Properties found = read(wrong);
    for (String key : found.stringPropertyNames().stream().sorted().toList()) {
      try {
        settings = settings.with(key, found.getProperty(key).strip());
      } catch (Refusal e) {
        wrong.add(e.getMessage());
      }
    }
    if (!wrong.isEmpty()) {
      LOG.warn("{}: the default is taken for what does not fit: {}", file, wrong);
    }
    return settings;
  }

  private Properties read(List<String> wrong) {
    Properties found = new Properties();
    try {
      found.load(new StringReader(Files.readString(file, StandardCharsets.UTF_8)));
    } catch (NoSuchFileException none) {
      return found;
    } catch (IOException | IllegalArgumentException e) {
      wrong.add(e.toString());
    }
    return found;
  }

  /** Keeps one setting; the others stay as they are kept. A failure is logged; says whether not. */
  boolean keep(String key, String value) {
    try {
      write(load().with(key, value));
      return true;
    } catch (IOException | Refusal e) {
      LOG.warn("{}: {} = {} is not kept", file, key, value, e);
      return false;
    }
  }

  /** Whoever reads meanwhile, or after a power cut, finds the old file or the new one. */
  private void write(ScreenSettings settings) throws IOException {
    StringBuilder text = new StringBuilder();
    for (Map.Entry<String, String> one : settings.values().entrySet()) {
      text.append(one.getKey()).append(" = ").append(one.getValue()).append('\n');
    }
    SafeFile.write(file, text.toString());
  }
}
