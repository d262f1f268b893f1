package org.qizhong.screen.model;

import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.clock.TimeControl;
import org.qizhong.match.CallSchedule;
import org.qizhong.score.Terms;
import org.qizhong.screen.words.Texts;

/**
 * What was agreed before the match, as its header says.
 *
 * @param table the board's name
 * @param conduct who does what during the match
 */
public record MatchHeader(
    BySide<TimeControl> time,
    Terms terms,
    Optional<String> event,
    Optional<String> table,
    BySide<Player> players,
    Conduct conduct) {

  /** A player, as far as known. */
  public record Player(Optional<String> name, Optional<String> rank) {}

  /**
   * Who does what during the match.
   *
   * @param calls when a period is read (C3)
   * @param playersPause whether players may pause, to call the referee
   * @param bothResume whether both players go on by their own buttons, not the referee alone
   * @param confirmed whether both have confirmed the settings: the opponent's press starts then
   */
  public record Conduct(
      CallSchedule calls, boolean playersPause, boolean bothResume, boolean confirmed) {}

  /** Who starts: White where Black's handicap stones stand already. */
  public Side starts() {
    return terms.handicap() >= 2 ? Side.WHITE : Side.BLACK;
  }

  /** The time as one line: one, or both sides' where they differ (T8). */
  public String timeLine(Texts texts) {
    return TimeLine.of(texts, time);
  }
}
