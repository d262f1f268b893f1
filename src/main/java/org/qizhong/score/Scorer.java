package org.qizhong.score;

import org.qizhong.clock.Refusal;

/** The final count (S): from what was counted to the result. */
public final class Scorer {
  private Scorer() {}

  /** The result of {@code count}, or why it cannot be one. */
  public static Result score(Terms terms, Count count, Evidence evidence) throws Refusal {
    return Working.of(terms, count, evidence).result();
  }
}
