package org.qizhong.desk;

import org.qizhong.clock.Side;

/**
 * A button's edge.
 *
 * @param stamp when, in the {@link Ticker}'s nanoseconds: the kernel's stamp where there is one
 * @param pressed the level after it, as it was sampled; inside a burst it may be a neighbour's, the
 *     last edge of a burst has the truth
 */
public record Edge(Side side, long stamp, boolean pressed) {

  /** A tap so short that the button was up again when its level was sampled. */
  public Edge(Side side, long stamp) {
    this(side, stamp, false);
  }
}
