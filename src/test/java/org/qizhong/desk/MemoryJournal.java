package org.qizhong.desk;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.Setup;
import org.qizhong.record.ActWriter;
import org.qizhong.record.Entry;

/** A journal in memory whose disk can be full or stuck. Written on the journal's thread. */
final class MemoryJournal implements Journal {
  private final List<Entry> entries = new ArrayList<>();
  private volatile boolean full;
  private volatile boolean watchFull;
  private volatile CountDownLatch stuck = new CountDownLatch(0);

  void full(boolean now) {
    full = now;
  }

  void watchFull(boolean now) {
    watchFull = now;
  }

  /** The disk takes nothing until {@link #unstick}. */
  void stick() {
    stuck = new CountDownLatch(1);
  }

  void unstick() {
    stuck.countDown();
  }

  /** As a file has them. */
  synchronized List<String> lines() {
    return entries.stream().map(ActWriter::line).toList();
  }

  synchronized List<Act> acts() {
    return entries.stream().map(Entry::act).toList();
  }

  private void work() throws IOException {
    try {
      if (!stuck.await(10, TimeUnit.SECONDS)) {
        throw new IOException("still stuck");
      }
    } catch (InterruptedException stop) {
      throw new IOException(stop);
    }
    if (full) {
      throw new IOException("No space left on device");
    }
  }

  @Override
  public Optional<Unfinished> unfinished() {
    return Optional.empty();
  }

  @Override
  public void open(Setup setup) throws IOException {
    work();
  }

  @Override
  public void appendAll(List<Entry> added) throws IOException {
    work();
    synchronized (this) {
      entries.addAll(added);
    }
  }

  @Override
  public void replaceLast(int count, List<Entry> replacement) throws IOException {
    work();
    synchronized (this) {
      entries.subList(entries.size() - count, entries.size()).clear();
      entries.addAll(replacement);
    }
  }

  @Override
  public void watched(Tick at, long zero) throws IOException {
    work();
    if (watchFull) {
      throw new IOException("No space left on device");
    }
  }

  @Override
  public void finish() throws IOException {
    work();
  }

  @Override
  public void close() {}
}
