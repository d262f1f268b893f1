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
    RULED_PASS;

    /** E2: whether it counts as one of two in a row. */
    boolean offersEnd() {
      return this == PASS || this == PROPOSAL;
    }

    /** R8: whether a stone was played that can be declared void. */
    boolean isMove() {
      return this == MOVE || this == SEAL;
    }
  }

  Last withoutUndo() {
    return undo.isEmpty() ? this : new Last(side, kind, Optional.empty());
  }
}
