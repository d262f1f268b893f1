package org.qizhong.screen.model;

import java.util.List;
import java.util.Map;

/**
 * What is heard, as the desk has it.
 *
 * @param settings by key, as {@code sound.properties} has them
 * @param voices the languages that have a voice
 */
public record SoundLine(Map<String, String> settings, List<String> voices) {
  /** Nothing is known yet. */
  public static final SoundLine UNKNOWN = new SoundLine(Map.of(), List.of());

  public SoundLine {
    settings = Map.copyOf(settings);
    voices = List.copyOf(voices);
  }

  /** The value of {@code key}; empty if it is not known. */
  public String of(String key) {
    return settings.getOrDefault(key, "");
  }

  /** C9: whether the hall's profile locks what is heard. */
  public boolean isLocked() {
    return of("hall").equals("true");
  }
}
