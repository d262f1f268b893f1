package org.qizhong.sound.clips;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;

/**
 * A voice's {@value #FILE}, in UTF-8.
 *
 * @param name what the voice is called; its speaker where the file has no {@code name}
 * @param decibels what it is played louder (or, negative, quieter) by
 * @param label what is said of the voice beside its name; may be empty
 */
record VoiceProperties(
    String language, String name, String speaker, String licence, double decibels, String label) {

  static final String FILE = "voice.properties";

  private static final List<String> NEEDED = List.of("language", "speaker", "licence");
  private static final List<String> KEYS =
      List.of("language", "name", "speaker", "licence", "gain", "label");
  private static final double MOST_LOUDER = 6;
  private static final double MOST_QUIETER = -30;

  /** Reads the file's text; what does not fit is added to {@code findings}. */
  static VoiceProperties read(String text, List<String> findings) {
    Properties found = found(text, findings);
    for (String key : NEEDED) {
      if (value(found, key).isEmpty()) {
        findings.add(FILE + ": " + key + " is missing");
      }
    }
    String language = value(found, "language");
    if (!language.isEmpty() && !isLanguage(language)) {
      findings.add(
          FILE + ": language " + language + " is no language's code such as zh, en, ja, ko, yue");
    }
    String speaker = value(found, "speaker");
    String name = value(found, "name");
    return new VoiceProperties(
        language,
        name.isEmpty() ? speaker : name,
        speaker,
        value(found, "licence"),
        gain(value(found, "gain"), findings),
        value(found, "label"));
  }

  /** Keys that nobody reads: a typing slip would go unseen otherwise. */
  static List<String> strangers(String text) {
    return found(text, new ArrayList<>()).stringPropertyNames().stream()
        .filter(key -> !KEYS.contains(key))
        .sorted()
        .map(key -> FILE + ": " + key + ": " + instead(key))
        .toList();
  }

  private static String instead(String key) {
    return key.equals("license")
        ? "write it licence"
        : "no such key; there are " + String.join(", ", KEYS);
  }

  private static Properties found(String text, List<String> findings) {
    Properties found = new Properties();
    try (Reader reader = new StringReader(text)) {
      found.load(reader);
    } catch (IOException | IllegalArgumentException malformed) {
      findings.add(FILE + ": a \\u without four hex digits; write the character itself");
    }
    return found;
  }

  /** A code as ISO 639 has them, of two letters or three, with whatever narrows it. */
  static boolean isLanguage(String code) {
    if (!code.matches("[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")) {
      return false;
    }
    String language = code.split("-")[0];
    return language.length() > 2 || List.of(Locale.getISOLanguages()).contains(language);
  }

  private static String value(Properties found, String key) {
    return found.getProperty(key, "").strip();
  }

  private static double gain(String text, List<String> findings) {
    if (text.isEmpty()) {
      return 0;
    }
    if (text.matches("[+-]?\\d{1,2}(\\.\\d{1,3})?")) {
      double gain = Double.parseDouble(text);
      if (gain >= MOST_QUIETER && gain <= MOST_LOUDER) {
        return gain;
      }
    }
    findings.add(FILE + ": gain " + text + " is not a number of decibels from -30 to 6");
    return 0;
  }
}
