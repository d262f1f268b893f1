package org.qizhong.desk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.qizhong.clock.Tick;
import org.qizhong.match.Happening;

/** The calls of the last seconds: what was read out is not read again when it is judged anew. */
final class SpokenCalls {
  private final Deque<Happening.Called> spoken = new ArrayDeque<>();

  /** Without the calls that were read out already and came again by a late arrival. */
  List<Happening> fresh(List<Happening> happenings) {
    List<Happening> fresh = new ArrayList<>(happenings);
    fresh.removeIf(
        happening -> happening instanceof Happening.Called && spoken.contains(happening));
    for (Happening happening : fresh) {
      if (happening instanceof Happening.Called call) {
        spoken.addLast(call);
      }
    }
    return fresh;
  }

  void forget(Tick before) {
    while (!spoken.isEmpty() && spoken.getFirst().at().isBefore(before)) {
      spoken.removeFirst();
    }
  }
}
