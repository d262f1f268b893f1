package org.qizhong.screen.model;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Side;
import org.qizhong.match.Authority;
import org.qizhong.match.Face;
import org.qizhong.match.Role;
import org.qizhong.score.Margin;
import org.qizhong.score.Reason;
import org.qizhong.score.Winner;

/**
 * A {@code face} line of the desk.
 *
 * @param at since the match's zero
 * @param move number of the last move
 * @param asked whose wish the pause is
 * @param ready who has pressed to go on, where both have to
 * @param proposed whose proposal of the end stands unanswered (E1)
 * @param marks what players have confirmed
 */
public record FaceLine(
    Duration at,
    Face.Status status,
    Side toMove,
    int move,
    BySide<SideLine> sides,
    Optional<ResultLine> result,
    Optional<Side> asked,
    Set<Side> ready,
    Optional<Side> proposed,
    Marks marks) {

  public FaceLine {
    ready = Set.copyOf(ready);
  }

  /** Who takes the result back (R17). */
  Role withdraws() {
    return result.map(it -> Authority.toWithdraw(it.by())).orElse(Role.REFEREE);
  }

  /** Who has confirmed the result (E5), and both readings (R13). */
  public record Marks(Set<Side> accepted, Set<Side> agreedReadings) {
    public Marks {
      accepted = Set.copyOf(accepted);
      agreedReadings = Set.copyOf(agreedReadings);
    }
  }

  /**
   * One side of it.
   *
   * @param left T2, T3: periods still there; T4: considerations untaken; T6: not yet bought
   * @param shown the digits, already rounded
   * @param last whether nothing follows the running period
   * @param period length of a period or consideration
   * @param running the period that is being read
   * @param said the last number read in it
   * @param extra what only one method has
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
      int warnings,
      Extra extra) {}

  /**
   * What only one method has.
   *
   * @param stage T5 in overtime: its number, from 1
   * @param of T5 in overtime: the moves the stage began with
   * @param consideration T4: whether a consideration runs, not the base time
   * @param taken T4: considerations taken so far
   */
  public record Extra(OptionalInt stage, OptionalInt of, boolean consideration, OptionalInt taken) {
    /** None of it. */
    public static final Extra NONE =
        new Extra(OptionalInt.empty(), OptionalInt.empty(), false, OptionalInt.empty());
  }

  /** A period that is being read: its length and how much of it has passed. */
  public record Running(Duration length, Duration elapsed) {}

  /** The result that stands. */
  public record ResultLine(Winner winner, Reason by, Optional<Margin> margin, String sgf) {}
}
