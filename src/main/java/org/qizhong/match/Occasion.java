package org.qizhong.match;

import java.util.Optional;
import org.qizhong.clock.BySide;

/**
 * Where and between whom a match is played, for people.
 *
 * @param table the board's name
 * @param players as they sat down, whatever colours they have changed since (R16)
 */
public record Occasion(Optional<String> event, Optional<String> table, BySide<Player> players) {
  /** Nothing was said. */
  public static final Occasion UNNAMED =
      new Occasion(Optional.empty(), Optional.empty(), BySide.both(Player.UNNAMED));
}
