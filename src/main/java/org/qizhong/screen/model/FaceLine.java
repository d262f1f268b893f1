package org.qizhong.screen.model;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Side;
import org.qizhong.match.Face;
import org.qizhong.score.Margin;
import org.qizhong.score.Reason;
import org.qizhong.score.Winner;

/**
 * A {@code face} line of the desk.
 *
 * @param move number of the last move
 */
public record FaceLine(
    Face.Status status,
    Side toMove,
    int move,
    BySide<SideLine> sides,
    Optional<ResultLine> result) {

  /**
   * One side of it.
   *
   * @param left T2, T3: periods still there; T4: considerations untaken; T6: not yet bought
   * @param shown the digits, already rounded
   * @param last whether nothing follows the running period
   * @param period length of a period or consideration
   * @param running the period that is being read
   * @param said the last number read in it
   */
  public record SideLine(
      Optional<String> name,
      Phase phase,
      OptionalInt left,
      OptionalInt moves,
      OptionalInt penalty,
      String shown,
      boolean last,
      Optional<Duration> period,
      Optional<Running> running,
      Optional<String> said,
      int warnings) {}

  /** A period that is being read: its length and how much of it has passed. */
  public record Running(Duration length, Duration elapsed) {}

  /** The result that stands. */
  public record ResultLine(Winner winner, Reason by, Optional<Margin> margin, String sgf) {}
}
