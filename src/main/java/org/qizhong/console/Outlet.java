package org.qizhong.console;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.qizhong.desk.Ticker;

/**
 * Writes lines on a thread of its own, so that nobody waits for a reader who does not read. Of
 * faces only the newest is kept, but where line follows line without end one comes between them,
 * never before a line that is older; a reader who leaves lines lying too long is given up.
 */
final class Outlet implements AutoCloseable {
  private static final int MOST_LINES = 4_096;
  private static final Duration STALLED = Duration.ofSeconds(5);

  /**
   * What waits to be written.
   *
   * @param isFace whether it is a face as it was then, and a newer one may take its place
   */
  private record Waiting(String text, boolean isFace) {}

  private final BlockingQueue<Waiting> lines = new ArrayBlockingQueue<>(MOST_LINES);

  /** The newest that has not been written; while there is one, one waits among the lines. */
  private final AtomicReference<String> face = new AtomicReference<>();

  private final WritableByteChannel out;
  private final Ticker ticker;
  private final Runnable lost;
  private final Thread thread;
  private volatile long writingSince = Long.MIN_VALUE;
  private volatile boolean closing;

  /**
   * @param lost called once, when writing has failed or the reader is given up
   */
  Outlet(String name, WritableByteChannel out, Ticker ticker, Runnable lost) {
    this.out = out;
    this.ticker = ticker;
    this.lost = lost;
    this.thread = Thread.ofPlatform().name(name).daemon().unstarted(this::run);
  }

  void start() {
    thread.start();
  }

  void line(String line) {
    if (isStalled() || !lines.offer(new Waiting(line, false))) {
      lost.run();
    }
  }

  void face(String line) {
    if (isStalled()) {
      lost.run();
    } else if (face.getAndSet(line) == null) {
      lines.offer(new Waiting(line, true));
    }
  }

  private boolean isStalled() {
    long since = writingSince;
    return since != Long.MIN_VALUE && ticker.nanos() - since > STALLED.toNanos();
  }

  private void run() {
    try {
      while (!closing || !lines.isEmpty()) {
        Waiting next = lines.poll(100, TimeUnit.MILLISECONDS);
        if (next != null) {
          write(next);
        }
        String newest = lines.isEmpty() ? face.getAndSet(null) : null;
        if (newest != null) {
          write(newest);
        }
      }
    } catch (IOException gone) {
      lost.run();
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }

  private void write(Waiting next) throws IOException {
    if (!next.isFace()) {
      write(next.text());
    } else if (!lines.isEmpty() && face.get() != null) {
      write(next.text());
      if (!face.compareAndSet(next.text(), null)) {
        lines.offer(new Waiting(face.get(), true));
      }
    }
  }

  private void write(String line) throws IOException {
    writingSince = ticker.nanos();
    ByteBuffer bytes = StandardCharsets.UTF_8.encode(line + "\n");
    while (bytes.hasRemaining()) {
      out.write(bytes);
    }
    writingSince = Long.MIN_VALUE;
  }

  /** Writes what is left and stops, but waits no longer than the stall time. */
  @Override
  public void close() {
    closing = true;
    try {
      thread.join(STALLED.toMillis());
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }

  /** Stops at once. */
  void abandon() {
    thread.interrupt();
  }
}
