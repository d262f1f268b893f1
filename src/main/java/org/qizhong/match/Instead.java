package org.qizhong.match;

import org.qizhong.clock.Bank;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;

/**
 * What a side would have if a ruling on its time had not been given: time runs on it and moves are
 * made on it as on what the side has.
 *
 * @param at when it was given
 * @param barred R1: whether the ruling barred the start
 */
record Instead(Ruled what, Side side, Tick at, Bank bank, boolean barred) {
  Instead with(Bank other) {
    return new Instead(what, side, at, other, barred);
  }
}
