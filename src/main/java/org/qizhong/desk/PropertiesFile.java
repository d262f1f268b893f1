package org.qizhong.desk;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.qizhong.clock.Refusal;

/** A file of settings in the data directory: {@code key = value}, in UTF-8. */
public final class PropertiesFile {
  private PropertiesFile() {}

  /**
   * The settings by key; none where there is no file.
   *
   * @throws Refusal when the file cannot be read, without its name
   */
  public static Map<String, String> read(Path file) throws Refusal {
    Properties read = new Properties();
    try (Reader reader = new StringReader(text(file))) {
      read.load(reader);
    } catch (IllegalArgumentException malformed) {
      throw new Refusal("a \\u without four hex digits; write the character itself");
    } catch (CharacterCodingException other) {
      throw new Refusal("is not in UTF-8; save it so");
    } catch (IOException unreadable) {
      throw new Refusal("cannot be read; look at its permissions");
    }
    Map<String, String> settings = new TreeMap<>();
    read.forEach((key, value) -> settings.put(key.toString(), value.toString().strip()));
    return settings;
  }

  /** What it says, without the mark that some editors put before UTF-8; nothing without a file. */
  public static String text(Path file) throws IOException {
    try {
      return Files.readString(file, StandardCharsets.UTF_8).replaceFirst("^\\uFEFF", "");
    } catch (NoSuchFileException none) {
      return "";
    }
  }

  /** Writes it anew; whoever reads meanwhile sees the old text or the new one. */
  public static void write(Path file, String text) throws IOException {
    Path fresh = file.resolveSibling(file.getFileName() + ".new");
    Files.writeString(fresh, text, StandardCharsets.UTF_8);
    Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }
}
