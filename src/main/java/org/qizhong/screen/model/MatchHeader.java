package org.qizhong.screen.model;

import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.clock.TimeControl;
import org.qizhong.match.CallSchedule;
import org.qizhong.match.Pauses;
import org.qizhong.match.Player;
import org.qizhong.match.Setup;
import org.qizhong.score.Terms;
import org.qizhong.screen.words.Texts;

/**
 * What was agreed before the match, as its header says.
 *
 * @param setup all of it
 */
public record MatchHeader(Setup setup) {

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

  /** Each side's time. */
  public BySide<TimeControl> time() {
    return setup.time();
  }

  /** How it is counted. */
  public Terms terms() {
    return setup.terms();
  }

  /** The event's name. */
  public Optional<String> event() {
    return setup.occasion().event();
  }

  /** The board's name. */
  public Optional<String> table() {
    return setup.occasion().table();
  }

  /** The players, as far as known. */
  public BySide<Player> players() {
    return setup.occasion().players();
  }

  /** Who does what. */
  public Conduct conduct() {
    return new Conduct(
        setup.calls(),
        setup.pauses().stop() == Pauses.Stop.PLAYERS,
        setup.pauses().resume() == Pauses.Resume.BOTH,
        setup.confirmed());
  }

  /** Who starts: White where Black's handicap stones stand already. */
  public Side starts() {
    return setup.starts();
  }

  /** The time as one line: one, or both sides' where they differ (T8). */
  public String timeLine(Texts texts) {
    return TimeLine.of(texts, time());
  }
}
