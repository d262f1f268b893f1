package org.qizhong.screen.model;

import java.time.Duration;
import java.util.Set;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;

/**
 * The start card that lies on the table, as the desk has it.
 *
 * @param header JSON, as the match will have it
 * @param late R1: how late each side came
 * @param deducted R1: what will be taken from each side
 * @param forfeit R1: who is beyond the late limit
 * @param hash six characters that are equal on boards with equal settings
 * @param confirmed who has confirmed with the own button
 */
public record CardLine(
    String header,
    BySide<Duration> late,
    BySide<Duration> deducted,
    Set<Side> forfeit,
    String hash,
    Set<Side> confirmed) {}
