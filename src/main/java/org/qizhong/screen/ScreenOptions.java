package org.qizhong.screen;

/**
 * How the screen opens.
 *
 * @param fullScreen without a frame, over the whole display
 * @param width of the window's content, in pixels, without full screen
 * @param height of the same
 */
public record ScreenOptions(boolean fullScreen, int width, int height) {
  /** A window of the design's size. */
  public static final ScreenOptions DEFAULT = new ScreenOptions(false, 800, 480);

  public ScreenOptions {
    if (width < 320 || height < 240) {
      throw new IllegalArgumentException("a screen of " + width + "x" + height + " is too small");
    }
  }
}
