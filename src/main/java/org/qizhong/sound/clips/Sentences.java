package org.qizhong.sound.clips;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Properties;

/**
 * What each clip says, as it is written in its language: the words the program's own voices were
 * rendered from.
 */
public final class Sentences {
  private static final String FILE = "sentences.properties";

  private final Properties sentences;

  private Sentences(Properties sentences) {
    this.sentences = sentences;
  }

  /**
   * A language's sentences.
   *
   * @throws IllegalArgumentException when {@link Voice#LANGUAGES} has no such language
   */
  public static Sentences in(String language) {
    if (!Voice.LANGUAGES.contains(language)) {
      throw new IllegalArgumentException("no sentences in " + language);
    }
    Properties read = new Properties();
    String file = Voice.FOLDER + language + "/" + FILE;
    try (InputStream in = Sentences.class.getResourceAsStream(file)) {
      read.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return new Sentences(read);
  }

  /** What a clip says. */
  public Optional<String> of(String clip) {
    return Optional.ofNullable(sentences.getProperty(clip));
  }
}
