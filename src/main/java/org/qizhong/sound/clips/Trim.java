package org.qizhong.sound.clips;

import java.util.Arrays;
import java.util.Optional;

/**
 * A raw recording made a clip: 5 ms before the onset to 15 ms after the end of speech, at -19 dB
 * RMS with no peak above -1 dBFS, faded at both ends.
 */
public final class Trim {
  /** What clips are levelled to, in dB RMS. */
  public static final double LEVEL = -19;

  /** What no peak is above, in dBFS. */
  public static final double PEAK = -1;

  private static final int LEAD = 5 * Speech.MILLISECOND;
  private static final int TAIL = 15 * Speech.MILLISECOND;

  /** Peaks are taken down smoothly over this many samples on either side. */
  private static final int REACH = 3 * Speech.MILLISECOND;

  private static final double CEILING = ClipMeasure.amplitude(PEAK - 0.2);
  private static final int PASSES = 8;
  private static final int AGAIN = 3;

  private Trim() {}

  /** The clip in a recording; empty when there is nothing to hear in it. */
  public static Optional<short[]> of(short[] raw) {
    return Speech.inRoom(raw).map(speech -> settled(raw, speech));
  }

  /** Levelled, the loudest part may be another, and so where speech begins and ends. */
  private static short[] settled(short[] raw, Speech speech) {
    Speech now = speech;
    short[] clip = cut(raw, now);
    for (int again = 0; again < AGAIN; again++) {
      Speech heard = Speech.of(clip).orElseThrow();
      int from = now.first() - LEAD;
      now =
          new Speech(
              from + Math.max(LEAD, heard.first()),
              from + Math.min(clip.length - TAIL, heard.end()));
      clip = cut(raw, now);
    }
    return clip;
  }

  private static short[] cut(short[] raw, Speech speech) {
    double[] samples = new double[LEAD + speech.end() - speech.first() + TAIL];
    for (int i = 0; i < samples.length; i++) {
      int from = speech.first() - LEAD + i;
      samples[i] = from >= 0 && from < raw.length ? raw[from] * fade(i, samples.length) : 0;
    }
    for (int pass = 0; pass < PASSES; pass++) {
      level(samples);
      limit(samples);
    }
    short[] clip = new short[samples.length];
    for (int i = 0; i < clip.length; i++) {
      clip[i] = (short) Math.round(samples[i]);
    }
    return clip;
  }

  /** Up over the lead, down over the tail, 1 between. */
  private static double fade(int at, int length) {
    return Math.min(1, Math.min((double) at / LEAD, (double) (length - 1 - at) / TAIL));
  }

  private static void level(double[] samples) {
    double sum = 0;
    for (int i = LEAD; i < samples.length - TAIL; i++) {
      sum += samples[i] * samples[i];
    }
    double rms = Math.sqrt(sum / (samples.length - LEAD - TAIL));
    double gain = ClipMeasure.amplitude(LEVEL) / rms;
    for (int i = 0; i < samples.length; i++) {
      samples[i] *= gain;
    }
  }

  /** Every peak above the ceiling is scaled down together with what is around it. */
  private static void limit(double[] samples) {
    double[] least = new double[samples.length];
    Arrays.fill(least, 1);
    for (int i = 0; i < samples.length; i++) {
      double needed = CEILING / Math.abs(samples[i]);
      if (needed < 1) {
        for (int j = Math.max(0, i - REACH); j <= Math.min(samples.length - 1, i + REACH); j++) {
          least[j] = Math.min(least[j], needed);
        }
      }
    }
    for (int i = 0; i < samples.length; i++) {
      samples[i] *= smooth(least, i);
    }
  }

  /** The mean of the gains around {@code at}, each of which is enough for it. */
  private static double smooth(double[] gains, int at) {
    double sum = 0;
    for (int i = at - REACH; i <= at + REACH; i++) {
      sum += gains[Math.clamp(i, 0, gains.length - 1)];
    }
    return sum / (2 * REACH + 1);
  }
}
