package org.qizhong.screen.model;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;

/**
 * One panel as it is drawn.
 *
 * @param who the colour, and the name where there is one
 * @param rank may be empty
 * @param phase in words
 * @param detail what the phase leaves: periods, moves, what follows; may be empty
 * @param stones periods or considerations as stones
 * @param ticks T5: moves
 * @param badges short remarks: warnings, penalty points
 * @param bar the period that is being read
 * @param mayAsk C6: whether a touch on the phase's line is answered
 */
public record SidePicture(
    Side side,
    String who,
    String rank,
    Tone tone,
    Digits digits,
    String phase,
    String detail,
    Optional<Row> stones,
    Optional<Row> ticks,
    List<String> badges,
    Optional<Bar> bar,
    boolean mayAsk) {
  public SidePicture {
    badges = List.copyOf(badges);
  }

  /** The same panel with the time that {@code other} shows. */
  public SidePicture withTimeOf(SidePicture other) {
    Optional<Bar> shown = bar.isPresent() && other.bar.isPresent() ? other.bar : bar;
    return new SidePicture(
        side, who, rank, tone, other.digits, phase, detail, stones, ticks, badges, shown, mayAsk);
  }

  /** A row of which {@code left} are filled and the rest, up to {@code total}, hollow. */
  public record Row(int left, int total) {}

  /**
   * The period that is being read.
   *
   * @param done how much of it has passed, 0 to 1
   * @param marks where the calls come, 0 to 1
   * @param beside what stands beside it: the number read last, or the time left where that number
   *     stands panel-high (C9); may be empty
   */
  public record Bar(double done, List<Double> marks, String beside) {
    public Bar {
      marks = List.copyOf(marks);
    }

    /** The same bar with {@code words} beside it. */
    Bar beside(String words) {
      return new Bar(done, marks, words);
    }
  }
}
