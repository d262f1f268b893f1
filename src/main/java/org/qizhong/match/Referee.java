package org.qizhong.match;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Tick;

/**
 * The referee: says what follows from an act at an instant. Pure; it never throws for an act that
 * does not fit, but answers {@link Happening.Refused}.
 */
public final class Referee {
  private Referee() {}

  /**
   * What was decided.
   *
   * @param happenings in order
   * @param due how many of them time alone has brought, before the act
   * @param state after them
   */
  public record Judgement(List<Happening> happenings, int due, MatchState state) {

    /** The reason, if the act was refused. */
    public Optional<String> refusal() {
      return !happenings.isEmpty() && happenings.getLast() instanceof Happening.Refused refused
          ? Optional.of(refused.reason())
          : Optional.empty();
    }
  }

  /** What happens up to {@code at} by time alone and then by {@code act}. */
  public static List<Happening> decide(MatchState state, Act act, Tick at) {
    return judge(state, act, at).happenings();
  }

  /** The state after {@code happening}. */
  public static MatchState evolve(MatchState state, Happening happening) {
    return Evolution.evolve(state, happening);
  }

  /** As {@link #decide}, together with the state that {@link #evolve} leads to. */
  public static Judgement judge(MatchState state, Act act, Tick at) {
    Case matter = Case.at(state, at);
    try {
      Judge.judge(matter, act);
    } catch (Refusal refusal) {
      matter.add(new Happening.Refused(at, refusal.getMessage()));
    }
    return matter.judgement();
  }

  /** What happens up to and including {@code at} when nobody acts. */
  public static Judgement elapse(MatchState state, Tick at) {
    return Case.at(state, at).judgement();
  }

  /** What the record's end brings: a flag, or lateness over the limit, becomes the result. */
  public static Judgement close(MatchState state, Tick at) {
    Case matter = Case.at(state, at);
    Endings.close(matter);
    return matter.judgement();
  }

  /** The next instant at which something falls due if nobody acts; the desk sleeps until then. */
  public static Optional<Tick> nextBoundary(MatchState state) {
    return Timeline.next(state);
  }

  /** The next instant at which running time costs something: a period, points or the game. */
  public static Optional<Tick> nextDeadline(MatchState state) {
    return Timeline.nextCrossing(state);
  }
}
