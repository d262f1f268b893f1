package org.qizhong.desk;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.record.Entry;

/**
 * Acts on their way to be judged, all of them at one instant: one, or a ruling's several.
 *
 * @param stamp when it was done, in the {@link Ticker}'s nanoseconds
 * @param entries never empty; their ticks say nothing yet
 * @param origin who is told if it is refused
 */
record Arrival(long stamp, List<Entry> entries, Optional<View> origin) {
  Arrival {
    entries = List.copyOf(entries);
  }

  /** One act. */
  Arrival(
      long stamp, Act act, Optional<String> why, Optional<String> article, Optional<View> origin) {
    this(stamp, List.of(new Entry(Tick.ZERO, act, why, article)), origin);
  }

  /** An act that came from nobody's line. */
  static Arrival of(long stamp, Act act) {
    return new Arrival(stamp, List.of(Entry.of(Tick.ZERO, act)), Optional.empty());
  }

  /** An act of the desk's own, with its reason. */
  static Arrival because(String why, long stamp, Act act) {
    return new Arrival(stamp, List.of(Entry.because(why, Tick.ZERO, act)), Optional.empty());
  }

  /** The first act. */
  Act act() {
    return entries.getFirst().act();
  }

  /** The same, understood as another act. */
  Arrival as(Act other) {
    return new Arrival(stamp, List.of(entries.getFirst().as(other)), origin);
  }
}
