package org.qizhong.screen.model;

import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.clock.TimeControl;
import org.qizhong.score.Terms;

/**
 * What was agreed before the match, as its header says.
 *
 * @param notations the time as it was written
 */
public record MatchHeader(
    BySide<TimeControl> time,
    BySide<String> notations,
    Terms terms,
    Optional<String> event,
    BySide<Optional<String>> names) {

  /** Who starts: White where Black's handicap stones stand already. */
  public Side starts() {
    return terms.handicap() >= 2 ? Side.WHITE : Side.BLACK;
  }

  /** The time as one line: one notation, or both where they differ. */
  public String timeLine() {
    return notations.black().equals(notations.white())
        ? notations.black()
        : "Black " + notations.black() + " · White " + notations.white();
  }
}
