package org.qizhong.gpio;

import java.time.Duration;
import org.qizhong.clock.Side;

/**
 * A press as the doctor sees it.
 *
 * @param stamp of its first edge, by the kernel's monotonic clock, in nanoseconds
 * @param bounces the edges that its make, and a break soon after, had too many
 * @param bouncing how long the longer of the two took
 */
public record Seen(Side side, long stamp, int bounces, Duration bouncing) {}
