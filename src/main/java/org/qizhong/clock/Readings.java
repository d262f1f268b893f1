package org.qizhong.clock;

import java.util.OptionalInt;

/** Checks of a reading that a referee wants set (R14, R15). */
final class Readings {
  private static final int MOST_PERIODS = 99;
  private static final int MOST_MOVES = 999;
  private static final int MOST_POINTS = 9_801;

  private Readings() {}

  /** Refuses a reading that this method does not have. */
  static void has(Reading wanted, Phase only, boolean left, boolean moves, boolean penalty)
      throws Refusal {
    if (wanted.phase() != only) {
      throw new Refusal("set: this time method has no phase " + wanted.phase().id());
    }
    has(wanted, left, moves, penalty);
  }

  /** Refuses counts that this method does not have. */
  static void has(Reading wanted, boolean left, boolean moves, boolean penalty) throws Refusal {
    absent("left", left, wanted.left());
    absent("moves", moves, wanted.moves());
    absent("penalty", penalty, wanted.penalty());
    absent("stage", moves, wanted.stage());
  }

  private static void absent(String name, boolean allowed, OptionalInt value) throws Refusal {
    if (!allowed && value.isPresent()) {
      throw new Refusal("set: this time method has no " + name + " there");
    }
  }

  static int periods(OptionalInt wanted, int least, int otherwise) throws Refusal {
    return within("left", wanted, least, MOST_PERIODS, otherwise);
  }

  static int moves(OptionalInt wanted, int otherwise) throws Refusal {
    return within("moves", wanted, 1, MOST_MOVES, otherwise);
  }

  static int stage(OptionalInt wanted, int otherwise) throws Refusal {
    return within("stage", wanted, 1, MOST_MOVES, otherwise);
  }

  static int points(OptionalInt wanted, int otherwise) throws Refusal {
    return within("penalty", wanted, 0, MOST_POINTS, otherwise);
  }

  private static int within(String name, OptionalInt wanted, int least, int most, int otherwise)
      throws Refusal {
    int value = wanted.orElse(otherwise);
    if (value < least || value > most) {
      throw new Refusal("set: " + name + " is " + value + ", not within " + least + "…" + most);
    }
    return value;
  }
}
