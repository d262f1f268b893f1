package org.qizhong.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Happening;

/** What a late arrival has changed of what was shown (law 3). */
final class Correction {
  private Correction() {}

  /** What had not been shown. */
  static List<Happening> added(List<Happening> before, List<Happening> anew) {
    List<Happening> added = new ArrayList<>(anew);
    added.removeAll(before);
    return added;
  }

  /** That something was taken back which had cost a side, if it was. */
  static Optional<Happening> takenBack(List<Happening> before, List<Happening> anew, Tick now) {
    return before.stream()
        .filter(happening -> !anew.contains(happening))
        .flatMap(happening -> charged(happening).stream())
        .findFirst()
        .map(side -> new Happening.Corrected(now, side));
  }

  /** The side that something cost which a late arrival can take back. */
  private static Optional<Side> charged(Happening happening) {
    return switch (happening) {
      case Happening.Flagged it -> Optional.of(it.side());
      case Happening.PeriodUsed it -> Optional.of(it.side());
      case Happening.OvertimeBegan it -> Optional.of(it.side());
      case Happening.PenaltyTaken it -> Optional.of(it.side());
      default -> Optional.empty();
    };
  }
}
