package org.qizhong.screen;

import java.util.Map;

/**
 * How the screen opens.
 *
 * @param fullScreen without a frame and without a pointer, over the whole display
 * @param width of the window's content, in pixels, without full screen
 * @param height of the same
 * @param settings by key, instead of what is kept in the data directory
 */
public record ScreenOptions(
    boolean fullScreen, int width, int height, Map<String, String> settings) {
  /** A window of the design's size. */
  public static final ScreenOptions DEFAULT = new ScreenOptions(false, 800, 480, Map.of());

  public ScreenOptions {
    settings = Map.copyOf(settings);
    if (width < 320 || height < 240) {
      throw new IllegalArgumentException("a screen of " + width + "x" + height + " is too small");
    }
  }
}
