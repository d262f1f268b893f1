package org.qizhong.sound;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.BySide;

/** Several parts as one sound. */
final class Phrase {
  /** Between two clips, in samples: 80 ms. */
  static final int GAP = Mix.RATE * 80 / 1_000;

  /** The same within a number: with less, "fifty minutes" is heard as "fifty-eight minutes". */
  static final int JOINT = Mix.RATE * 40 / 1_000;

  /** The same between two phrases, in nanoseconds. */
  static final long PAUSE = 80_000_000L;

  private Phrase() {}

  /**
   * The parts one after the other; one tone if a clip is missing; nothing where all are silent.
   *
   * @param room nanoseconds from its beginning to the next call. What does not fit is shortened to
   *     its first clip, or a tone, or left out: two numbers at once are worse than one.
   */
  static Optional<Sound> of(
      List<Part> parts, SoundSettings settings, BySide<Words> words, long room) {
    List<Part> heard = heard(parts, settings);
    if (heard.isEmpty()) {
      return Optional.empty();
    }
    List<short[]> clips = clips(heard, settings, words);
    List<Sound> shorter = new ArrayList<>();
    if (!clips.isEmpty()) {
      shorter.add(new Sound(joined(clips), rank(heard)));
      shorter.add(new Sound(clips.getFirst(), rank(heard)));
    }
    shorter.add(new Sound(mostTelling(heard).samples(), rank(heard)));
    return shorter.stream().filter(sound -> length(sound) <= room).findFirst();
  }

  /** The parts as they are, however long it takes. */
  static Optional<Sound> whole(List<Part> parts, SoundSettings settings, BySide<Words> words) {
    return of(parts, settings, words, Long.MAX_VALUE);
  }

  /** How long it sounds, in nanoseconds. */
  static long length(Sound sound) {
    return sound.samples().length * 1_000_000_000L / Mix.RATE;
  }

  private static List<Part> heard(List<Part> parts, SoundSettings settings) {
    return parts.stream().filter(part -> part.mode(settings) != Mode.SILENCE).toList();
  }

  private static Rank rank(List<Part> parts) {
    return parts.stream().map(Part::rank).min(Comparator.naturalOrder()).orElseThrow();
  }

  /** All of them, or none. */
  private static List<short[]> clips(
      List<Part> parts, SoundSettings settings, BySide<Words> words) {
    List<short[]> clips = new ArrayList<>();
    for (Part part : parts) {
      boolean voiced = part.isTone() || part.mode(settings) == Mode.VOICE;
      if (!voiced || !add(part, words.of(part.side()), clips)) {
        return List.of();
      }
    }
    return clips;
  }

  private static boolean add(Part part, Words words, List<short[]> clips) {
    if (part.isTone()) {
      clips.add(part.tone().samples());
      return true;
    }
    for (String name : part.clips()) {
      Optional<short[]> clip = words.clip(name);
      if (clip.isEmpty()) {
        return false;
      }
      clips.add(clip.get());
    }
    return true;
  }

  private static Tone mostTelling(List<Part> parts) {
    return parts.stream()
        .map(Part::tone)
        .max(Comparator.comparingInt(tone -> tone.samples().length))
        .orElseThrow();
  }

  /** The clips with a gap between them. */
  static short[] joined(List<short[]> clips) {
    return joined(clips, GAP);
  }

  /** The clips with so many samples of silence between them. */
  static short[] joined(List<short[]> clips, int gap) {
    if (clips.size() == 1) {
      return clips.getFirst();
    }
    int length = clips.stream().mapToInt(clip -> clip.length).sum() + gap * (clips.size() - 1);
    short[] joined = new short[length];
    int at = 0;
    for (short[] clip : clips) {
      System.arraycopy(clip, 0, joined, at, clip.length);
      at += clip.length + gap;
    }
    return joined;
  }
}
