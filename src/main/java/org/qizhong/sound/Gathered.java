package org.qizhong.sound;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.match.Call;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;

/** What is to be said of one instant, to be one phrase. */
final class Gathered {
  private final List<Part> parts = new ArrayList<>();

  List<Part> parts() {
    return List.copyOf(parts);
  }

  boolean isEmpty() {
    return parts.isEmpty();
  }

  void clear() {
    parts.clear();
  }

  void add(Part part) {
    parts.add(part);
  }

  /** What is said of a happening, if anything. */
  void add(Happening happening, MatchState after, boolean chimes) {
    if (happening instanceof Happening.Flagged flag) {
      parts.add(timeUp(flag, after));
    } else {
      Script.said(happening, after)
          .filter(part -> part.rank() != Rank.CHIME || chimes)
          .ifPresent(parts::add);
    }
  }

  /** C2: the last number and that time is up are one phrase. */
  private Part timeUp(Happening.Flagged flag, MatchState after) {
    Optional<Part> last = parts.isEmpty() ? Optional.empty() : Optional.of(parts.getLast());
    Optional<Call.Count> number =
        last.filter(part -> part.side() == flag.side()).flatMap(Part::number);
    if (number.isPresent()) {
      parts.removeLast();
    }
    return Script.timeUp(flag.side(), number, after);
  }
}
