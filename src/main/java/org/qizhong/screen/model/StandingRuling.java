package org.qizhong.screen.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.match.Role;
import org.qizhong.screen.words.Texts;

/**
 * A ruling that stands: it can be withdrawn, or not now.
 *
 * @param act what withdraws it, without reason and article
 * @param what kind of ruling it is, by the name of its act
 * @param side whose it is; empty where it concerns both
 * @param at when it was given, since the match's zero, as far as that is known
 * @param needs the role that withdrawing it takes
 * @param refused why it cannot be withdrawn now
 */
public record StandingRuling(
    ObjectNode act,
    String what,
    Optional<Side> side,
    Optional<Duration> at,
    Role needs,
    Optional<String> refused) {

  /** Such a ruling in words: {@code White's reading as set}. */
  public static String name(Texts texts, String what, Optional<Side> side) {
    String kind =
        switch (what) {
          case "adjust" -> "adjusted";
          case "set" -> side.isPresent() ? what : "set-both";
          default -> what;
        };
    String key = "referee.undo." + kind;
    return texts.has(key)
        ? texts.get(key, side.map(one -> Words.name(texts, one)).orElse(""))
        : what;
  }
}
