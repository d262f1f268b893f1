package org.qizhong.app;

import java.util.List;
import java.util.Map;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.desk.SoundDesk;
import org.qizhong.gpio.Gpio;

/** What is heard where a buzzer is wired: a test of the buzzer sounds that one too. */
record BuzzingSound(SoundDesk voice, Gpio gpio) implements SoundDesk {
  @Override
  public Map<String, String> settings() {
    return voice.settings();
  }

  @Override
  public List<String> voices() {
    return voice.voices();
  }

  @Override
  public void change(Map<String, String> changes) throws Refusal {
    voice.change(changes);
  }

  @Override
  public void say(String call, Side side) throws Refusal {
    voice.say(call, side);
  }

  @Override
  public void buzz() throws Refusal {
    boolean sounds = gpio.buzz();
    try {
      voice.buzz();
    } catch (Refusal mute) {
      if (!sounds) {
        throw mute;
      }
    }
  }
}
