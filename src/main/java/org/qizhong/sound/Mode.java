package org.qizhong.sound;

import java.util.Locale;

/** How a phase of the game is made heard (C9). */
public enum Mode {
  /** Calls are read and happenings announced. */
  VOICE,
  /** The buzzer's tone stands where a call would. */
  BUZZER,
  /** Nothing; the count stands on the screen. */
  SILENCE;

  /** The name in {@code sound.properties}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
