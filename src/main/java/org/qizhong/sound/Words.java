package org.qizhong.sound;

import java.util.Optional;
import org.qizhong.sound.clips.Clip;
import org.qizhong.sound.clips.Voice;

/** What a voice can say. */
@FunctionalInterface
interface Words {
  /**
   * The samples of a clip, 48 kHz mono, not to be changed; empty where it is missing, so that the
   * buzzer is heard: never another number, never another language.
   */
  Optional<short[]> clip(String name);

  /** The words of a voice, as loud as its properties want it. */
  static Words of(Voice voice) {
    double gain = voice.gain();
    return name -> voice.clip(name).map(Clip::samples).map(samples -> louder(samples, gain));
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
