package org.qizhong.screen.model;

import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.clock.TimeControl;
import org.qizhong.score.Terms;
import org.qizhong.screen.words.Texts;

/** What was agreed before the match, as its header says. */
public record MatchHeader(
    BySide<TimeControl> time, Terms terms, Optional<String> event, BySide<Optional<String>> names) {

  /** Who starts: White where Black's handicap stones stand already. */
  public Side starts() {
    return terms.handicap() >= 2 ? Side.WHITE : Side.BLACK;
  }

  /** The time as one line: one, or both sides' where they differ (T8). */
  public String timeLine(Texts texts) {
    return TimeLine.of(texts, time);
  }
}
