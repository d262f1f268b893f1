package org.qizhong.match;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.qizhong.clock.Bank;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Reading;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.score.Result;

/** Everything that can have happened. The names match files use stand with the record package. */
public sealed interface Happening {

  /** When. */
  Tick at();

  /** The first clock starts. */
  record Started(Tick at, Side side) implements Happening {}

  /** A move: {@code used} on it, its number over both sides. */
  record Moved(Tick at, Side side, int move, Duration used) implements Happening {}

  /** E2: a pass. */
  record Passed(Tick at, Side side, int move) implements Happening {}

  /** R5, R8, R9: the turn of the side to move is spent; it counts as a pass. */
  record TurnForfeited(Tick at, Side side, int move) implements Happening {}

  /** R8, R9: the move just made is void and counts as the pass. */
  record MoveVoided(Tick at, Side side, int move) implements Happening {}

  /** R11: time up counts as a pass; {@code bank} is there for the next turn. */
  record TimeUpPassed(Tick at, Side side, int move, Bank bank) implements Happening {}

  /** E1: a pass that proposes the end. */
  record Proposed(Tick at, Side side, int move) implements Happening {}

  /** R13s: a sealed move. */
  record Sealed(Tick at, Side side, int move) implements Happening {}

  /** E1: both agree to the end. */
  record Agreed(Tick at, Side side) implements Happening {}

  /** E6: {@code side} gives up contesting. */
  record Abandoned(Tick at, Side side) implements Happening {}

  /** R12. */
  record LeftTable(Tick at, Side side) implements Happening {}

  /** P1: a button that changes nothing. */
  record Ignored(Tick at, Side side) implements Happening {}

  /** A press that turns nothing, but says that {@code side} wants to go on after a pause. */
  record PressedToResume(Tick at, Side side) implements Happening {}

  /** C8: main time has ended; what overtime opens with. */
  record OvertimeBegan(Tick at, Side side, Reading opening) implements Happening {}

  /** T2–T4: a period, or a base time, is used up; {@code left} are still there. */
  record PeriodUsed(Tick at, Side side, int left) implements Happening {}

  /** T6: a period was bought. */
  record PenaltyTaken(Tick at, Side side, int points, int total) implements Happening {}

  /** T5: a period opens, its time with what is carried. */
  record StageBegan(Tick at, Side side, int moves, Duration time) implements Happening {}

  /** Time is up. */
  record Flagged(Tick at, Side side) implements Happening {}

  /** C1–C4. */
  record Called(Tick at, Side side, Call call) implements Happening {}

  /** Both clocks stand. */
  record Paused(Tick at, MatchState.Why why) implements Happening {}

  /** {@code side}'s clock goes on. */
  record Resumed(Tick at, Side side) implements Happening {}

  /**
   * R1.
   *
   * @param deducted zero when over the limit
   * @param overLimit whether the start is barred
   */
  record CameLate(Tick at, Side side, Duration deducted, boolean overLimit) implements Happening {}

  /** R10. */
  record Warned(Tick at, Side side, int total) implements Happening {}

  /** R10: a warning was taken off. */
  record Unwarned(Tick at, Side side, int total) implements Happening {}

  /** R6: {@code move} is undone. */
  record TakenBack(Tick at, Side side, int move, boolean charge) implements Happening {}

  /** R17: {@code bank} is what the side then has. */
  record Adjusted(Tick at, Side side, Duration by, Bank bank) implements Happening {}

  /** R14, R15. */
  record ReadingSet(Tick at, Side side, Bank bank) implements Happening {}

  /** C7. */
  record ReadAgain(Tick at, Side side, Bank bank) implements Happening {}

  /** R16. */
  record Swapped(Tick at) implements Happening {}

  /** Something was put on record. */
  record Noted(Tick at, Optional<Side> side, String why) implements Happening {}

  /** R13: {@code side} has confirmed both readings. */
  record ReadingsAgreed(Tick at, Side side) implements Happening {}

  /** E5: {@code side} has confirmed the result. */
  record Accepted(Tick at, Side side) implements Happening {}

  /** E5: the result no longer stands. */
  record Withdrawn(Tick at) implements Happening {}

  /**
   * A ruling was withdrawn.
   *
   * @param move R22: the number of the last move then, where that was ruled
   */
  record RulingWithdrawn(Tick at, Ruled what, Optional<Side> side, OptionalInt move)
      implements Happening {}

  /** E5. */
  record Confirmed(Tick at) implements Happening {}

  /** R22: the number of the last move. */
  record Numbered(Tick at, int move) implements Happening {}

  /** Both faces, on request. */
  record ReadingTaken(Tick at, BySide<Reading> readings) implements Happening {}

  /** E3, S: the result. */
  record Ended(Tick at, Result result) implements Happening {}

  /** Live only: an act that does not fit; it changes nothing. */
  record Refused(Tick at, String reason) implements Happening {}

  /** Live only: an edge stamped before the deadline came after the flag, which is taken back. */
  record Corrected(Tick at, Side side) implements Happening {}
}
