package org.qizhong.match;

import java.time.Duration;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.score.Result;

/** A match at an instant: exactly one of these. */
public sealed interface MatchState {

  /** What both sides have and have done. */
  Game game();

  /** The same state of another game. */
  MatchState with(Game game);

  /** The match before its first act. */
  static MatchState open(Setup setup) {
    return new Ready(Game.open(setup));
  }

  /** Not started. */
  record Ready(Game game) implements MatchState {
    @Override
    public Ready with(Game changed) {
      return new Ready(changed);
    }
  }

  /**
   * The clock of the side to move runs.
   *
   * @param since the instant the game's readings belong to
   * @param turn when this turn began by the opponent's button, or before it (P3)
   */
  record Running(Game game, Tick since, Tick turn) implements MatchState {
    @Override
    public Running with(Game changed) {
      return new Running(changed, since, turn);
    }

    /** This turn did not begin by a button. */
    static final Tick NO_BUTTON = new Tick(Long.MIN_VALUE);

    Running at(Tick tick) {
      if (tick.equals(since)) {
        return this;
      }
      Duration time = tick.since(since);
      Clocks clocks = game.clocks().run(game.toMove(), time);
      return new Running(game.with(clocks), tick, turn);
    }
  }

  /** Both clocks stand. */
  record Stopped(Game game, Why why) implements MatchState {
    @Override
    public Stopped with(Game changed) {
      return new Stopped(changed, why);
    }
  }

  /** Why both clocks stand. */
  enum Why {
    /** R13, R18: the referee or a ruling. */
    PAUSE,
    /** R13s. */
    SEAL,
    /** E2. */
    PASSES,
    /** E1. */
    AGREED,
    /** E6. */
    ABANDONED;

    /** E4: whether play may go on with either side. */
    boolean isAgreedEnd() {
      return this == PASSES || this == AGREED;
    }
  }

  /** {@code side}'s time is up; no result yet (R11). */
  record Flagged(Game game, Side side) implements MatchState {
    @Override
    public Flagged with(Game changed) {
      return new Flagged(changed, side);
    }
  }

  /**
   * A result stands and can be withdrawn (E5).
   *
   * @param before what stood before it, with no clock running
   */
  record Decided(Result result, MatchState before) implements MatchState {
    @Override
    public Game game() {
      return before.game();
    }

    @Override
    public Decided with(Game changed) {
      return new Decided(result, before.with(changed));
    }
  }

  /** E5: the result is final. */
  record Confirmed(Game game, Result result) implements MatchState {
    @Override
    public Confirmed with(Game changed) {
      return new Confirmed(changed, result);
    }
  }
}
