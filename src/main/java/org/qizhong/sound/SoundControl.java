package org.qizhong.sound;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.desk.SoundDesk;
import org.qizhong.sound.clips.Voice;

/**
 * The running voice's settings: changed here, by clients, or in their file, by {@code voice set}.
 * Both are heard at once and kept.
 */
public final class SoundControl implements SoundDesk {
  private final Path data;
  private final Voices voices;
  private volatile SoundSettings settings;

  /**
   * @param data the directory the settings are kept in
   * @param settings what {@code voices} was made with
   */
  public SoundControl(Path data, Voices voices, SoundSettings settings) {
    this.data = data;
    this.voices = voices;
    this.settings = settings;
  }

  @Override
  public Map<String, String> settings() {
    return settings.values();
  }

  @Override
  public List<String> voices() {
    return Voice.LANGUAGES.stream().sorted().toList();
  }

  @Override
  public synchronized void change(Map<String, String> changes) throws Refusal {
    SoundSettings before = settings;
    SoundSettings now = before.with(changes);
    voices.apply(now);
    try {
      now.save(data);
    } catch (IOException full) {
      voices.apply(before);
      throw new Refusal(SoundSettings.FILE + " cannot be written: " + full.getMessage());
    }
    settings = now;
  }

  /**
   * Takes what the file says now.
   *
   * @return whether that is something else than before
   * @throws Refusal when it does not fit; then nothing changes
   */
  public synchronized boolean reload() throws Refusal, IOException {
    SoundSettings now = SoundSettings.load(data);
    if (now.equals(settings)) {
      return false;
    }
    voices.apply(now);
    settings = now;
    return true;
  }

  @Override
  public void say(String call, Side side) throws Refusal {
    voices.say(call, side);
  }

  @Override
  public void buzz() throws Refusal {
    voices.buzz();
  }
}
