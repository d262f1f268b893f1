package org.qizhong.desk;

import org.qizhong.clock.Side;

/**
 * A button's edge.
 *
 * @param stamp when, in the {@link Ticker}'s nanoseconds: the kernel's stamp where there is one
 */
public record Edge(Side side, long stamp) {}
