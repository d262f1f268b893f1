package org.qizhong.desk;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;

/** A file of settings in the data directory: {@code key = value}, in UTF-8. */
public final class PropertiesFile {
  /** In bytes; a thousand times what any of them needs. */
  private static final long MOST = 1_000_000;

  private PropertiesFile() {}

  /**
   * What was read.
   *
   * @param settings by key, in the keys' order; what could be read
   * @param wrong why not everything could, without the file's name
   */
  public record Read(Map<String, String> settings, Optional<String> wrong) {}

  /**
   * Reads a file; one that is not there has no settings.
   *
   * @param remedy what to do when the system does not let it be read
   */
  public static Read read(Path file, String remedy) {
    try {
      return of(text(file));
    } catch (CharacterCodingException other) {
      return new Read(Map.of(), Optional.of("is not in UTF-8; save it so"));
    } catch (IOException unreadable) {
      return new Read(Map.of(), Optional.of("cannot be read; " + remedy));
    }
  }

  /** Reads what such a file says. */
  public static Read of(String text) {
    Once read = new Once();
    Optional<String> wrong;
    try {
      read.load(new StringReader(text));
      wrong = read.twice.map(key -> key + ": it is there twice; keep one of the lines");
    } catch (IllegalArgumentException malformed) {
      wrong = Optional.of("a \\u without four hex digits; write the character itself");
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    Map<String, String> settings = new TreeMap<>();
    read.forEach((key, value) -> settings.put(key.toString(), value.toString().strip()));
    return new Read(settings, wrong);
  }

  /** Notes a key that comes again: which of its values is meant nobody can tell. */
  private static final class Once extends Properties {
    private static final long serialVersionUID = 1L;
    private transient Optional<String> twice = Optional.empty();

    @Override
    public synchronized Object put(Object key, Object value) {
      Object before = super.put(key, value);
      twice = before == null ? twice : twice.or(() -> Optional.of(key.toString()));
      return before;
    }
  }

  /**
   * What it says, without the mark that some editors put before UTF-8; nothing without a file.
   *
   * @throws IOException also where it is no file that can be one of settings: a pipe, or endless
   */
  public static String text(Path file) throws IOException {
    try {
      BasicFileAttributes kind = Files.readAttributes(file, BasicFileAttributes.class);
      if (!kind.isRegularFile() || kind.size() > MOST) {
        throw new FileSystemException(file.toString(), null, "no file of settings");
      }
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
