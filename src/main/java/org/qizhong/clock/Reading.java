package org.qizhong.clock;

import java.time.Duration;
import java.util.OptionalInt;

/**
 * What a clock face says of one side.
 *
 * @param time left in main time or in the current period; counting up: used
 * @param left T2, T3: periods still there; T4: considerations untaken; T6: periods not yet bought
 * @param moves T5: moves still to make in the period
 * @param penalty T6: points taken
 * @param stage T5: the how-manieth period since main time ended, where a referee says so; faces do
 *     not
 */
public record Reading(
    Phase phase,
    Duration time,
    OptionalInt left,
    OptionalInt moves,
    OptionalInt penalty,
    OptionalInt stage) {

  /** As faces have it. */
  public Reading(
      Phase phase, Duration time, OptionalInt left, OptionalInt moves, OptionalInt penalty) {
    this(phase, time, left, moves, penalty, OptionalInt.empty());
  }

  /** A reading of a method that counts nothing but time. */
  public static Reading of(Phase phase, Duration time) {
    return new Reading(phase, time, OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty());
  }

  /** The same with {@code count} for {@link #left}. */
  public Reading withLeft(int count) {
    return new Reading(phase, time, OptionalInt.of(count), moves, penalty, stage);
  }

  /** The same with {@code count} for {@link #moves}. */
  public Reading withMoves(int count) {
    return new Reading(phase, time, left, OptionalInt.of(count), penalty, stage);
  }

  /** The same with {@code points} for {@link #penalty}. */
  public Reading withPenalty(int points) {
    return new Reading(phase, time, left, moves, OptionalInt.of(points), stage);
  }

  /** The same in the period of that {@code number}. */
  public Reading withStage(int number) {
    return new Reading(phase, time, left, moves, penalty, OptionalInt.of(number));
  }
}
