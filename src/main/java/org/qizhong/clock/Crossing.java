package org.qizhong.clock;

import java.time.Duration;

/** Something that falls due while time is spent. */
public sealed interface Crossing {

  /** How long after the spending began. */
  Duration after();

  /** Main time has ended and overtime begins, with what it holds (rules C8, T2, T3, T5, T6). */
  record OvertimeBegan(Duration after, Reading opening) implements Crossing {}

  /** A period or base time is used up (T2, T3: {@code left} periods remain; T4: considerations). */
  record PeriodUsed(Duration after, int left) implements Crossing {}

  /** An overtime period is bought (T6). */
  record PeriodBought(Duration after, int points, int total) implements Crossing {}

  /** Nothing is left: time is up. */
  record RanOut(Duration after) implements Crossing {}
}
