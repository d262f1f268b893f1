package org.qizhong.sound.clips;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A take from a microphone: the clip in it, or why it is to be asked for again. A room's noise, a
 * key's click and a word that the take began or ended within are no clips.
 *
 * @param trouble empty when there is a clip
 */
public record Take(Optional<short[]> clip, String trouble) {
  private static final int WINDOW = 10 * Speech.MILLISECOND;

  /** Below this is no speech, only what the microphone has of itself: 40 Hz. */
  private static final double LOWEST = 40;

  /** In ten milliseconds, of the loudest speech: -60 dBFS. */
  private static final double SILENCE = 33;

  /** The quietest tenth is the room; speech stands out of it by 12 dB at least. */
  private static final int ROOM_SHARE = 10;

  private static final double OUT_OF_THE_ROOM = 4;

  /** Speech begins no quieter than this beside its loudest: 26 dB. */
  private static final double BESIDE_THE_LOUDEST = 0.05;

  /** And fades away into the room, or to 40 dB; a pause within that is of 30 ms. */
  private static final double FADED = 0.01;

  private static final int PAUSE = 4;

  /** A sound this short is a click, if it stands alone so many windows: 40 ms of 60 ms. */
  private static final int CLICK = 4;

  private static final int ALONE = 6;

  /** After a word the last consonant may come late: 200 ms. */
  private static final int ALONE_AFTER = 20;

  /** The shortest word there is: 80 ms. */
  private static final int WORD = 8;

  /** What is kept before and after, where quiet beginnings and ends are: 50 ms. */
  private static final int MARGIN = 5;

  /** A sound from window {@code first} to before {@code end}. */
  private record Sounding(int first, int end) {
    boolean isShort() {
      return end - first <= CLICK;
    }
  }

  /** Judges a take, at the rate of clips. */
  public static Take of(short[] raw) {
    short[] samples = withoutRumble(raw);
    double[] windows = windows(samples);
    double loudest = Arrays.stream(windows).max().orElse(0);
    if (loudest < SILENCE) {
      return again("nothing to hear; is the microphone on?");
    }
    double room = room(windows);
    if (loudest < room * OUT_OF_THE_ROOM) {
      return again("nothing but noise; speak nearer to the microphone, or where it is quieter");
    }
    double quiet = room * OUT_OF_THE_ROOM / 2;
    double speech = Math.max(quiet, loudest * BESIDE_THE_LOUDEST);
    Sounding core = withoutClicks(sounding(windows, speech));
    Sounding word = whole(core, windows, Math.max(quiet, loudest * FADED));
    if (core.end() - core.first() < WORD) {
      return again("nothing but a click");
    }
    if (word.first() == 0) {
      return again("the word had begun before; wait for \"speak now\"");
    }
    if (word.end() == windows.length) {
      return again("the word was not over in time; speak as soon as it says so");
    }
    int from = Math.max(0, word.first() - MARGIN) * WINDOW;
    int end = Math.min(windows.length, word.end() + MARGIN) * WINDOW;
    return new Take(Trim.of(Arrays.copyOfRange(samples, from, end)), "");
  }

  private static Take again(String trouble) {
    return new Take(Optional.empty(), trouble);
  }

  /** Neither a constant share nor what swings slower than any voice. */
  private static short[] withoutRumble(short[] raw) {
    double keep = 1 / (1 + 2 * Math.PI * LOWEST / Clip.RATE);
    short[] out = new short[raw.length];
    double now = 0;
    for (int i = 1; i < raw.length; i++) {
      now = keep * (now + raw[i] - raw[i - 1]);
      out[i] = (short) Math.clamp(Math.round(now), Short.MIN_VALUE, Short.MAX_VALUE);
    }
    return out;
  }

  private static double[] windows(short[] samples) {
    double[] windows = new double[samples.length / WINDOW];
    for (int i = 0; i < windows.length; i++) {
      windows[i] = Speech.rms(samples, i * WINDOW, (i + 1) * WINDOW);
    }
    return windows;
  }

  /** How loud the room is; a microphone that wakes up gives nothing at all first. */
  private static double room(double[] windows) {
    double[] quietest = Arrays.stream(windows).dropWhile(window -> window == 0).sorted().toArray();
    return quietest[quietest.length / ROOM_SHARE];
  }

  private static List<Sounding> sounding(double[] windows, double speech) {
    List<Sounding> found = new ArrayList<>();
    int first = -1;
    for (int i = 0; i <= windows.length; i++) {
      boolean loud = i < windows.length && windows[i] > speech;
      if (loud && first < 0) {
        first = i;
      } else if (!loud && first >= 0) {
        found.add(new Sounding(first, i));
        first = -1;
      }
    }
    return found;
  }

  /** From the first sound that is no click to the last one. */
  private static Sounding withoutClicks(List<Sounding> found) {
    int first = 0;
    int last = found.size() - 1;
    while (first < last && found.get(first).isShort() && gap(found, first) >= ALONE) {
      first++;
    }
    while (first < last && found.get(last).isShort() && gap(found, last - 1) >= ALONE_AFTER) {
      last--;
    }
    return new Sounding(found.get(first).first(), found.get(last).end());
  }

  /** With its soft beginning and end: an f is 38 dB below the vowel and a pause away from it. */
  private static Sounding whole(Sounding core, double[] windows, double faded) {
    int first = core.first();
    for (int i = first - 1; i >= 0 && first - i <= PAUSE; i--) {
      first = windows[i] > faded ? i : first;
    }
    int end = core.end();
    for (int i = end; i < windows.length && i - end < PAUSE; i++) {
      end = windows[i] > faded ? i + 1 : end;
    }
    return new Sounding(first, end);
  }

  private static int gap(List<Sounding> found, int after) {
    return found.get(after + 1).first() - found.get(after).end();
  }
}
