package org.qizhong.match;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.score.Result;

/** A match at an instant: exactly one of these. */
public sealed interface MatchState {

  /** What both sides have and have done. */
  Game game();

  /** The same state of another game. */
  MatchState with(Game game);

  private static Set<Side> add(Set<Side> sides, Side side) {
    Set<Side> all = EnumSet.of(side);
    all.addAll(sides);
    return all;
  }

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

  /**
   * Both clocks stand.
   *
   * @param agreed R13: who has confirmed both readings
   */
  record Stopped(Game game, Why why, Set<Side> agreed) implements MatchState {
    public Stopped {
      agreed = Set.copyOf(agreed);
    }

    /** A stop whose readings nobody has confirmed yet. */
    Stopped(Game game, Why why) {
      this(game, why, Set.of());
    }

    /** What was confirmed is not what stands there once a reading has been changed. */
    @Override
    public Stopped with(Game changed) {
      boolean same = changed.clocks().banks().equals(game.clocks().banks());
      return new Stopped(changed, why, same ? agreed : Set.of());
    }

    Stopped with(Why other) {
      return new Stopped(game, other, agreed);
    }

    Stopped agreedBy(Side side) {
      return new Stopped(game, why, MatchState.add(agreed, side));
    }

    /** Whether both players have pressed to go on, where that is theirs to say. */
    public boolean isReadyToResume() {
      return why instanceof Why.Pause pause && pause.ready().size() == Side.values().length;
    }
  }

  /** Why both clocks stand. */
  sealed interface Why {
    /** R13, R18: the referee, a ruling, or a side that asked for it. */
    record Pause(Optional<Side> asked, Set<Side> ready) implements Why {
      /** A pause that nobody wants to end yet. */
      static Pause by(Optional<Side> side) {
        return new Pause(side, Set.of());
      }

      public Pause {
        ready = Set.copyOf(ready);
      }

      Pause readyToo(Side side) {
        return new Pause(asked, add(ready, side));
      }
    }

    /** The others, which need no more said. */
    enum Plain implements Why {
      /** R13s. */
      SEAL,
      /** E2. */
      PASSES,
      /** E1. */
      AGREED,
      /** E6. */
      ABANDONED
    }

    /** A pause that nobody has asked for. */
    Why PAUSE = Pause.by(Optional.empty());

    /** E4: whether play may go on with either side. */
    default boolean isAgreedEnd() {
      return this == Plain.PASSES || this == Plain.AGREED;
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
   * @param accepted who has confirmed it
   */
  record Decided(Result result, MatchState before, Set<Side> accepted) implements MatchState {
    public Decided {
      accepted = Set.copyOf(accepted);
    }

    /** A result that nobody has confirmed yet. */
    Decided(Result result, MatchState before) {
      this(result, before, Set.of());
    }

    Decided acceptedBy(Side side) {
      return new Decided(result, before, MatchState.add(accepted, side));
    }

    @Override
    public Game game() {
      return before.game();
    }

    @Override
    public Decided with(Game changed) {
      return new Decided(result, before.with(changed), accepted);
    }
  }

  /**
   * E5: the result is final.
   *
   * @param accepted which players had confirmed it
   */
  record Confirmed(Game game, Result result, Set<Side> accepted) implements MatchState {
    public Confirmed {
      accepted = Set.copyOf(accepted);
    }

    @Override
    public Confirmed with(Game changed) {
      return new Confirmed(changed, result, accepted);
    }
  }
}
