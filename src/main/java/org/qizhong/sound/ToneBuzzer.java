package org.qizhong.sound;

import java.util.List;
import org.qizhong.desk.Buzzer;
import org.qizhong.match.Happening;

/** The buzzer's stand-in: tones in the voice's own mix, so neither talks over the other. */
final class ToneBuzzer implements Buzzer {
  private final Voices voices;

  ToneBuzzer(Voices voices) {
    this.voices = voices;
  }

  @Override
  public void plan(List<Planned> buzzes) {
    voices.planBuzzes(buzzes);
  }

  /** The voice has been told of it too, and sounds the tone where it has no words. */
  @Override
  public void buzz(Happening happening) {}
}
