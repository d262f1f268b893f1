package org.qizhong.sound.clips;

import java.util.Arrays;
import java.util.Optional;

/**
 * Where speech begins and ends in a recording: the first and the last millisecond that is louder
 * than 40 dB below the loudest ten milliseconds.
 *
 * @param first sample of speech
 * @param end one past the last
 */
record Speech(int first, int end) {
  static final int MILLISECOND = Clip.RATE / 1000;

  private static final int WINDOW = 10 * MILLISECOND;
  private static final double BELOW_THE_LOUDEST = 0.01;

  /** Less than this, in ten milliseconds, is silence whatever it is: -60 dBFS. */
  private static final double SILENCE = 33;

  /** The quietest tenth of a raw recording is the room, if it is as steady as a room is. */
  private static final int ROOM_SHARE = 10;

  private static final double STEADY = 2;
  private static final double ABOVE_THE_ROOM = 4;
  private static final double LOUDEST_ROOM = 0.1;

  /** Empty when there is nothing to hear. */
  static Optional<Speech> of(short[] samples) {
    double loudest = Arrays.stream(windows(samples, WINDOW)).max().orElse(0);
    return loudest < SILENCE ? Optional.empty() : above(samples, loudest * BELOW_THE_LOUDEST);
  }

  /** As {@link #of}, in a recording with a room around the speech, which is not speech. */
  static Optional<Speech> inRoom(short[] samples) {
    double[] windows =
        Arrays.stream(windows(samples, WINDOW)).filter(window -> window > 0).sorted().toArray();
    if (windows.length == 0 || windows[windows.length - 1] < SILENCE) {
      return Optional.empty();
    }
    double loudest = windows[windows.length - 1];
    double tenth = windows[windows.length / ROOM_SHARE];
    double room = tenth < STEADY * windows[0] ? tenth * ABOVE_THE_ROOM : 0;
    return above(
        samples, Math.max(loudest * BELOW_THE_LOUDEST, Math.min(room, loudest * LOUDEST_ROOM)));
  }

  private static Optional<Speech> above(short[] samples, double threshold) {
    double[] milliseconds = windows(samples, MILLISECOND);
    int first = 0;
    while (milliseconds[first] <= threshold) {
      first++;
    }
    int last = milliseconds.length - 1;
    while (milliseconds[last] <= threshold) {
      last--;
    }
    return Optional.of(new Speech(first * MILLISECOND, (last + 1) * MILLISECOND));
  }

  /** Root mean square of samples {@code from} to before {@code to}. */
  static double rms(short[] samples, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += (double) samples[i] * samples[i];
    }
    return to > from ? Math.sqrt(sum / (to - from)) : 0;
  }

  private static double[] windows(short[] samples, int length) {
    double[] windows = new double[samples.length / length];
    for (int i = 0; i < windows.length; i++) {
      windows[i] = rms(samples, i * length, (i + 1) * length);
    }
    return windows;
  }
}
