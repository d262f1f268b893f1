package org.qizhong.sound;

/** What goes before what; the first is the most important. */
public enum Rank {
  /** The count at the very end, and that time is up. */
  FINAL,
  /** What is read aloud before it, and warning buzzes. */
  CALL,
  /** Announcements (C8) and answers (C6). */
  INFORMATION,
  /** Chimes and soft ticks. */
  CHIME;

  /** Whether a sound of this rank silences one of {@code other} when it begins. */
  boolean silences(Rank other) {
    return compareTo(other) <= 0;
  }
}
