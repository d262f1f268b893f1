package org.qizhong.match;

import java.util.Optional;

/** A player, for people; the clock needs neither. */
public record Player(Optional<String> name, Optional<String> rank) {
  /** Nobody that was named. */
  public static final Player UNNAMED = new Player(Optional.empty(), Optional.empty());
}
