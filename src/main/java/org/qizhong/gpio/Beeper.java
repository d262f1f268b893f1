package org.qizhong.gpio;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.qizhong.desk.Ticker;

/**
 * Plays patterns on the buzzer, at once or at their instants, on a thread of its own that sleeps
 * until something changes. Methods may be called on any thread and return at once.
 */
final class Beeper implements AutoCloseable {
  /** What could not be begun within it is not begun any more: the number has passed (C5). */
  static final Duration LATEST = Duration.ofMillis(100);

  private static final long NEVER = Long.MAX_VALUE;

  /**
   * A pattern that begins if nobody acts.
   *
   * @param when in the {@link Ticker}'s nanoseconds
   */
  record Due(long when, Pattern pattern) {}

  private record Playing(long since, Pattern pattern) {
    boolean isOver(long now) {
      return now - since >= pattern.length();
    }
  }

  private final Ticker ticker;
  private final Consumer<Boolean> buzzer;
  private final Thread thread =
      Thread.ofPlatform().name("gpio-buzzer").daemon().unstarted(this::run);
  private List<Due> planned = List.of();
  private Optional<Playing> playing = Optional.empty();
  private long begunUntil = Long.MIN_VALUE;
  private boolean sounding;
  private boolean changed;
  private boolean closed;

  /**
   * @param buzzer switched on and off
   */
  Beeper(Ticker ticker, Consumer<Boolean> buzzer) {
    this.ticker = ticker;
    this.buzzer = buzzer;
  }

  void start() {
    thread.start();
  }

  /** Begins {@code pattern} now, unless a greater one sounds. */
  synchronized void sound(Pattern pattern) {
    begin(pattern, ticker.nanos());
    tell();
  }

  /** Replaces everything that is planned; what has begun goes on. */
  synchronized void plan(List<Due> due) {
    List<Due> ordered = new ArrayList<>(due);
    ordered.removeIf(it -> it.when() <= begunUntil);
    ordered.sort(Comparator.comparingLong(Due::when));
    if (!ordered.equals(planned)) {
      planned = ordered;
      tell();
    }
  }

  /** Breaks off what sounds, if it is one of {@code those}. */
  synchronized void stop(Predicate<Pattern> those) {
    if (playing.map(Playing::pattern).filter(those).isPresent()) {
      playing = Optional.empty();
      tell();
    }
  }

  private void tell() {
    changed = true;
    notifyAll();
  }

  private void begin(Pattern pattern, long now) {
    boolean greater =
        playing.filter(it -> !it.isOver(now) && it.pattern().compareTo(pattern) > 0).isPresent();
    if (!greater) {
      playing = Optional.of(new Playing(now, pattern));
    }
  }

  /** Does what is due at {@code now}; returns when there is something to do again. */
  synchronized long step(long now) {
    while (!planned.isEmpty() && planned.getFirst().when() <= now) {
      Due due = planned.getFirst();
      planned = planned.subList(1, planned.size());
      begunUntil = due.when();
      if (now - due.when() <= LATEST.toNanos()) {
        begin(due.pattern(), now);
      }
    }
    playing = playing.filter(it -> !it.isOver(now));
    boolean on =
        !closed && playing.filter(it -> it.pattern().soundsAfter(now - it.since())).isPresent();
    if (on != sounding) {
      sounding = on;
      buzzer.accept(on);
    }
    long next = planned.isEmpty() ? NEVER : planned.getFirst().when();
    return playing
        .map(it -> Math.min(next, it.since() + it.pattern().changesAfter(now - it.since())))
        .orElse(next);
  }

  private synchronized void run() {
    try {
      while (!closed) {
        changed = false;
        await(step(ticker.nanos()));
      }
    } catch (InterruptedException stop) {
      closed = true;
    }
    step(ticker.nanos());
  }

  private void await(long until) throws InterruptedException {
    while (!changed && !closed) {
      if (until == NEVER) {
        wait();
        continue;
      }
      long rest = until - ticker.nanos();
      if (rest <= 0) {
        return;
      }
      wait(rest / 1_000_000, (int) (rest % 1_000_000));
    }
  }

  /** Silent from now on. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      playing = Optional.empty();
      planned = List.of();
      notifyAll();
    }
    try {
      thread.join(1_000);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }
}
