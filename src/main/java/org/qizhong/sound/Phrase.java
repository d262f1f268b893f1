package org.qizhong.sound;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.match.MatchState;

/** Several parts as one sound. */
final class Phrase {
  /** Between two clips, in samples: 80 ms. */
  static final int GAP = Mix.RATE * 80 / 1_000;

  private Phrase() {}

  /** The parts one after the other; one tone if a clip is missing; nothing where all are silent. */
  static Optional<Sound> of(
      List<Part> parts, SoundSettings settings, BySide<Words> words, Optional<MatchState> state) {
    List<Part> heard =
        parts.stream().filter(part -> part.mode(settings, state) != Mode.SILENCE).toList();
    if (heard.isEmpty()) {
      return Optional.empty();
    }
    Rank rank = heard.stream().map(Part::rank).min(Comparator.naturalOrder()).orElseThrow();
    List<short[]> clips = new ArrayList<>();
    for (Part part : heard) {
      boolean voiced = part.isTone() || part.mode(settings, state) == Mode.VOICE;
      if (!voiced || !add(part, words.of(part.side()), clips)) {
        return Optional.of(new Sound(mostTelling(heard).samples(), rank));
      }
    }
    return Optional.of(new Sound(joined(clips), rank));
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
    if (clips.size() == 1) {
      return clips.getFirst();
    }
    int length = clips.stream().mapToInt(clip -> clip.length).sum() + GAP * (clips.size() - 1);
    short[] joined = new short[length];
    int at = 0;
    for (short[] clip : clips) {
      System.arraycopy(clip, 0, joined, at, clip.length);
      at += clip.length + GAP;
    }
    return joined;
  }
}
