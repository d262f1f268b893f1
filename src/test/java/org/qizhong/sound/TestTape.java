package org.qizhong.sound;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** What a device has played. Each clip is a level of its own, so it can be read off the samples. */
final class TestTape {
  /** A clip, from its first to its last full sample, in seconds. */
  record Heard(String clip, double at, double length) {
    @Override
    public String toString() {
      return String.format(Locale.ROOT, "%s@%.3f", clip, at);
    }
  }

  private static final int FLAT = 40;

  private final double begins;
  private final Map<String, Integer> levels;
  private final Map<Integer, Long> gaps = new TreeMap<>();
  private short[] played = new short[Mix.RATE];
  private int length;
  private List<Heard> read = List.of();
  private int readTo = -1;

  /**
   * @param begins when its first sample is heard, in seconds
   */
  TestTape(double begins, Map<String, Integer> levels) {
    this.begins = begins;
    this.levels = levels;
  }

  void add(short[] samples) {
    if (length + samples.length > played.length) {
      played = Arrays.copyOf(played, 2 * played.length);
    }
    System.arraycopy(samples, 0, played, length, samples.length);
    length += samples.length;
  }

  /** So many samples were not heard. */
  void gap(long missed) {
    gaps.put(length, missed);
  }

  private double second(int sample) {
    long missed = 0;
    for (Map.Entry<Integer, Long> gap : gaps.entrySet()) {
      missed += gap.getKey() <= sample ? gap.getValue() : 0;
    }
    return (double) (sample + missed) / Mix.RATE + begins;
  }

  /** The clips, and runs of tone, that were heard so far. */
  List<Heard> heard() {
    if (readTo != length) {
      read = read();
      readTo = length;
    }
    return read;
  }

  private List<Heard> read() {
    Map<Integer, String> names = new TreeMap<>();
    levels.forEach((name, level) -> names.put(level, name));
    List<Heard> heard = new ArrayList<>();
    int at = 0;
    while (at < length) {
      int from = at;
      int level = played[at];
      if (level == 0) {
        at++;
      } else if (isFlat(at)) {
        while (at < length && played[at] == level) {
          at++;
        }
        heard.add(heard(names.getOrDefault(level, "level " + level), from, at));
      } else {
        while (at < length && !isFlat(at)) {
          at++;
        }
        if (at - from > Mix.FADE) {
          heard.add(heard("tone", from, at));
        }
      }
    }
    return heard;
  }

  private boolean isFlat(int at) {
    int end = Math.min(length, at + FLAT);
    for (int next = at; next < end; next++) {
      if (played[next] != played[at]) {
        return false;
      }
    }
    return true;
  }

  private Heard heard(String clip, int from, int to) {
    return new Heard(clip, second(from), (double) (to - from) / Mix.RATE);
  }

  /** Whether nothing was heard between two match seconds. */
  boolean quietBetween(double from, double to) {
    for (int sample = 0; sample < length; sample++) {
      double at = second(sample);
      if (at >= from && at < to && played[sample] != 0) {
        return false;
      }
    }
    return true;
  }
}
