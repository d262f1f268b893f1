package org.qizhong.match;

import java.util.Optional;
import org.qizhong.clock.Side;

/**
 * Whose turn it is and what the last one was.
 *
 * @param number of the last move, over both sides
 * @param firstPass who passed or proposed first in the pair that ended play (S13)
 */
public record Turns(Side toMove, int number, Optional<Last> last, Optional<Side> firstPass) {

  static Turns open(Side first) {
    return new Turns(first, 0, Optional.empty(), Optional.empty());
  }

  /** The turn of the side to move is over. */
  Turns ended(Last.Kind kind, Optional<Undo> undo) {
    Optional<Side> pair = kind.offersEnd() ? endOffer() : Optional.empty();
    return new Turns(toMove.other(), number + 1, Optional.of(new Last(toMove, kind, undo)), pair);
  }

  /** E1, E2: the side whose last turn was a pass or a proposal, if it was one. */
  Optional<Side> endOffer() {
    return last.filter(turn -> turn.kind().offersEnd()).map(Last::side);
  }

  /** E1: the side whose last turn was a proposal, if it was one. */
  Optional<Side> proposal() {
    return last.filter(turn -> turn.kind() == Last.Kind.PROPOSAL).map(Last::side);
  }

  /** R8: the move just made counts as a pass, which is no offer to end. */
  Turns lastVoided() {
    Last voided = new Last(last.orElseThrow().side(), Last.Kind.RULED_PASS, Optional.empty());
    return new Turns(toMove, number, Optional.of(voided), firstPass);
  }

  /** E1, E2, E4: play goes on after its end; passes and proposals begin anew. */
  Turns anew() {
    return new Turns(toMove, number, last.map(Last::answered), firstPass);
  }

  Turns withoutUndo() {
    return new Turns(toMove, number, last.map(Last::withoutUndo), firstPass);
  }

  Turns withToMove(Side side) {
    return new Turns(side, number, last, firstPass);
  }

  Turns withNumber(int move) {
    return new Turns(toMove, move, last, firstPass);
  }

  Turns withFirstPass(Optional<Side> side) {
    return new Turns(toMove, number, last, side);
  }
}
