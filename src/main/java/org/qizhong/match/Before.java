package org.qizhong.match;

import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;

/**
 * How the match stood when a ruling on the turn was given, or when it was resumed.
 *
 * @param side whom the ruling was about
 * @param at when it was given
 */
record Before(Ruled what, Side side, Tick at, MatchState state) {}
