package org.qizhong.match;

import java.util.Optional;
import org.qizhong.clock.Bank;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.score.Evidence;

/**
 * What both sides have and have done, whatever the match's state.
 *
 * @param revocable what withdrawing the last ruling on the turn restores
 */
public record Game(Setup setup, Clocks clocks, Turns turns, Conduct conduct, Revocable revocable) {

  static Game open(Setup setup) {
    return new Game(
        setup,
        Clocks.open(setup.time()),
        Turns.open(setup.starts()),
        Conduct.NONE,
        Revocable.NOTHING);
  }

  /** The side to move; before the start the one that will be. */
  public Side toMove() {
    return turns.toMove();
  }

  /** The name of the player who has {@code side} now (R16). */
  public Optional<String> name(Side side) {
    return setup.occasion().players().of(conduct.swapped() ? side.other() : side).name();
  }

  /** What the count needs to know of the match. */
  Evidence evidence() {
    return new Evidence(
        conduct.warnings(),
        clocks.banks().map(bank -> bank instanceof Bank.Penalised paid ? paid.points() : 0),
        turns.firstPass());
  }

  /** The turn of the side to move is completed by the player, and can be taken back. */
  Game turnTaken(Last.Kind kind) {
    Undo undo = new Undo(clocks, turns.withoutUndo());
    return new Game(
        setup,
        clocks.played(toMove()),
        turns.ended(kind, Optional.of(undo)),
        conduct,
        revocable.passed());
  }

  /** R22: the last move's number is put right. */
  Game numbered(int move) {
    return new Game(
        setup,
        clocks,
        turns.withNumber(move),
        conduct.withNumbered(move - turns.number()),
        revocable.passed());
  }

  /** R5, R8, R9: the turn of the side to move is spent. */
  Game turnForfeited() {
    return new Game(
        setup,
        clocks.played(toMove()),
        turns.ended(Last.Kind.RULED_PASS, Optional.empty()),
        conduct,
        revocable);
  }

  /** R11: time up counts as a pass, and {@code bank} is there for that side's next turn. */
  Game timeUpPassed(Side side, Bank bank) {
    return new Game(
        setup,
        clocks.turnDone(side, bank),
        turns.withToMove(side).ended(Last.Kind.RULED_PASS, Optional.empty()),
        conduct,
        revocable);
  }

  /** R6: what can still be taken back. */
  Optional<Undo> undo() {
    return turns.last().flatMap(Last::undo);
  }

  /** R6: the last turn undone, the running time since charged to its player if asked. */
  Game takenBack(boolean charge) {
    Undo then = undo().orElseThrow();
    Clocks back = then.clocks();
    if (charge) {
      back = back.charge(then.turns().toMove(), clocks.ran().minus(back.ran()));
    }
    return new Game(
        setup,
        back.withRan(clocks.ran()),
        then.turns().withNumber(Math.max(0, turns.number() - 1)),
        conduct,
        revocable);
  }

  /** A ruling has changed a reading, so the last turn can no longer be taken back (R6). */
  Game ruled(Ruled what, Side side, Tick at, Bank bank) {
    Instead otherwise = new Instead(what, side, at, clocks.bank(side), false);
    return reset(clocks.with(side, bank).ruled(otherwise));
  }

  /** A ruling on a reading, or its withdrawal, leaves {@code changed}. */
  Game reset(Clocks changed) {
    return new Game(setup, changed, turns.withoutUndo(), conduct, revocable.passed());
  }

  /** The times and the turn as {@code before} has them; what was noted of the players stays. */
  Game backTo(Game before) {
    Revocable left = before.revocable().withContest(revocable.contest());
    return new Game(setup, before.clocks(), before.turns(), conduct, left);
  }

  Game with(Clocks changed) {
    return new Game(setup, changed, turns, conduct, revocable);
  }

  Game with(Turns changed) {
    return new Game(setup, clocks, changed, conduct, revocable);
  }

  Game with(Conduct changed) {
    return new Game(setup, clocks, turns, changed, revocable);
  }

  Game with(Revocable changed) {
    return new Game(setup, clocks, turns, conduct, changed);
  }
}
