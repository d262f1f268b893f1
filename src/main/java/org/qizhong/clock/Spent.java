package org.qizhong.clock;

import java.util.List;

/**
 * What spending time leads to.
 *
 * @param crossings what fell due on the way, in order
 */
public record Spent(BySide<Bank> banks, List<Crossing> crossings) {}
