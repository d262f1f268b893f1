package org.qizhong.sound.clips;

import java.util.Optional;

/** The figures a clip is held to. */
public final class ClipMeasure {
  private static final double FULL_SCALE = 32768;

  /** Equal samples in a row at full scale: no wave does that by itself. */
  private static final int FULL_SCALE_RUN = 3;

  private static final int AT_FULL_SCALE = 32_700;

  /** The same at the recording's own peak, when it was clipped and then made quieter. */
  private static final int FLAT_RUN = 6;

  private static final double LOUD_ENOUGH_TO_TELL = 0.1 * FULL_SCALE;

  private ClipMeasure() {}

  /**
   * What was measured; levels are in dBFS, {@link Double#NEGATIVE_INFINITY} for silence.
   *
   * @param onset milliseconds from the start to the first speech; the length when there is none
   * @param seconds the whole length
   * @param rms root mean square from the onset to the end of speech
   * @param peak the largest sample
   * @param clippedRuns how often the wave stands still at its largest
   * @param edge the larger of the first and the last sample: a loud one clicks
   */
  public record Measured(
      double onset, double seconds, double rms, double peak, int clippedRuns, double edge) {}

  /** Measures one recording. */
  public static Measured of(short[] samples) {
    Optional<Speech> speech = Speech.of(samples);
    double milliseconds = (double) samples.length / Speech.MILLISECOND;
    int peak = peak(samples);
    int ends =
        samples.length == 0
            ? 0
            : Math.max(Math.abs(samples[0]), Math.abs(samples[samples.length - 1]));
    return new Measured(
        speech.map(found -> (double) found.first() / Speech.MILLISECOND).orElse(milliseconds),
        milliseconds / 1000,
        decibels(speech.map(found -> Speech.rms(samples, found.first(), found.end())).orElse(0.0)),
        decibels(peak),
        clippedRuns(samples, peak),
        decibels(ends));
  }

  static double decibels(double amplitude) {
    return 20 * Math.log10(amplitude / FULL_SCALE);
  }

  static double amplitude(double decibels) {
    return FULL_SCALE * Math.pow(10, decibels / 20);
  }

  static int peak(short[] samples) {
    int peak = 0;
    for (short sample : samples) {
      peak = Math.max(peak, Math.abs(sample));
    }
    return peak;
  }

  private static int clippedRuns(short[] samples, int peak) {
    int runs = 0;
    int length = 0;
    for (int i = 0; i < samples.length; i++) {
      length = i > 0 && samples[i] == samples[i - 1] ? length + 1 : 1;
      int size = Math.abs(samples[i]);
      int most =
          size >= AT_FULL_SCALE
              ? FULL_SCALE_RUN
              : size == peak && peak >= LOUD_ENOUGH_TO_TELL ? FLAT_RUN : Integer.MAX_VALUE;
      if (length == most) {
        runs++;
      }
    }
    return runs;
  }
}
