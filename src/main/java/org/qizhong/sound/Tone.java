package org.qizhong.sound;

/** The buzzer's stand-in: patterns of 2 kHz, and a soft chime. */
enum Tone {
  /** A warning (C10), or a number where there is no voice. */
  SHORT(2_000, 0.32, new int[] {150}),
  /** A period's end or the beginning of overtime, where there is no voice. */
  DOUBLE(2_000, 0.32, new int[] {120, 100, 120}),
  /** Time is up. */
  LONG(2_000, 0.32, new int[] {1_000}),
  /** A soft tick in the last five seconds (C10). */
  TICK(2_000, 0.08, new int[] {12}),
  /** A clock starts, a game ends. */
  CHIME(880, 0.12, new int[] {300});

  /** How long a tone takes to reach its level, and to leave it: otherwise it would click. */
  static final int EDGE = Mix.RATE * 5 / 1_000;

  private final short[] samples;

  /**
   * @param level of the peak; 1 is full scale
   * @param spans milliseconds of sound and of silence in turn
   */
  Tone(int hertz, double level, int[] spans) {
    int length = 0;
    for (int span : spans) {
      length += frames(span);
    }
    samples = new short[length];
    int at = 0;
    for (int index = 0; index < spans.length; index++) {
      int frames = frames(spans[index]);
      if (index % 2 == 0) {
        fill(at, frames, hertz, level);
      }
      at += frames;
    }
  }

  /** 48 kHz, mono; not to be changed. */
  short[] samples() {
    return samples;
  }

  private void fill(int from, int frames, int hertz, double level) {
    int edge = Math.min(EDGE, frames / 2);
    for (int frame = 0; frame < frames; frame++) {
      int inside = Math.min(frame, frames - 1 - frame);
      double shape = inside < edge ? 0.5 - 0.5 * Math.cos(Math.PI * inside / edge) : 1;
      double wave = Math.sin(2 * Math.PI * hertz * frame / Mix.RATE);
      samples[from + frame] = (short) Math.round(Short.MAX_VALUE * level * shape * wave);
    }
  }

  private static int frames(int millis) {
    return Mix.RATE * millis / 1_000;
  }
}
