package org.qizhong.match;

import java.util.Optional;
import org.qizhong.clock.Side;

/**
 * The last completed turn.
 *
 * @param undo what taking it back restores, while it can be (R6)
 */
public record Last(Side side, Kind kind, Optional<Undo> undo) {

  /** What the turn was. */
  public enum Kind {
    MOVE,
    PASS,
    PROPOSAL,
    SEAL,
    RULED_PASS,
    /** E4: a pass or a proposal after whose end of play the game goes on. */
    ANSWERED;

    /** E2: whether it counts as one of two in a row. */
    boolean offersEnd() {
      return this == PASS || this == PROPOSAL;
    }

    /** R8: whether a stone was played that can be declared void. */
    boolean isMove() {
      return this == MOVE || this == SEAL;
    }
  }

  /** E4: what it offered was taken up; it is still a turn, and can be taken back. */
  Last answered() {
    return kind.offersEnd() ? new Last(side, Kind.ANSWERED, undo) : this;
  }

  Last withoutUndo() {
    return undo.isEmpty() ? this : new Last(side, kind, Optional.empty());
  }
}
