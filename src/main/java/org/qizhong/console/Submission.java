package org.qizhong.console;

import java.util.concurrent.Semaphore;
import org.qizhong.desk.Desk;
import org.qizhong.desk.View;

/** Hands a stream's lines to the desk, a few at a time: who floods it waits alone. */
final class Submission implements LineReader.Lines {
  private static final int AT_ONCE = 32;

  private final Desk desk;
  private final View origin;
  private final Semaphore places = new Semaphore(AT_ONCE);

  Submission(Desk desk, View origin) {
    this.desk = desk;
    this.origin = origin;
  }

  @Override
  public void line(String line, long stamp) throws InterruptedException {
    places.acquire();
    desk.submit(line, stamp, origin);
  }

  @Override
  public void refused(String reason, long stamp) throws InterruptedException {
    places.acquire();
    desk.refuse(reason, stamp, origin);
  }

  /** The desk has taken one. */
  void taken() {
    places.release();
  }

  /** Returns once the desk has taken all. */
  void awaitAll() throws InterruptedException {
    places.acquire(AT_ONCE);
    places.release(AT_ONCE);
  }
}
