package org.qizhong.sound;

import java.util.Arrays;

/**
 * When each sample of the mix is heard. A device tells how many samples it has played in steps, and
 * always a little late; so the truest telling is the earliest one, and the anchor follows the
 * earliest of the last two seconds: at once after a start or an underrun, smoothly otherwise, since
 * a sound card's second is not quite the clock's. Pure: both come in as parameters.
 */
final class Anchor {
  /** After a start a device tells nonsense for so long. */
  private static final long SETTLING = 60_000_000L;

  /** Farther off than this is no drift. */
  private static final double JUMP = 5e6;

  private static final long SLICE = 250_000_000L;
  private static final int SLICES = 8;
  private static final double FOLLOW = 0.02;
  private static final double NONE = Double.MAX_VALUE;
  private static final double NANOS = 1e9 / Mix.RATE;

  private final double[] earliest = new double[SLICES];
  private long begun;
  private long slice;
  private double zero;
  private boolean firm;

  /**
   * The device starts, or starts again.
   *
   * @param nanos when the sample {@code position} is likely to be heard
   */
  void start(long nanos, long position) {
    zero = nanos - position * NANOS;
    begun = nanos;
    slice = nanos;
    firm = false;
    Arrays.fill(earliest, NONE);
  }

  /**
   * The device tells that everything before the sample {@code heard} has been heard at {@code
   * nanos}.
   */
  void observe(long nanos, long heard) {
    if (nanos - begun < SETTLING) {
      return;
    }
    turnSlices(nanos);
    double told = nanos - heard * NANOS;
    earliest[0] = Math.min(earliest[0], told);
    boolean early = nanos - begun < SETTLING + SLICE;
    double target = early ? earliest[0] : best();
    if (!firm || early || Math.abs(target - zero) > JUMP) {
      zero = target;
      firm = true;
    } else {
      zero += (target - zero) * FOLLOW;
    }
  }

  private void turnSlices(long nanos) {
    if (nanos - slice < SLICE) {
      return;
    }
    double last = earliest[0];
    if (isLate(last)) {
      Arrays.fill(earliest, NONE);
      earliest[1] = last;
    } else {
      System.arraycopy(earliest, 0, earliest, 1, SLICES - 1);
    }
    earliest[0] = NONE;
    slice = nanos;
  }

  /** An underrun that nobody has told of: a whole slice lies later than what came before it. */
  private boolean isLate(double last) {
    return firm && last != NONE && last - zero > JUMP;
  }

  private double best() {
    double best = NONE;
    for (double one : earliest) {
      best = Math.min(best, one);
    }
    return best;
  }

  /** Whether the device has told anything since it started. */
  boolean isFirm() {
    return firm;
  }

  /** The sample that is heard at {@code nanos}. */
  long position(long nanos) {
    return Math.round((nanos - zero) / NANOS);
  }

  /** When the sample {@code position} is heard. */
  long nanos(long position) {
    return Math.round(zero + position * NANOS);
  }
}
