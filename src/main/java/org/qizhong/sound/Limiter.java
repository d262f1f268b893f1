package org.qizhong.sound;

/** Keeps what several sounds add up to within 16 bits, without a hard edge. */
final class Limiter {
  /** Up to here (-0.9 dBFS) nothing is changed, so a clip of its own passes bit by bit. */
  static final float KNEE = 29_500;

  private static final float ROOM = Short.MAX_VALUE - KNEE;

  private Limiter() {}

  /** The nearest sample to {@code sum} that may be played. */
  static short limit(float sum) {
    float size = Math.abs(sum);
    if (size > KNEE) {
      size = KNEE + ROOM * (float) Math.tanh((size - KNEE) / ROOM);
    }
    return (short) Math.round(Math.copySign(size, sum));
  }
}
