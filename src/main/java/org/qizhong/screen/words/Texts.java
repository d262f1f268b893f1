package org.qizhong.screen.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The texts of one language, by key. They stand in {@code SUBJECT.LANGUAGE.properties} beside this
 * class, UTF-8; a key begins with its subject. {@code {0}}, {@code {1}} … are replaced by what is
 * given; where an English word has a singular, {@code KEY.one} is taken for a first {@code 1}.
 */
public final class Texts {
  /** One file each, in every language. */
  static final List<String> SUBJECTS =
      List.of(
          "common",
          "time",
          "match",
          "result",
          "count",
          "card",
          "settings",
          "log",
          "referee",
          "article",
          "refused");

  private static final String ONE = ".one";
  private static final Map<Language, Texts> READ = new ConcurrentHashMap<>();

  private final Language language;
  private final Map<String, String> texts = new HashMap<>();

  private Texts(Language language) {
    this.language = language;
    SUBJECTS.forEach(this::load);
  }

  /** The texts of {@code language}, read when they are first asked for. */
  public static Texts of(Language language) {
    return READ.computeIfAbsent(language, Texts::new);
  }

  public Language language() {
    return language;
  }

  /**
   * The text of {@code key}.
   *
   * @param given what stands for {0}, {1} …
   * @throws IllegalArgumentException for a key that is not there: a mistake of the program's
   */
  public String get(String key, Object... given) {
    boolean one = given.length > 0 && given[0].toString().equals("1");
    String text = one ? texts.getOrDefault(key + ONE, texts.get(key)) : texts.get(key);
    if (text == null) {
      throw new IllegalArgumentException("no text " + key + " in " + language.id());
    }
    for (int i = 0; i < given.length; i++) {
      text = text.replace("{" + i + "}", given[i].toString());
    }
    return text;
  }

  /** Whether there is such a text. */
  public boolean has(String key) {
    return texts.containsKey(key);
  }

  /** Every key, without the singulars. */
  public Set<String> keys() {
    Set<String> keys = new TreeSet<>(texts.keySet());
    keys.removeIf(key -> key.endsWith(ONE));
    return keys;
  }

  private void load(String subject) {
    String name = subject + "." + language.id() + ".properties";
    try (InputStream file = Texts.class.getResourceAsStream(name)) {
      if (file == null) {
        throw new IllegalStateException(name + " is missing");
      }
      Properties read = new Properties();
      read.load(new InputStreamReader(file, StandardCharsets.UTF_8));
      for (String key : read.stringPropertyNames()) {
        if (!key.startsWith(subject + ".")) {
          throw new IllegalStateException(name + ": " + key + " is none of its keys");
        }
        texts.put(key, read.getProperty(key));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
