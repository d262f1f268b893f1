package org.qizhong.sound;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What is heard, sample by sample: sounds placed at positions, counted in samples since the mix
 * began. A sound that begins fades whatever is of equal or lower rank, so that it has the air to
 * itself on its first sample; one that would begin under a more important one is dropped; nothing
 * ever queues. No thread, no clock, no device: the same placings give the same samples, however
 * they are rendered.
 */
final class Mix {
  /** Samples a second. */
  static final int RATE = 48_000;

  /** How long a fade takes, in samples: 15 ms. */
  static final int FADE = RATE * 15 / 1_000;

  private static final long NEVER = Long.MAX_VALUE;
  private static final int FULL = 100;

  /** A sound at its place. */
  private static final class Placed {
    private final Optional<Object> key;
    private final Sound sound;
    private long start;
    private long fade = NEVER;

    Placed(Object key, Sound sound, long start) {
      this.key = Optional.ofNullable(key);
      this.sound = sound;
      this.start = start;
    }

    long end() {
      long end = start + sound.samples().length;
      return fade == NEVER ? end : Math.min(end, Math.max(fade + FADE, start));
    }

    void fadeFrom(long position) {
      fade = Math.min(fade, position);
    }

    boolean isKey(Object other) {
      return fade == NEVER && key.isPresent() && key.get().equals(other);
    }
  }

  private final List<Placed> placed = new ArrayList<>();
  private long position;
  private float gain = 1;
  private float wanted = 1;

  /** The sample that is rendered next. */
  long position() {
    return position;
  }

  /** Whether nothing sounds and nothing is placed. */
  boolean isEmpty() {
    return placed.isEmpty();
  }

  /** Whether something has begun that has not ended. */
  boolean isSounding() {
    return placed.stream().anyMatch(it -> it.start < position);
  }

  /** Where everything that is placed has ended. */
  long end() {
    return placed.stream().mapToLong(Placed::end).max().orElse(position);
  }

  /** The volume from now on, 0 to 100: the square of it is the gain. */
  void volume(int volume) {
    wanted = (float) volume * volume / (FULL * FULL);
  }

  /**
   * Places a sound.
   *
   * @param key by which it can be moved or removed; null if it never is
   * @param start its first sample; one that has passed counts as the next one
   */
  void place(Object key, Sound sound, long start) {
    placed.add(new Placed(key, sound, Math.max(start, position)));
  }

  /** Moves a sound that has not begun; one that has stays. */
  void move(Object key, long start) {
    for (Placed it : placed) {
      if (it.isKey(key) && it.start >= position) {
        it.start = Math.max(start, position);
      }
    }
  }

  /** Takes a sound back: it is dropped if it has not begun, else it fades. */
  void remove(Object key) {
    for (Placed it : List.copyOf(placed)) {
      if (it.isKey(key)) {
        end(it);
      }
    }
  }

  /** Whether a sound with this key is still to come. */
  boolean isToCome(Object key) {
    return placed.stream().anyMatch(it -> it.isKey(key) && it.start >= position);
  }

  /** Everything ends: what sounds fades, what has not begun is dropped. */
  void silence() {
    List.copyOf(placed).forEach(this::end);
  }

  /** Drops what has begun, at once. For when nothing has been heard for a while anyway. */
  void forgetBegun() {
    placed.removeIf(it -> it.start < position);
  }

  private void end(Placed it) {
    if (it.start >= position) {
      placed.remove(it);
    } else {
      it.fadeFrom(position);
    }
  }

  /** Renders the next samples. */
  void render(short[] out) {
    settleRanks(position + out.length);
    if (placed.stream().allMatch(it -> it.start >= position + out.length)) {
      Arrays.fill(out, (short) 0);
      gain = wanted;
    } else {
      mix(out);
    }
    position += out.length;
    placed.removeIf(it -> it.end() <= position);
  }

  /** Who fades and who is dropped, for everything that has its first effect before {@code end}. */
  private void settleRanks(long end) {
    List<Placed> beginning =
        placed.stream()
            .filter(it -> it.start >= position && it.fade == NEVER && it.start - FADE < end)
            .sorted(
                Comparator.comparingLong((Placed it) -> it.start)
                    .thenComparing(it -> it.sound.rank()))
            .toList();
    for (Placed it : beginning) {
      if (placed.contains(it)) {
        settle(it);
      }
    }
  }

  private void settle(Placed begins) {
    List<Placed> before = new ArrayList<>();
    for (Placed other : placed) {
      if (other != begins && other.start <= begins.start && other.end() > begins.start) {
        before.add(other);
      }
    }
    if (before.stream().anyMatch(other -> outranks(other, begins))) {
      placed.remove(begins);
      return;
    }
    for (Placed other : before) {
      if (other.start == begins.start) {
        placed.remove(other);
      } else {
        other.fadeFrom(Math.max(begins.start - FADE, position));
      }
    }
  }

  /** At one sample the last one placed counts among equals. */
  private boolean outranks(Placed other, Placed begins) {
    if (other.fade != NEVER && other.fade <= begins.start) {
      return false;
    }
    if (other.start == begins.start && other.sound.rank() == begins.sound.rank()) {
      return placed.indexOf(other) > placed.indexOf(begins);
    }
    return !begins.sound.rank().silences(other.sound.rank());
  }

  private void mix(short[] out) {
    float[] sum = new float[out.length];
    for (Placed it : placed) {
      add(it, sum);
    }
    float step = 1f / FADE;
    for (int index = 0; index < out.length; index++) {
      if (gain != wanted) {
        gain = gain < wanted ? Math.min(wanted, gain + step) : Math.max(wanted, gain - step);
      }
      out[index] = Limiter.limit(sum[index] * gain);
    }
  }

  private void add(Placed it, float[] sum) {
    short[] samples = it.sound.samples();
    long first = Math.max(it.start, position);
    long last = Math.min(it.end(), position + sum.length);
    for (long at = first; at < last; at++) {
      float share = at < it.fade ? 1 : 1 - (float) (at - it.fade) / FADE;
      sum[(int) (at - position)] += samples[(int) (at - it.start)] * share;
    }
  }
}
