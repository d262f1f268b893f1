package org.qizhong.match;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.clock.Crossing;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;

/** One act under judgement: the state as it changes and what has happened so far. */
final class Case {
  private final Tick at;
  private final List<Happening> happenings = new ArrayList<>(4);
  private MatchState state;
  private int due;

  private Case(MatchState state, Tick at) {
    this.state = state;
    this.at = at;
  }

  /** The case after everything that time alone brings up to {@code at}. */
  static Case at(MatchState state, Tick at) {
    Case matter = new Case(state, at);
    for (Happening due : Timeline.due(state, at)) {
      matter.add(due);
    }
    matter.due = matter.happenings.size();
    if (matter.state instanceof MatchState.Running running) {
      matter.state = running.at(at);
    }
    return matter;
  }

  void add(Happening happening) {
    happenings.add(happening);
    state = Evolution.evolve(state, happening);
  }

  /** Adds what crossings at this instant are called. */
  void addAll(Side side, List<Crossing> crossings) {
    crossings.forEach(crossing -> add(Timeline.happening(at, side, crossing)));
  }

  Tick at() {
    return at;
  }

  MatchState state() {
    return state;
  }

  Game game() {
    return state.game();
  }

  Referee.Judgement judgement() {
    return new Referee.Judgement(happenings, due, state);
  }
}
