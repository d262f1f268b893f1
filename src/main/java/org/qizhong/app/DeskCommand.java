package org.qizhong.app;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.qizhong.clock.Refusal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qizhong desk}: the clock itself, without a window system near it. */
@Command(
    name = "desk",
    description = "Runs the clock; screens and scripts join it at desk.sock in the data directory.",
    mixinStandardHelpOptions = true)
final class DeskCommand implements Callable<Integer> {
  private static final Duration IDLE = Duration.ofSeconds(10);

  /** A screen may take its time to come up on a small machine. */
  private static final Duration UNUSED = Duration.ofMinutes(5);

  @Mixin private DataOption data;

  @Option(
      names = "--until-idle",
      description = "ends when no client has been there for 10 s and no match is unfinished")
  private boolean untilIdle;

  @Option(
      names = "--rehearse",
      hidden = true,
      description = "plays a short match for nobody, for the launcher's cache")
  private boolean rehearse;

  @Override
  public Integer call() throws Refusal, IOException, InterruptedException {
    if (rehearse) {
      DeskRehearsal.play();
      return 0;
    }
    data.logAs("desk");
    Logger log = LoggerFactory.getLogger(DeskCommand.class);
    RunningDesk running = RunningDesk.open(data);
    running.start();
    CountDownLatch stop = new CountDownLatch(1);
    CountDownLatch stopped = new CountDownLatch(1);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(stop, stopped)));
    log.info("desk on {}", data.path());
    while (!stop.await(1, TimeUnit.SECONDS) && !idle(running)) {
      log.trace("running");
    }
    running.close();
    log.info("desk stopped");
    stopped.countDown();
    return 0;
  }

  private boolean idle(RunningDesk running) {
    return untilIdle
        && !running.desk().isUnfinished()
        && running.socket().nobodySince()
            > (running.socket().hasBeenUsed() ? IDLE : UNUSED).toNanos();
  }

  private static void stop(CountDownLatch stop, CountDownLatch stopped) {
    stop.countDown();
    try {
      stopped.await(3, TimeUnit.SECONDS);
    } catch (InterruptedException now) {
      Thread.currentThread().interrupt();
    }
  }
}
