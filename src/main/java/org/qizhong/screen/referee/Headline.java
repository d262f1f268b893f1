package org.qizhong.screen.referee;

import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.screen.model.Tone;

/**
 * The line above the referee's desk: the match goes on in it.
 *
 * @param title which page this is
 * @param status how the match stands, or what has just been given
 * @param bad whether it says what could not be
 * @param sides both readings; empty without a match
 */
public record Headline(
    String title, String status, boolean bad, Optional<BySide<SideBrief>> sides) {
  /**
   * A side's reading in short.
   *
   * @param tone how its panel would look
   * @param press what a touch on it is, where that is the side's button and counts now; else empty
   * @param button whether a touch on it is the side's button: its face is covered
   */
  public record SideBrief(String text, Tone tone, String press, boolean button) {}
}
