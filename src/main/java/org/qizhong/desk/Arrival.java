package org.qizhong.desk;

import java.util.Optional;
import org.qizhong.match.Act;

/**
 * An act on its way to be judged.
 *
 * @param stamp when it was done, in the {@link Ticker}'s nanoseconds
 * @param origin who is told if it is refused
 */
record Arrival(
    long stamp, Act act, Optional<String> why, Optional<String> article, Optional<View> origin) {}
