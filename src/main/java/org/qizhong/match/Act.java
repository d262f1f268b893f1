package org.qizhong.match;

import java.time.Duration;
import java.util.Optional;
import org.qizhong.clock.Reading;
import org.qizhong.clock.Side;
import org.qizhong.score.Count;

/** Everything anyone can do. Which rule each follows stands with the referee who judges it. */
public sealed interface Act {

  /** What a side does to end its turn. */
  sealed interface TurnEnding extends Act {
    Side side();
  }

  /** {@code side}'s clock starts. */
  record Start(Side side) implements Act {}

  /** P: {@code side}'s button. */
  record Press(Side side) implements TurnEnding {}

  /** E2: a pass. */
  record Pass(Side side) implements TurnEnding {}

  /** E1: a pass that proposes the end. */
  record Propose(Side side) implements TurnEnding {}

  /** R13s: a sealed move. */
  record Seal(Side side) implements TurnEnding {}

  /** E1: {@code side} agrees to the opponent's proposal. */
  record Agree(Side side) implements Act {}

  /**
   * R13, R18: both clocks stop.
   *
   * @param by the side that asked for it, if one did
   */
  record Pause(Optional<Side> by) implements Act {
    /** Nobody is named. */
    public Pause() {
      this(Optional.empty());
    }
  }

  /**
   * R13: the side to move goes on.
   *
   * @param side E4: who moves first when play goes on after two passes or an agreement
   */
  record Resume(Optional<Side> side) implements Act {}

  /** Both readings are asked for. */
  record Read() implements Act {}

  /** R1: {@code side} came late. */
  record Late(Side side, Duration by) implements Act {}

  /** R10: a warning. */
  record Warn(Side side) implements Act {}

  /** R5, R8, R9: the turn, or the move just made, counts as a pass. */
  record ForfeitTurn(Side side) implements Act {}

  /**
   * R6: the last move is undone.
   *
   * @param charge whether the running time since is the presser's
   */
  record TakeBack(Side side, boolean charge) implements Act {}

  /** R17: time is added to, or taken from, what is running. */
  record Adjust(Side side, Duration by) implements Act {}

  /** R14, R15: a reading is set. */
  record Set(Side side, Reading reading) implements Act {}

  /** C7: the count is read again; the period's elapsed time becomes {@code from}. */
  record Reread(Side side, Duration from) implements Act {}

  /** R12: {@code side} leaves the table in byo-yomi. */
  record Leave(Side side) implements Act {}

  /** R11: time up counts as a pass. */
  record RulePass(Side side) implements Act {}

  /** R16: the players had the wrong colours. */
  record Swap() implements Act {}

  /** R22: the number of the last move is put right. */
  record Number(int move) implements Act {}

  /** E6: {@code side} gives up contesting. */
  record Abandon(Side side) implements Act {}

  /** E3: the game ends without a count. */
  record End(Ending how, Optional<Side> loser) implements Act {}

  /** S: the final count. */
  record CountStones(Count count) implements Act {}

  /**
   * Something is put on record and changes nothing else.
   *
   * @param side whom it concerns, if one
   * @param why what is put on record
   */
  record Note(Optional<Side> side, String why) implements Act {}

  /** R13: {@code side} confirms both readings as they were written down. */
  record AgreeReadings(Side side) implements Act {}

  /** E5: {@code side} confirms the result that stands. */
  record Accept(Side side) implements Act {}

  /** E5: the result no longer stands. */
  record WithdrawResult() implements Act {}

  /** R10: {@code side}'s last warning is taken off. */
  record WithdrawWarning(Side side) implements Act {}

  /**
   * A ruling is withdrawn by a further entry, never erased.
   *
   * @param side whose it was, where it was one side's
   */
  record WithdrawRuling(Ruled what, Optional<Side> side) implements Act {}

  /** E5: the result is final. */
  record Confirm() implements Act {}

  /** E3: the ways to end a game without a count. */
  enum Ending {
    RESIGN("resign"),
    FORFEIT("forfeit"),
    DRAW("draw"),
    BOTH_LOSE("both-lose"),
    REPLAY("replay");

    private final String id;

    Ending(String id) {
      this.id = id;
    }

    /** The name used in match files. */
    public String id() {
      return id;
    }

    /** Whether it names the side that loses. */
    public boolean namesLoser() {
      return this == RESIGN || this == FORFEIT;
    }
  }
}
