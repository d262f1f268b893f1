package org.qizhong.desk;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/**
 * When the desk stood still. Law 3: how late something comes is counted by the time in which the
 * desk was awake and could have known of it. Pure; all times are the {@link Ticker}'s nanoseconds.
 */
final class Stalls {
  /** A wake-up so far behind the moment it was asked for is a stall; less is a busy machine. */
  static final Duration LEAST = Duration.ofSeconds(1);

  private record Stall(long from, long until) {}

  private final Deque<Stall> stalls = new ArrayDeque<>();

  /** The desk stood still {@code from} when it was last seen awake {@code until} it woke. */
  void add(long from, long until) {
    stalls.addLast(new Stall(from, until));
  }

  /** The earliest instant that lies no more than {@code awake} before {@code now}, stalls apart. */
  long back(long now, Duration awake) {
    long instant = now;
    long rest = awake.toNanos();
    Iterator<Stall> latestFirst = stalls.descendingIterator();
    while (latestFirst.hasNext()) {
      Stall stall = latestFirst.next();
      if (instant - rest > stall.until()) {
        break;
      }
      rest -= instant - stall.until();
      instant = stall.from();
    }
    return instant - rest;
  }

  /** Forgets what ended before {@code instant}. */
  void forget(long instant) {
    while (!stalls.isEmpty() && stalls.getFirst().until() < instant) {
      stalls.removeFirst();
    }
  }
}
