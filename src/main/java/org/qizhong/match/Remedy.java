package org.qizhong.match;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.score.RuleSet;

/** What a referee does about an {@link Offence}. */
public enum Remedy {
  /** Said and put on record; it costs nothing. */
  REPRIMAND,
  /** R10. */
  WARNING,
  /** R8, R9: the stone comes off the board and the turn counts as a pass. */
  FORFEIT_TURN,
  FORFEIT_TURN_AND_WARNING,
  /** R6: the press is undone too, so that the offender is to move again. */
  TAKE_BACK_AND_WARNING,
  /** R4, cn-1988 in byo-yomi: the clocks stand while captures are lifted. */
  HOLD,
  /** R5, R17, R20, R21. */
  LOSS;

  /**
   * The acts it consists of, in order, to be given as one ruling.
   *
   * @param why the ruling's reason, which a reprimand puts on record
   */
  public List<Act> acts(Side offender, String why) {
    Act warning = new Act.Warn(offender);
    return switch (this) {
      case REPRIMAND -> List.of(new Act.Note(Optional.of(offender), why));
      case WARNING -> List.of(warning);
      case FORFEIT_TURN -> List.of(new Act.ForfeitTurn(offender));
      case FORFEIT_TURN_AND_WARNING -> List.of(new Act.ForfeitTurn(offender), warning);
      case TAKE_BACK_AND_WARNING -> List.of(new Act.TakeBack(offender, false), warning);
      case HOLD -> List.of(new Act.Pause());
      case LOSS -> List.of(new Act.End(Act.Ending.FORFEIT, Optional.of(offender)));
    };
  }

  /** R10: whether it ends the game of a side that has been warned {@code warnings} times. */
  public boolean loses(RuleSet rules, int warnings) {
    return switch (this) {
      case LOSS -> true;
      case WARNING, FORFEIT_TURN_AND_WARNING, TAKE_BACK_AND_WARNING -> rules.losesBy(warnings + 1);
      case REPRIMAND, FORFEIT_TURN, HOLD -> false;
    };
  }
}
