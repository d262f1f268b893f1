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

  /** C5: whether what is being called when {@code happening} comes is no longer true after it. */
  public static boolean areEndedBy(Happening happening) {
    return switch (happening) {
      case Happening.Moved _,
          Happening.Passed _,
          Happening.TurnForfeited _,
          Happening.MoveVoided _,
          Happening.TimeUpPassed _,
          Happening.Proposed _,
          Happening.Sealed _,
          Happening.Agreed _,
          Happening.Abandoned _,
          Happening.Paused _,
          Happening.TakenBack _,
          Happening.Adjusted _,
          Happening.ReadingSet _,
          Happening.ReadAgain _,
          Happening.RulingWithdrawn _,
          Happening.Ended _,
          Happening.Corrected _ ->
          true;
      case Happening.Started _,
          Happening.Resumed _,
          Happening.LeftTable _,
          Happening.Ignored _,
          Happening.PressedToResume _,
          Happening.OvertimeBegan _,
          Happening.PeriodUsed _,
          Happening.PenaltyTaken _,
          Happening.StageBegan _,
          Happening.Flagged _,
          Happening.Called _,
          Happening.CameLate _,
          Happening.Warned _,
          Happening.Unwarned _,
          Happening.Swapped _,
          Happening.Withdrawn _,
          Happening.Confirmed _,
          Happening.Numbered _,
          Happening.Noted _,
          Happening.ReadingsAgreed _,
          Happening.Accepted _,
          Happening.ReadingTaken _,
          Happening.Refused _ ->
          false;
    };
  }
}
