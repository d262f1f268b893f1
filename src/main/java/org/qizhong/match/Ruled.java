package org.qizhong.match;

import java.util.Optional;
import java.util.stream.Stream;
import org.qizhong.clock.Side;

/** The rulings that can be withdrawn by a further entry, beside warnings and results. */
public enum Ruled {
  /** R14, R15; without a side both sides' times, which were set at one instant. */
  SET("set", Whose.EITHER),
  /** R17. */
  ADJUST("adjust", Whose.ONE),
  /** C7. */
  REREAD("reread", Whose.ONE),
  /** R1. */
  LATE("late", Whose.ONE),
  /** R22. */
  NUMBER("number", Whose.NONE),
  /** R12. */
  LEAVE("leave", Whose.ONE),
  /** R16. */
  SWAP("swap", Whose.NONE),
  /** R5, R8, R9, before or after the press. */
  FORFEIT_TURN("forfeit-turn", Whose.ONE),
  /** R6. */
  TAKE_BACK("take-back", Whose.ONE),
  /** R11. */
  RULE_PASS("rule-pass", Whose.ONE),
  /** R13, E4: both clocks stand again. */
  RESUME("resume", Whose.NONE),
  /** R13: never, for the time it stood is not timed. */
  PAUSE("pause", Whose.NONE),
  /** E6. */
  ABANDON("abandon", Whose.NONE);

  private enum Whose {
    NONE,
    ONE,
    EITHER
  }

  private final String id;
  private final Whose whose;

  Ruled(String id, Whose whose) {
    this.id = id;
    this.whose = whose;
  }

  /** The name used in match files, which is the act's. */
  public String id() {
    return id;
  }

  /** Whether its withdrawal can name a side. */
  public boolean mayNameSide() {
    return whose != Whose.NONE;
  }

  /** Whether its withdrawal has to. */
  public boolean mustNameSide() {
    return whose == Whose.ONE;
  }

  /** The one with this name. */
  public static Optional<Ruled> of(String id) {
    return Stream.of(values()).filter(it -> it.id.equals(id)).findFirst();
  }

  /** As refusals call it. */
  String text(Optional<Side> side) {
    return "\"" + id + "\"" + side.map(it -> " of " + it.id() + "'s").orElse("");
  }
}
