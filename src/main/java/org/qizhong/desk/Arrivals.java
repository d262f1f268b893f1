package org.qizhong.desk;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Queue;

/** What waits to be judged, in the order of the stamps. */
final class Arrivals {

  /** An arrival with its number, so that equal stamps keep the order of delivery. */
  private record Numbered(Arrival arrival, long number) {}

  private final Queue<Numbered> waiting =
      new PriorityQueue<>(
          Comparator.comparingLong((Numbered it) -> it.arrival().stamp())
              .thenComparingLong(Numbered::number));
  private long offered;

  void add(Arrival arrival) {
    waiting.add(new Numbered(arrival, offered++));
  }

  boolean isEmpty() {
    return waiting.isEmpty();
  }

  /** Whether one is stamped before {@code deadline}, in the ticker's nanoseconds. */
  boolean firstBefore(long deadline) {
    return !waiting.isEmpty() && waiting.element().arrival().stamp() < deadline;
  }

  Arrival next() {
    return waiting.remove().arrival();
  }
}
