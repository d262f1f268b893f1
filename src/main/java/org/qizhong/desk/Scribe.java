package org.qizhong.desk;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.qizhong.clock.Tick;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes to the journal on a thread of its own and waits for it, but not long: what the disk cannot
 * take in time is shown anyway, with an alarm (law 6), and is written as soon as it can be.
 */
final class Scribe implements AutoCloseable {
  /** How long a happening waits for the disk. */
  static final Duration PATIENCE = Duration.ofMillis(200);

  private static final Logger LOG = LoggerFactory.getLogger(Scribe.class);
  private static final long RETRY_MILLIS = 100;

  /** One piece of writing: it is done whole or not at all. */
  interface Writing {
    void to(Journal journal) throws IOException;
  }

  private final Journal journal;
  private final Consumer<String> alarm;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          work -> Thread.ofPlatform().name("journal").daemon().unstarted(work));
  private final Deque<Writing> backlog = new ArrayDeque<>();
  private final AtomicReference<Writing> watch = new AtomicReference<>();
  private final AtomicReference<String> trouble = new AtomicReference<>("");
  private Future<?> hanging;

  /**
   * @param alarm told the trouble when it begins, and an empty text when it is over
   */
  Scribe(Journal journal, Consumer<String> alarm) {
    this.journal = journal;
    this.alarm = alarm;
    thread.scheduleWithFixedDelay(this::attempt, RETRY_MILLIS, RETRY_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** Writes, and returns when the kernel has it or patience has run out. */
  void write(Writing writing) {
    await(
        thread.submit(
            () -> {
              backlog.addLast(writing);
              attempt();
            }));
  }

  /** Notes the last moment watched, and returns as {@link #write} does. */
  void watched(Tick at, long zero) {
    watch.set(journalNow -> journalNow.watched(at, zero));
    await(thread.submit(this::attempt));
  }

  /** Notes the last moment watched without waiting; one that is not written yet is replaced. */
  void watchedSoon(Tick at, long zero) {
    if (watch.getAndSet(journalNow -> journalNow.watched(at, zero)) == null) {
      thread.execute(this::attempt);
    }
  }

  /** A disk that hangs is waited for once, not anew for every act that comes meanwhile. */
  private void await(Future<?> done) {
    if (hanging != null && !hanging.isDone()) {
      return;
    }
    hanging = null;
    try {
      done.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException slow) {
      hanging = done;
      trouble("the disk takes longer than " + PATIENCE.toMillis() + " ms");
    } catch (ExecutionException failed) {
      LOG.error("journal thread failed", failed);
      trouble(String.valueOf(failed.getCause()));
    } catch (InterruptedException stopping) {
      Thread.currentThread().interrupt();
    }
  }

  /** On the journal's thread: writes what waits, in order, and last when the match was watched. */
  private void attempt() {
    try {
      while (!backlog.isEmpty()) {
        backlog.getFirst().to(journal);
        backlog.removeFirst();
      }
      Writing latest = watch.getAndSet(null);
      if (latest != null) {
        latest.to(journal);
      }
      trouble("");
    } catch (IOException | RuntimeException failed) {
      LOG.warn("journal not written, {} waiting", backlog.size(), failed);
      trouble(String.valueOf(failed.getMessage()));
    }
  }

  /** Returns once everything asked so far has been attempted. */
  void drain() throws InterruptedException {
    try {
      thread.submit(() -> {}).get();
    } catch (ExecutionException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private void trouble(String now) {
    String before = trouble.getAndSet(now);
    if (!before.equals(now)) {
      alarm.accept(now);
    }
  }

  @Override
  public void close() throws IOException {
    thread.shutdown();
    try {
      if (!thread.awaitTermination(2, TimeUnit.SECONDS)) {
        LOG.error("journal still busy at the end");
      }
    } catch (InterruptedException stopping) {
      Thread.currentThread().interrupt();
    }
    journal.close();
  }
}
