package org.qizhong.sound;

import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.qizhong.desk.Ticker;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one line to the sound device, which always runs: silence is played too, so that no device
 * falls asleep and swallows a first syllable. A watchdog opens it again, each second, when it
 * stands still, takes nothing or is stuck, and says so (law 10).
 */
final class Line implements AutoCloseable {
  /** How long writing or the position may stand still: 300 ms. */
  private static final long SILENCE = 300_000_000L;

  private static final long AGAIN = 1_000_000_000L;
  private static final long LOOK = 100_000_000L;
  private static final Logger LOG = LoggerFactory.getLogger(Line.class);

  private final Ticker ticker;
  private final Player player;
  private final Consumer<String> alarm;
  private final Thread watchdog =
      Thread.ofPlatform().name("sound-watchdog").daemon().unstarted(this::watch);
  private Pump pump;
  private long opened;
  private String said = "";
  private volatile boolean closing;

  /**
   * @param alarm told when there is no sound and why, and with nothing when it is back; on a thread
   *     of this line's own
   */
  Line(Ticker ticker, Player player, Consumer<String> alarm) {
    this.ticker = ticker;
    this.player = player;
    this.alarm = alarm;
  }

  /** Opens the device as soon as there is one. */
  void start() {
    open();
    watchdog.start();
  }

  private void open() {
    opened = ticker.nanos();
    pump = new Pump(ticker, player, SILENCE);
    pump.start();
  }

  private void watch() {
    long last = ticker.nanos();
    while (!closing) {
      LockSupport.parkNanos(LOOK);
      long now = ticker.nanos();
      boolean stalled = now - last > SILENCE / 2;
      last = now;
      if (!stalled && !closing) {
        look(now);
      }
    }
  }

  /** One look; not taken when the whole process has just been standing still. */
  private void look(long now) {
    boolean quiet = now - pump.alive() > SILENCE;
    switch (pump.stage()) {
      case OPENING -> {
        if (now - pump.alive() > AGAIN) {
          say("the sound device does not open");
        }
      }
      case PLAYING -> {
        if (quiet) {
          gone("the sound device is stuck", now);
        } else if (pump.isHeard()) {
          player.works(true);
          say("");
        }
      }
      case CLOSING -> {
        if (quiet) {
          gone(pump.trouble(), now);
        }
      }
      case ENDED -> gone(pump.trouble(), now);
    }
  }

  private void gone(String reason, long now) {
    player.works(false);
    say(reason);
    if (now - opened >= AGAIN) {
      pump.end();
      open();
    }
  }

  private void say(String reason) {
    if (said.isEmpty() == reason.isEmpty()) {
      return;
    }
    said = reason;
    LOG.warn("sound: {}", reason.isEmpty() ? "there again" : reason);
    alarm.accept(reason.isEmpty() ? "" : reason + "; tried again each second");
  }

  @Override
  public void close() {
    closing = true;
    LockSupport.unpark(watchdog);
    pump.end();
    try {
      watchdog.join(1_000);
      pump.await(1_000);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }
}
