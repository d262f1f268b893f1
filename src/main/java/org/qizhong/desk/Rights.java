package org.qizhong.desk;

import org.qizhong.match.Authority;
import org.qizhong.match.Role;
import org.qizhong.record.ConsoleLine;
import org.qizhong.record.Door;
import org.qizhong.record.Judged;

/** Which role a line needs, and what refusals call it. A new line has to say so here. */
final class Rights {
  private Rights() {}

  /**
   * The role.
   *
   * @param authority who may give acts now
   * @param begun whether a match is under way: until then its buttons are the players' to arrange
   */
  static Role needed(ConsoleLine line, Authority authority, boolean begun) {
    return switch (line) {
      case Judged it -> it.needed(authority);
      case Door.SetPin it -> it.role();
      case Door.Unlock _, Door.Lock _, Door.Touch _ -> Role.NONE;
      case ConsoleLine.Open _, ConsoleLine.Close _, ConsoleLine.Collect _ -> Role.REFEREE;
      case ConsoleLine.LayCard _, ConsoleLine.TakeCard _ -> Role.NONE;
      case ConsoleLine.Ask _, ConsoleLine.Preview _, ConsoleLine.Log _ -> Role.NONE;
      case ConsoleLine.Standing _ -> Role.NONE;
      case ConsoleLine.ChangeSound _, ConsoleLine.Say _, ConsoleLine.Buzz _ -> Role.NONE;
      case ConsoleLine.SwapButtons _ -> begun ? Role.REFEREE : Role.NONE;
    };
  }

  /** Whether it is a player's own doing, on a screen where a referee may be in. */
  static boolean isPlayers(ConsoleLine line) {
    return line instanceof Judged.Acted acted && Authority.doer(acted.entry().act()).isPresent();
  }

  static String name(ConsoleLine line) {
    return switch (line) {
      case Judged it -> it.name();
      case Door.SetPin _ -> "pin";
      case Door.Unlock _ -> "unlock";
      case Door.Lock _ -> "lock";
      case Door.Touch _ -> "touch";
      case ConsoleLine.Open _ -> "open";
      case ConsoleLine.Close _ -> "close";
      case ConsoleLine.Collect _ -> "collect";
      case ConsoleLine.LayCard _, ConsoleLine.TakeCard _ -> "card";
      case ConsoleLine.Ask _ -> "ask";
      case ConsoleLine.Preview _ -> "preview";
      case ConsoleLine.Log _ -> "log";
      case ConsoleLine.Standing _ -> "standing";
      case ConsoleLine.ChangeSound _ -> "sound";
      case ConsoleLine.SwapButtons _ -> "buttons";
      case ConsoleLine.Say _ -> "say";
      case ConsoleLine.Buzz _ -> "buzz";
    };
  }
}
