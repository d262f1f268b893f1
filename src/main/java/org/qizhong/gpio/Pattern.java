package org.qizhong.gpio;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Properties;

/** What the buzzer can sound, the lesser before the greater: a greater one breaks a lesser off. */
enum Pattern {
  PRESS,
  TICK,
  START,
  TEST,
  ELAPSED,
  LEFT,
  OVERTIME,
  WARNING,
  COUNT,
  PERIOD_USED,
  FAULT,
  FLAG;

  private static final String RESOURCE = "patterns.properties";
  private static final long MILLISECOND = 1_000_000L;

  /** Sound and silence in turn, in nanoseconds. */
  private final long[] lengths;

  Pattern() {
    String key = name().toLowerCase(Locale.ROOT).replace('_', '-');
    this.lengths =
        Arrays.stream(Table.READ.getProperty(key).strip().split(" +"))
            .mapToLong(it -> Long.parseLong(it) * MILLISECOND)
            .toArray();
  }

  /** The resource, read before the first constant is made. */
  private static final class Table {
    static final Properties READ = new Properties();

    static {
      try (Reader text =
          new InputStreamReader(
              Pattern.class.getResourceAsStream(RESOURCE), StandardCharsets.UTF_8)) {
        READ.load(text);
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    }
  }

  /** Whether it is one of the calls (C1–C4, C8) that a voice reads out. */
  boolean isCall() {
    return switch (this) {
      case ELAPSED, LEFT, OVERTIME, COUNT -> true;
      case PRESS, TICK, START, TEST, WARNING, PERIOD_USED, FAULT, FLAG -> false;
    };
  }

  /** Whether it is sounded in quiet mode too. */
  boolean isGrave() {
    return this == FLAG || this == FAULT;
  }

  /** Whether it sounds {@code nanos} after its beginning. */
  boolean soundsAfter(long nanos) {
    long end = 0;
    for (int index = 0; index < lengths.length; index++) {
      end += lengths[index];
      if (nanos < end) {
        return index % 2 == 0;
      }
    }
    return false;
  }

  /** When it next changes, later than {@code nanos} after its beginning; its length at its end. */
  long changesAfter(long nanos) {
    long end = 0;
    for (long length : lengths) {
      end += length;
      if (nanos < end) {
        return end;
      }
    }
    return end;
  }

  /** How long it is, in nanoseconds. */
  long length() {
    return Arrays.stream(lengths).sum();
  }
}
