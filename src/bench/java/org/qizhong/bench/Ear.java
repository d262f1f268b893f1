package org.qizhong.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qizhong.sound.clips.Clip;
import org.qizhong.sound.clips.ClipName;
import org.qizhong.sound.clips.Voice;

/**
 * Tells which clips a reel holds, and where. At full volume a clip comes through the null sink as
 * it is, so it is known by its own samples; of several the one that fits longest is taken.
 */
final class Ear {
  private static final int MS = Reel.RATE / 1_000;
  private static final int WINDOW = 5 * MS;
  private static final int KNOWN = 40 * MS;
  private static final int FADE = 15 * MS;
  private static final int FUZZ = 3;

  /**
   * What a sink that was short for an instant may swallow: the quiet that every clip begins with.
   */
  private static final int QUIET = 5 * MS;

  /** A sound that belongs to what came before it begins no later than this after it. */
  private static final int CONTINUES = 30 * MS;

  /**
   * What was heard.
   *
   * @param clip the language and the clip's name; "?" where nothing fits
   * @param start when its first sample was heard, in nanoseconds
   * @param end when its last one was, or when it was cut
   * @param whole whether it was heard to its end
   */
  record Heard(String clip, long start, long end, boolean whole) {}

  /** A clip and how much silence it begins with. */
  private record Known(short[] samples, int lead) {
    static Known of(short[] samples) {
      int lead = 0;
      while (lead < samples.length && samples[lead] == 0) {
        lead++;
      }
      return new Known(samples, lead);
    }
  }

  private final Map<String, Known> clips = new TreeMap<>();

  Ear(List<String> languages) {
    for (String language : languages) {
      Voice voice = Voice.bundled(language);
      for (String name : ClipName.all(language)) {
        voice
            .clip(name)
            .map(Clip::samples)
            .ifPresent(it -> clips.put(language + ":" + name, Known.of(it)));
      }
    }
  }

  List<Heard> listen(Reel reel) {
    List<Heard> heard = new ArrayList<>();
    short[] tape = reel.samples();
    int at = reel.sound(0);
    while (at < tape.length) {
      Heard best = best(reel, at);
      heard.add(best);
      int end = (int) Math.min(tape.length, at + (best.end() - best.start()) * 48L / 1_000_000);
      boolean known = !best.clip().equals("?");
      int then = best.whole() || !known ? reel.sound(known ? end + 1 : end) : next(reel, end);
      at = Math.max(at + 1, then);
    }
    return heard;
  }

  /** After a clip that was cut: one that cut it, to the sample, or what follows silence. */
  private int next(Reel reel, int end) {
    short[] tape = reel.samples();
    for (int at = end - FADE; at < Math.min(tape.length, end + FADE); at++) {
      if (tape[at] != 0 && isClip(tape, at)) {
        return at;
      }
    }
    return reel.sound(silence(tape, end));
  }

  /** Past the next stretch of silence. */
  private static int silence(short[] tape, int from) {
    int quiet = 0;
    int at = from;
    while (at < tape.length && quiet < CONTINUES) {
      quiet = tape[at] == 0 ? quiet + 1 : 0;
      at++;
    }
    return at;
  }

  /** Tries the clips from their first sample; if none fits, without some of their first quiet. */
  private Heard best(Reel reel, int at) {
    for (int lost = 0; lost <= QUIET; lost++) {
      Optional<Heard> heard = best(reel, at, lost);
      if (heard.isPresent()) {
        return heard.get();
      }
    }
    return new Heard("?", reel.nanos(at), reel.nanos(unknown(reel.samples(), at)), false);
  }

  private Optional<Heard> best(Reel reel, int at, int lost) {
    String name = "?";
    int longest = 0;
    int offset = 0;
    for (Map.Entry<String, Known> clip : clips.entrySet()) {
      int fits = fits(reel.samples(), at, clip.getValue(), lost);
      if (fits > longest) {
        longest = fits;
        name = clip.getKey();
        offset = clip.getValue().lead() + lost;
      }
    }
    if (longest < KNOWN + offset) {
      return Optional.empty();
    }
    boolean whole = longest >= clips.get(name).samples().length - 2 * WINDOW;
    int length = whole ? clips.get(name).samples().length : longest + FADE;
    long start = reel.nanos(at - offset);
    return Optional.of(new Heard(name, start, start + length * 1_000_000L / MS, whole));
  }

  /** Where something unknown ends: in silence, or where a clip begins. */
  private int unknown(short[] tape, int from) {
    int silent = silence(tape, from);
    int end = silent < tape.length ? silent - CONTINUES : silent;
    for (int at = from + 1; at < end; at++) {
      if (tape[at] != 0 && isClip(tape, at)) {
        return at;
      }
    }
    return end;
  }

  private boolean isClip(short[] tape, int at) {
    return clips.values().stream().anyMatch(it -> fits(tape, at, it, 0) >= KNOWN);
  }

  /**
   * How many samples of the clip the tape has, {@code lost} of its audible ones being gone and the
   * next one being at {@code sound}.
   */
  private static int fits(short[] tape, int sound, Known known, int lost) {
    short[] clip = known.samples();
    int first = known.lead() + lost;
    if (first >= clip.length || tape[sound] != clip[first]) {
      return 0;
    }
    int from = sound - first;
    int at = lost == 0 ? 0 : first;
    while (at < clip.length) {
      int end = Math.min(clip.length, at + WINDOW);
      for (int index = at; index < end; index++) {
        int place = from + index;
        int sample = place >= 0 && place < tape.length ? tape[place] : 0;
        if (Math.abs(sample - clip[index]) > FUZZ) {
          return at > first ? at : 0;
        }
      }
      at = end;
    }
    return at;
  }
}
