package org.qizhong.screen.model;

import java.util.function.BiConsumer;
import org.qizhong.clock.Refusal;
import org.qizhong.screen.words.Texts;

/** The screen's own settings, as they are now. */
public final class Preferences {
  private ScreenSettings settings = ScreenSettings.DEFAULT;
  private Texts texts = Texts.of(settings.language());
  private boolean kept = true;
  private BiConsumer<String, String> keeper = (key, value) -> {};

  Preferences() {}

  /** How this screen shows what it shows. */
  public ScreenSettings settings() {
    return settings;
  }

  Texts texts() {
    return texts;
  }

  /** Shows everything as {@code now} says, from now on. */
  public void use(ScreenSettings now) {
    settings = now;
    texts = Texts.of(now.language());
  }

  /** Tells {@code told} too the key and value of everything that is changed on this screen. */
  public void onChange(BiConsumer<String, String> told) {
    keeper = keeper.andThen(told);
  }

  /** Whether the last change could be kept for the next start. */
  public void kept(boolean is) {
    kept = is;
  }

  /**
   * Changes one setting, and has it kept.
   *
   * @throws IllegalArgumentException for one that is none: the page offers no such
   */
  public void change(String key, String value) {
    try {
      use(settings.with(key, value));
    } catch (Refusal e) {
      throw new IllegalArgumentException(e);
    }
    keeper.accept(key, value);
  }

  /** Their page, and on it the way to the PINs behind {@code door}. */
  public SettingsPicture picture(Door door) {
    return SettingsPainter.paint(texts, settings, kept).and(SettingsPainter.pins(texts, door));
  }
}
