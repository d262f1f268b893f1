package org.qizhong.match;

import static org.qizhong.match.Remedy.FORFEIT_TURN;
import static org.qizhong.match.Remedy.FORFEIT_TURN_AND_WARNING;
import static org.qizhong.match.Remedy.HOLD;
import static org.qizhong.match.Remedy.LOSS;
import static org.qizhong.match.Remedy.REPRIMAND;
import static org.qizhong.match.Remedy.TAKE_BACK_AND_WARNING;
import static org.qizhong.match.Remedy.WARNING;

import java.util.List;
import org.qizhong.score.RuleSet;

/**
 * What players do wrong, as data: the article and what each edition does about it. Where the rules
 * say nothing for an edition, cn-2002 holds.
 */
public enum Offence {
  /** The button is pressed before the stone is on the board. */
  EARLY_PRESS("R4", List.of(WARNING), List.of(REPRIMAND, WARNING)),
  /** The button is pressed before all captures are lifted. */
  CAPTURES_NOT_LIFTED("R4", List.of(WARNING), List.of(REPRIMAND, WARNING, HOLD)),
  /**
   * Two moves in a row: the second stone comes off the board and costs no turn, for it was none;
   * unless the clocks have taken it for one.
   */
  TWO_MOVES("R5", List.of(WARNING, FORFEIT_TURN_AND_WARNING), List.of(LOSS)),
  /** The stone goes back to where it was; the press is undone only where it came of the lifting. */
  TAKING_BACK("R6", List.of(WARNING, TAKE_BACK_AND_WARNING)),
  /** Stones with liberties are lifted. */
  LIFTING_LIVING("R7", List.of(WARNING)),
  /** Stones without liberties are not lifted; cn-1988 warns only for lifting living ones. */
  MISSING_CAPTURE("R7", List.of(WARNING), List.of(REPRIMAND)),
  /** A ko is retaken at once. */
  KO("R8", List.of(FORFEIT_TURN_AND_WARNING), List.of(FORFEIT_TURN)),
  FORBIDDEN_POINT("R9", List.of(FORFEIT_TURN)),
  /** A telephone rings: warned, then lost. */
  PHONE_RINGS("R20", List.of(WARNING)),
  /** A telephone's screen is looked at. */
  PHONE_LOOKED("R20", List.of(LOSS)),
  /** The stone is played with one hand, the button pressed with the other. */
  HANDS("R21", byGravity(), byGravity1988()),
  /** The opponent's time is wasted. */
  WASTING_TIME("R21", byGravity(), byGravity1988()),
  /** The game is talked about. */
  TALKING("R21", byGravity(), byGravity1988()),
  /** Notes are consulted. */
  NOTES("R21", byGravity(), byGravity1988()),
  SMOKING("R21", byGravity(), byGravity1988()),
  DISTURBING("R21", byGravity(), byGravity1988());

  private final String article;
  private final List<Remedy> remedies;
  private final List<Remedy> remedies1988;

  Offence(String article, List<Remedy> remedies) {
    this(article, remedies, remedies);
  }

  Offence(String article, List<Remedy> remedies, List<Remedy> remedies1988) {
    this.article = article;
    this.remedies = remedies;
    this.remedies1988 = remedies1988;
  }

  private static List<Remedy> byGravity() {
    return List.of(WARNING, LOSS);
  }

  private static List<Remedy> byGravity1988() {
    return List.of(REPRIMAND, WARNING, LOSS);
  }

  /** The rule's id, such as {@code R5}. */
  public String article() {
    return article;
  }

  /**
   * What can be done about it, the edition's own rule first; more where it leaves the choice.
   *
   * @param warnings how many the offender has
   */
  public List<Remedy> remedies(RuleSet rules, int warnings) {
    if (this == PHONE_RINGS && warnings > 0) {
      return List.of(WARNING, LOSS);
    }
    return rules == RuleSet.CN_1988 ? remedies1988 : remedies;
  }
}
