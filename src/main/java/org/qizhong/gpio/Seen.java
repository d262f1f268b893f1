package org.qizhong.gpio;

import java.time.Duration;
import org.qizhong.clock.Side;

/**
 * A press as the doctor sees it.
 *
 * @param stamp of its first edge, by the kernel's monotonic clock, in nanoseconds
 * @param bounces the edges after the first that the contact made before it came to rest
 * @param bouncing how long that took
 */
public record Seen(Side side, long stamp, int bounces, Duration bouncing) {}
