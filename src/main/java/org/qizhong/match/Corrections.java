package org.qizhong.match;

import java.util.ArrayList;
import java.util.List;

/**
 * The corrections that stand of what is noted beside the times, the latest last.
 *
 * @param numbers R22: by how much each moved the last move's number
 * @param swaps R16: how many more warnings Black had than White when each was made
 */
record Corrections(List<Integer> numbers, List<Integer> swaps) {
  static final Corrections NONE = new Corrections(List.of(), List.of());

  /** So many of a kind can be withdrawn at most; older ones stand. */
  private static final int MOST = 8;

  Corrections {
    numbers = List.copyOf(numbers);
    swaps = List.copyOf(swaps);
  }

  Corrections numbered(int by) {
    return new Corrections(more(numbers, by), swaps);
  }

  Corrections numberWithdrawn() {
    return new Corrections(numbers.subList(0, numbers.size() - 1), swaps);
  }

  Corrections swapped(int difference) {
    return new Corrections(numbers, more(swaps, difference));
  }

  Corrections swapWithdrawn() {
    return new Corrections(numbers, swaps.subList(0, swaps.size() - 1));
  }

  /** Those of {@code before} that can still be withdrawn beside {@code one}, and it. */
  static <T> List<T> more(List<T> before, T one) {
    List<T> more = new ArrayList<>(before);
    more.add(one);
    return more.size() > MOST ? more.subList(1, more.size()) : more;
  }
}
