package org.qizhong.app;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.qizhong.clock.Refusal;
import org.qizhong.sound.SoundSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Each second, whether {@code sound.properties} was written. What was changed with {@code voice
 * set} is heard within a second; what does not fit is not, and is an alarm until it does. Nothing
 * that goes wrong ends the watch.
 */
final class SoundWatch implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SoundWatch.class);

  /** Takes what was written. */
  @FunctionalInterface
  interface Look {
    /**
     * Returns what cannot be heard as it is set, or nothing.
     *
     * @throws Refusal when what was written does not fit
     */
    String look() throws Refusal;
  }

  private final Look look;
  private final Consumer<String> alarm;
  private final ScheduledExecutorService each =
      Executors.newSingleThreadScheduledExecutor(
          work -> Thread.ofPlatform().name("sound-settings").daemon().unstarted(work));
  private String told = "";

  /**
   * @param alarm told what is wrong when that changes, and nothing when all is well again
   */
  SoundWatch(Look look, Consumer<String> alarm) {
    this.look = look;
    this.alarm = alarm;
  }

  /** Looks now, and each second from then on. */
  void start() {
    each.scheduleWithFixedDelay(this::watch, 0, 1, TimeUnit.SECONDS);
  }

  private void watch() {
    try {
      tell(reason());
    } catch (RuntimeException | Error unexpected) {
      LOG.error("alarm not raised, and raised again in a second", unexpected);
    }
  }

  private String reason() {
    try {
      return look.look();
    } catch (Refusal wrong) {
      return wrong.getMessage();
    } catch (RuntimeException | Error unexpected) {
      LOG.error("sound settings not taken", unexpected);
      return SoundSettings.FILE + ": not taken: " + unexpected;
    }
  }

  private void tell(String reason) {
    if (!reason.equals(told)) {
      alarm.accept(reason);
      told = reason;
    }
  }

  @Override
  public void close() {
    each.shutdownNow();
  }
}
