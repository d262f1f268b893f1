package org.qizhong.gpio;

import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalStateChangeEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.desk.Buttons;
import org.qizhong.desk.Edge;
import org.qizhong.desk.Lateness;
import org.qizhong.desk.Ticker;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The two buttons on the kernel's lines. A platform thread of their own blocks until an edge comes
 * and hands it on with the kernel's stamp; when the chip vanishes it says so and looks for it again
 * each second.
 */
final class WiredButtons implements Buttons, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(WiredButtons.class);

  /** How finely it is counted how late edges are handed on. */
  private static final Duration STEP = Duration.ofNanos(10_000);

  private static final DateTimeFormatter WALL =
      DateTimeFormatter.ofPattern("HH:mm:ss.SSS", Locale.ROOT);

  private final Outlets outlets;
  private final GpioSettings settings;
  private final Path data;
  private final Ticker ticker;
  private final Lateness queued = new Lateness(STEP);
  private final CountDownLatch closing = new CountDownLatch(1);
  private final Thread thread =
      Thread.ofPlatform().name("gpio-edges").daemon().unstarted(this::run);
  private volatile boolean swapped;
  private Listener listener;
  private final Map<Integer, Integer> sequences = new HashMap<>();
  private long lastStamp;

  WiredButtons(Outlets outlets, GpioSettings settings, Path data, Ticker ticker) {
    this.outlets = outlets;
    this.settings = settings;
    this.data = data;
    this.ticker = ticker;
    this.swapped = settings.swapped();
  }

  @Override
  public void listen(Listener told) {
    listener = told;
    thread.start();
  }

  @Override
  public boolean swapped() {
    return swapped;
  }

  @Override
  public void swap(boolean wanted) {
    swapped = wanted;
    Thread.ofPlatform().name("gpio-settings").daemon().start(this::keep);
  }

  private synchronized void keep() {
    try {
      GpioSettings.keepSwapped(data, swapped);
      listener.notKept("");
    } catch (IOException full) {
      listener.notKept(GpioSettings.FILE + " cannot be written: " + full.getMessage());
    }
  }

  private void run() {
    while (closing.getCount() > 0) {
      String lost = read(outlets.board());
      if (closing.getCount() > 0) {
        LOG.error("buttons lost: {}", lost);
        listener.lost(lost);
        lookAgain(lost);
      }
    }
  }

  /** Reads until it is closed or the lines are gone; returns why. */
  private String read(Board board) {
    for (Side side : Side.values()) {
      DigitalInput input = board.inputs().of(side);
      input.addListener(event -> hand(side, event));
    }
    sequences.clear();
    lastStamp = ticker.nanos();
    try {
      tellLevels(board);
      board.read(this::full, this::watch, edge -> queued.add(ticker.nanos() - edge.stamp()));
      return outlets.failure().orElse("closed");
    } catch (KernelError gone) {
      return gone.getMessage();
    } catch (RuntimeException unexpected) {
      LOG.error("the buttons' thread goes on after an error", unexpected);
      return unexpected.toString();
    }
  }

  private void tellLevels(Board board) {
    for (Side side : Side.values()) {
      listener.level(new Edge(side, lastStamp, board.down().of(side)));
    }
  }

  /** The kernel counts each line's events; what is missing in its numbers was dropped. */
  private void watch(KernelEdge edge) {
    int last = sequences.getOrDefault(edge.line(), 0);
    if (edge.sequence() != last + 1) {
      String when = since(edge);
      LOG.error(
          "line {}: edges {} to {} lost {}", edge.line(), last + 1, edge.sequence() - 1, when);
      listener.gap(when);
    }
    sequences.put(edge.line(), edge.sequence());
    lastStamp = edge.stamp();
  }

  /**
   * A button that is quiet since shows what it lost by its next edge only; so it is told at once.
   */
  private void full(KernelEdge first) {
    String when = since(first);
    LOG.error("the kernel's queue was full: edges may be lost {}", when);
    listener.gap(when);
  }

  private String since(KernelEdge edge) {
    return "between " + wall(lastStamp) + " and " + wall(edge.stamp()) + " by the wall clock";
  }

  /** For people, who know no other clock: what counts is the stamp alone. */
  private String wall(long stamp) {
    return WALL.format(LocalTime.now().minusNanos(ticker.nanos() - stamp));
  }

  private void hand(Side wired, DigitalStateChangeEvent<?> event) {
    if (event instanceof KernelInputs.Event edge) {
      boolean pressed = isPressed(edge.state().isHigh());
      listener.edge(new Edge(wired, edge.stamp(), pressed));
    }
  }

  private boolean isPressed(boolean high) {
    return high == settings.buttonsHigh();
  }

  private void lookAgain(String lost) {
    String reason = lost;
    try {
      while (!closing.await(1, TimeUnit.SECONDS)) {
        try {
          reopen();
          LOG.warn("buttons are back");
          listener.back();
          return;
        } catch (Refusal notYet) {
          if (!notYet.getMessage().equals(reason)) {
            reason = notYet.getMessage();
            listener.lost(reason);
          }
        }
      }
    } catch (InterruptedException stop) {
      closing.countDown();
    }
  }

  /** Whatever goes wrong, it is tried again. */
  private void reopen() throws Refusal {
    try {
      outlets.reopen();
    } catch (RuntimeException unexpected) {
      LOG.error("the buttons' thread goes on after an error", unexpected);
      throw new Refusal(unexpected.toString());
    }
  }

  /** Stops reading; the lines can be given back then. */
  @Override
  public void close() {
    closing.countDown();
    outlets.board().wake();
    try {
      thread.join(2_000);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
    LOG.info(
        "edges: {}, queued after p50 {} p99 {} max {} µs",
        queued.total(),
        queued.within(0.5).toNanos() / 1_000,
        queued.within(0.99).toNanos() / 1_000,
        queued.worst().toNanos() / 1_000);
  }
}
