package org.qizhong.match;

import java.util.List;
import org.qizhong.clock.Tick;

/**
 * What will be read aloud if nobody acts (C5). Calls are predictions: a press, a pause or a ruling
 * makes a new state, and with it new predictions.
 */
public final class Calls {
  private Calls() {}

  /** The calls later than {@code state}'s instant, up to and including {@code until}, in order. */
  public static List<Happening.Called> upcoming(MatchState state, Tick until) {
    return Timeline.due(state, until).stream()
        .filter(Happening.Called.class::isInstance)
        .map(Happening.Called.class::cast)
        .toList();
  }
}
