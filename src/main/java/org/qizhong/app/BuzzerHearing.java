package org.qizhong.app;

import java.util.Map;
import org.qizhong.clock.Phase;
import org.qizhong.gpio.Gpio;
import org.qizhong.sound.SoundControl;

/** What the voice's settings mean for the wired buzzer. */
record BuzzerHearing(SoundControl sound) implements Gpio.Hearing {
  @Override
  public boolean heard(Phase phase) {
    String key = phase == Phase.MAIN ? "main" : "overtime";
    return !sound.settings().get(key).equals("silence");
  }

  @Override
  public boolean ticks() {
    Map<String, String> settings = sound.settings();
    return Boolean.parseBoolean(settings.get("ticks"));
  }

  @Override
  public boolean mute() {
    return sound.speaker().isMute();
  }
}
