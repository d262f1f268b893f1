package org.qizhong.screen;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.qizhong.clock.Refusal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The screen's process: a window that shows one desk's match until it is closed. */
public final class Screen {
  private static final Logger LOG = LoggerFactory.getLogger(Screen.class);
  private static final int FAILED = 1;

  private Screen() {}

  /**
   * Opens the window and returns once it is closed; once in a JVM's life. The desk need not be
   * there yet. Nothing is printed.
   *
   * @param socket the desk's
   * @param nanos a monotonic clock, for holds, banners and the desk's silence; never for a reading
   * @return the exit code: 0 for a window that was closed, 1 if it could not be drawn (see the log)
   * @throws NoDisplay if no window can be opened; its message is the one line to print
   */
  public static int run(Path socket, ScreenOptions options, LongSupplier nanos) {
    CountDownLatch closed = new CountDownLatch(1);
    AtomicInteger code = new AtomicInteger();
    try {
      Platform.startup(() -> open(socket, options, nanos, closed, code));
    } catch (UnsupportedOperationException e) {
      // What JavaFX throws when there is no X server, or none that lets it in.
      throw new NoDisplay(reason(), e);
    }
    try {
      closed.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Platform.exit();
    return code.get();
  }

  /**
   * Draws a few moments of a match and returns; for the cache of classes that the launcher keeps.
   *
   * @return as {@link #run}
   */
  public static int rehearse(LongSupplier nanos) throws IOException {
    return Rehearsal.play(nanos);
  }

  private static String reason() {
    String display = System.getenv("DISPLAY");
    return display == null || display.isEmpty()
        ? "no display: DISPLAY is not set; start the screen in a graphical session"
        : "no display: no X server lets the screen in at DISPLAY=" + display;
  }

  private static void open(
      Path socket,
      ScreenOptions options,
      LongSupplier nanos,
      CountDownLatch closed,
      AtomicInteger code) {
    Thread.currentThread()
        .setUncaughtExceptionHandler((thread, e) -> LOG.error("the screen stumbled", e));
    Platform.setImplicitExit(false);
    try {
      ScreenWindow window = new ScreenWindow(new Stage(), socket, nanos);
      window.onClosed(closed::countDown);
      window.open(options);
    } catch (Refusal | RuntimeException e) {
      LOG.error("the screen cannot be drawn", e);
      code.set(FAILED);
      closed.countDown();
    }
  }
}
