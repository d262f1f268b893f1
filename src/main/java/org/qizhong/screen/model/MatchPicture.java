package org.qizhong.screen.model;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;

/**
 * The match page as it is drawn.
 *
 * @param wide whose panel is the large one; empty once nobody is to move
 * @param band what is written above both panels
 * @param foot what can be touched below them
 */
public record MatchPicture(
    Top top, BySide<SidePicture> sides, Optional<Side> wide, Optional<Band> band, Foot foot) {

  /**
   * The line above the panels.
   *
   * @param log the word that leads to the match's log; empty while a clock runs
   * @param settings the word that leads to the screen's settings; empty while a clock runs
   * @param referee the word that leads to the referee's desk; empty while there is no desk
   */
  public record Top(
      String table,
      String event,
      String time,
      String rules,
      String move,
      String log,
      String settings,
      String referee) {}

  /**
   * Words above both panels.
   *
   * @param alert whether they say that something has ended
   */
  public record Band(String title, String detail, boolean alert) {}

  /**
   * The buttons.
   *
   * @param buttons one to three side by side; on a sheet four, two by two
   */
  public record Foot(List<MatchButton> buttons, boolean sheet) {
    public Foot {
      buttons = List.copyOf(buttons);
    }
  }
}
