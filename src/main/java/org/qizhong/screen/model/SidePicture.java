package org.qizhong.screen.model;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;

/**
 * One panel as it is drawn.
 *
 * @param who the colour, and the name where there is one
 * @param phase in words
 * @param detail what the phase leaves: periods, moves, what follows; may be empty
 * @param stones periods or considerations as stones
 * @param ticks T5: moves
 * @param badges short remarks: warnings, penalty points
 * @param bar the period that is being read
 */
public record SidePicture(
    Side side,
    String who,
    Tone tone,
    Digits digits,
    String phase,
    String detail,
    Optional<Row> stones,
    Optional<Row> ticks,
    List<String> badges,
    Optional<Bar> bar) {

  /** A row of which {@code left} are filled and the rest, up to {@code total}, hollow. */
  public record Row(int left, int total) {}

  /**
   * The period that is being read.
   *
   * @param done how much of it has passed, 0 to 1
   * @param marks where the calls come, 0 to 1
   * @param said the last number read, in words; may be empty
   */
  public record Bar(double done, List<Double> marks, String said) {}
}
