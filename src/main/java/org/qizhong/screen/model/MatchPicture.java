package org.qizhong.screen.model;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;

/**
 * The match page as it is drawn.
 *
 * @param wide whose panel is the large one; empty once nobody is to move
 * @param band what is written over both panels
 * @param buttons the ones under the match, at most three
 */
public record MatchPicture(
    Top top,
    BySide<SidePicture> sides,
    Optional<Side> wide,
    Optional<Band> band,
    List<MatchButton> buttons) {

  /** The line above the panels. */
  public record Top(String event, String time, String rules, String move) {}

  /**
   * Words over both panels.
   *
   * @param alert whether they say that something has ended
   */
  public record Band(String title, String detail, boolean alert) {}
}
