package org.qizhong.screen.model;

import java.time.Duration;
import java.util.OptionalInt;
import org.qizhong.clock.Phase;

/**
 * A side's reading as the desk writes it.
 *
 * @param time left in main time or the current period
 * @param left T2, T3: periods still there; T4: considerations untaken; T6: not yet bought
 * @param moves T5: still to be made in the period
 * @param penalty T6: points taken
 * @param stage T5 in overtime: the number of the setting in force, from 1
 */
public record ReadingLine(
    Phase phase,
    Duration time,
    OptionalInt left,
    OptionalInt moves,
    OptionalInt penalty,
    OptionalInt stage) {}
