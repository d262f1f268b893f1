package org.qizhong.sound.clips;

import java.time.Duration;

/** A recording: mono, 16 bit, {@value #RATE} samples a second. */
public final class Clip {
  /** Samples a second, of every clip. */
  public static final int RATE = 48_000;

  private final String name;
  private final short[] samples;

  /**
   * @param samples not copied, and never changed by anyone
   */
  public Clip(String name, short[] samples) {
    this.name = name;
    this.samples = samples;
  }

  /** The file's name without {@code .wav}. */
  public String name() {
    return name;
  }

  /** The samples themselves, not a copy: read, never write. */
  public short[] samples() {
    return samples;
  }

  /** How long it is. */
  public Duration length() {
    return Duration.ofNanos(samples.length * 1_000_000_000L / RATE);
  }
}
