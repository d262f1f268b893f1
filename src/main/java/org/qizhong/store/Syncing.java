package org.qizhong.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Brings what the kernel holds onto the disk within a second, on a thread of its own. */
final class Syncing implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Syncing.class);
  private static final long EVERY_MILLIS = 500;

  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          work -> Thread.ofPlatform().name("journal-sync").daemon().unstarted(work));
  private volatile FileChannel record;
  private volatile WatchFile watch;
  private volatile boolean touched;

  Syncing() {
    thread.scheduleWithFixedDelay(this::sync, EVERY_MILLIS, EVERY_MILLIS, TimeUnit.MILLISECONDS);
  }

  void of(FileChannel newRecord, WatchFile newWatch) {
    watch = newWatch;
    record = newRecord;
  }

  void none() {
    record = null;
    watch = null;
  }

  void touch() {
    touched = true;
  }

  private void sync() {
    if (!touched) {
      return;
    }
    touched = false;
    try {
      FileChannel now = record;
      if (now != null && now.isOpen()) {
        now.force(false);
      }
      WatchFile seen = watch;
      if (seen != null) {
        seen.sync();
      }
    } catch (IOException failed) {
      touched = true;
      LOG.warn("not on the disk yet", failed);
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
