package org.qizhong.screen;

/** No window can be opened. The message is one line for the person who started the screen. */
public final class NoDisplay extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NoDisplay(String reason, Throwable cause) {
    super(reason, cause);
  }
}
