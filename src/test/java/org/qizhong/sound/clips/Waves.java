package org.qizhong.sound.clips;

import java.util.Arrays;
import java.util.Random;

/** Signals whose figures are known from arithmetic. */
final class Waves {
  /** 1 kHz: 48 samples a wave, so that every window of a millisecond holds a whole one. */
  private static final int PERIOD = 48;

  private Waves() {}

  static short[] silence(int milliseconds) {
    return new short[48 * milliseconds];
  }

  /** A sine; its RMS is its amplitude divided by the square root of two. */
  static short[] sine(int milliseconds, double amplitude) {
    short[] samples = new short[48 * milliseconds];
    for (int i = 0; i < samples.length; i++) {
      samples[i] = (short) Math.round(amplitude * Math.sin(2 * Math.PI * i / PERIOD));
    }
    return samples;
  }

  /** A sine of twice the amplitude, cut off at it. */
  static short[] cutOff(int milliseconds, int amplitude) {
    short[] samples = sine(milliseconds, 1);
    for (int i = 0; i < samples.length; i++) {
      double wave = 2 * amplitude * Math.sin(2 * Math.PI * i / PERIOD);
      samples[i] = (short) Math.clamp(Math.round(wave), -amplitude, amplitude);
    }
    return samples;
  }

  static short[] join(short[]... parts) {
    short[] joined = new short[Arrays.stream(parts).mapToInt(part -> part.length).sum()];
    int at = 0;
    for (short[] part : parts) {
      System.arraycopy(part, 0, joined, at, part.length);
      at += part.length;
    }
    return joined;
  }

  /** Noise of a room, the same every time. */
  static short[] room(int milliseconds, int amplitude) {
    Random random = new Random(1);
    short[] samples = new short[48 * milliseconds];
    for (int i = 0; i < samples.length; i++) {
      samples[i] = (short) (random.nextInt(2 * amplitude + 1) - amplitude);
    }
    return samples;
  }

  static short[] sum(short[] one, short[] other) {
    short[] sum = new short[one.length];
    for (int i = 0; i < sum.length; i++) {
      sum[i] = (short) (one[i] + other[i]);
    }
    return sum;
  }

  /** What a good clip of a call is: 5 ms of silence, a tone at -19 dB RMS, 15 ms of silence. */
  static short[] good(int milliseconds) {
    double amplitude = 32768 * Math.pow(10, -19 / 20.0) * Math.sqrt(2);
    return join(silence(5), sine(milliseconds - 20, amplitude), silence(15));
  }
}
