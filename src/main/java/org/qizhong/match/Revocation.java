package org.qizhong.match;

import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;

/** What is remembered of rulings so that they can be withdrawn, and how that restores it. */
final class Revocation {
  private Revocation() {}

  /** What is remembered once a ruling on the turn has been given in {@code now}. */
  static Revocable of(MatchState now, Ruled what, Side side, Tick at) {
    Revocable before = now.game().revocable();
    MatchState kept = now.with(now.game().with(Revocable.NOTHING));
    return before.ruled(new Before(what, side, at, kept));
  }

  /** The game once play goes on from {@code now}. */
  static Game resumed(MatchState now, Happening.Resumed it) {
    Game game = now.game();
    Revocable before = game.revocable();
    Revocable kept = new Revocable(before.turn(), Optional.empty(), Optional.empty());
    Before standing = new Before(Ruled.RESUME, it.side(), it.at(), now.with(game.with(kept)));
    return game.with(before.resumed(standing));
  }

  /** E6: the game once the contest has been given up, both clocks standing. */
  static Game abandoned(MatchState standing) {
    MatchState.Why why =
        standing instanceof MatchState.Stopped stopped ? stopped.why() : MatchState.Why.PAUSE;
    Game game = standing.game();
    return game.with(game.revocable().withContest(Optional.of(why)));
  }

  static MatchState withdrawn(MatchState now, Happening.RulingWithdrawn it) {
    Game game = now.game();
    Conduct conduct = game.conduct();
    return switch (it.what()) {
      case SET, ADJUST, REREAD -> times(now, game.reset(clocks(game, it.side())));
      case LATE -> times(now, punctual(game, it.side().orElseThrow()));
      case NUMBER -> {
        Turns turns = game.turns().withNumber(it.move().orElseThrow());
        Game numbered = game.with(turns).with(conduct.withNumberBack());
        yield now.with(numbered.with(game.revocable().passed()));
      }
      case LEAVE -> now.with(game.with(conduct.withLeave(it.side().orElseThrow(), false)));
      case SWAP -> now.with(game.with(conduct.withPlayersBack()));
      case FORFEIT_TURN, TAKE_BACK, RULE_PASS ->
          turn(now, game.revocable().turn().orElseThrow().state(), it.at());
      case RESUME -> {
        MatchState standing = game.revocable().resumed().orElseThrow().state();
        yield standing.with(game.backTo(standing.game()));
      }
      case ABANDON -> {
        MatchState.Why why = game.revocable().contest().orElseThrow();
        Game contested = game.with(game.revocable().withContest(Optional.empty()));
        yield new MatchState.Stopped(contested, why);
      }
      case PAUSE -> now;
    };
  }

  private static Clocks clocks(Game game, Optional<Side> side) {
    return side.isPresent()
        ? game.clocks().withdrawn(side.get())
        : game.clocks().withdrawn(Side.BLACK).withdrawn(Side.WHITE);
  }

  private static Game punctual(Game game, Side side) {
    Clocks clocks = game.clocks().withdrawn(side);
    boolean barred =
        clocks.instead().stream().anyMatch(late -> late.barred() && late.side() == side);
    BySide<Boolean> late = game.conduct().tooLate().with(side, barred);
    return game.reset(clocks).with(game.conduct().withTooLate(late));
  }

  /** A flag that would not have fallen goes; the referee resumes. */
  private static MatchState times(MatchState now, Game game) {
    return now instanceof MatchState.Flagged flagged && !game.clocks().isOut(flagged.side())
        ? new MatchState.Stopped(game, MatchState.Why.PAUSE)
        : now.with(game);
  }

  /** The turn and both times are as they were; whether a clock runs is as it is. */
  private static MatchState turn(MatchState now, MatchState before, Tick at) {
    Game game = now.game().backTo(before.game());
    boolean ended =
        before instanceof MatchState.Stopped stopped
            && stopped.why() instanceof MatchState.Why.Plain;
    if (before instanceof MatchState.Flagged || ended) {
      return before.with(game);
    }
    return switch (now) {
      case MatchState.Running _ -> new MatchState.Running(game, at, MatchState.Running.NO_BUTTON);
      case MatchState.Stopped standing -> new MatchState.Stopped(game, standing.why());
      default -> new MatchState.Stopped(game, MatchState.Why.PAUSE);
    };
  }
}
