package org.qizhong.record;

import java.util.Optional;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;

/** An act in a match file: when, what, and the referee's reason and article, if given. */
public record Entry(Tick at, Act act, Optional<String> why, Optional<String> article) {

  /** An act without reason or article. */
  public static Entry of(Tick at, Act act) {
    return new Entry(at, act, Optional.empty(), Optional.empty());
  }
}
