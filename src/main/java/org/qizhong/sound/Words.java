package org.qizhong.sound;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.sound.clips.Clip;
import org.qizhong.sound.clips.ComposedNumber;
import org.qizhong.sound.clips.Voice;

/** What a voice can say. */
@FunctionalInterface
interface Words {
  /**
   * The samples of a clip, or of those a number is put together of, 48 kHz mono, not to be changed;
   * empty where one is missing, so that the buzzer is heard: never another number, never another
   * language.
   */
  Optional<short[]> clip(String name);

  /** The words of a voice, as loud as its properties want it. */
  static Words of(Voice voice) {
    double gain = voice.gain();
    return name -> said(voice, name).map(samples -> louder(samples, gain));
  }

  /** A clip, or several that are one number. */
  private static Optional<short[]> said(Voice voice, String name) {
    Optional<short[]> whole = voice.clip(name).map(Clip::samples);
    return whole.isPresent()
        ? whole
        : ComposedNumber.of(voice.language(), name).flatMap(parts -> joined(voice, parts));
  }

  private static Optional<short[]> joined(Voice voice, List<String> parts) {
    List<short[]> clips = new ArrayList<>();
    for (String part : parts) {
      Optional<Clip> clip = voice.clip(part);
      if (clip.isEmpty()) {
        return Optional.empty();
      }
      clips.add(clip.get().samples());
    }
    return Optional.of(Phrase.joined(clips, Phrase.JOINT));
  }

  private static short[] louder(short[] samples, double gain) {
    if (gain == 1) {
      return samples;
    }
    short[] louder = new short[samples.length];
    for (int index = 0; index < samples.length; index++) {
      louder[index] = Limiter.limit((float) (samples[index] * gain));
    }
    return louder;
  }
}
