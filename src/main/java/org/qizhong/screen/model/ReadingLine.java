package org.qizhong.screen.model;

import java.time.Duration;
import java.util.OptionalInt;
import org.qizhong.clock.Phase;

/**
 * A side's reading as the desk writes it.
 *
 * @param time left in main time or the current period
 * @param left T2, T3: periods still there
 */
public record ReadingLine(
    Phase phase, Duration time, OptionalInt left, OptionalInt moves, OptionalInt penalty) {}
