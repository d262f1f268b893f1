package org.qizhong.score;

import java.util.Objects;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;

/** What the referee counted, as entered: whether it fits is for {@link Scorer} to say. */
public sealed interface Count {
  /** The way of counting this is. */
  Counting counting();

  /** The side the arithmetic is seen from: the one that was counted, Black where both were. */
  default Side counted() {
    return Side.BLACK;
  }

  /** Separate living groups, for cn-ancient only (S10). */
  default Optional<BySide<Integer>> groups() {
    return Optional.empty();
  }

  /** Who was the first to pass, for wmsg only (S13). */
  default Optional<Side> firstPass() {
    return Optional.empty();
  }

  /**
   * One side's area; the rest of the board but the shared points is the opponent's (S1).
   *
   * @param side who was counted
   * @param area points of that side alone
   * @param shared neutral points, half each
   */
  record Area(
      Side side, int area, int shared, Optional<BySide<Integer>> groups, Optional<Side> firstPass)
      implements Count {
    public Area {
      Objects.requireNonNull(side);
      Objects.requireNonNull(groups);
      Objects.requireNonNull(firstPass);
    }

    @Override
    public Counting counting() {
      return Counting.AREA;
    }

    @Override
    public Side counted() {
      return side;
    }
  }

  /**
   * Both sides' areas, which with the shared points make up the board (S11).
   *
   * @param areas points of each side alone
   * @param shared neutral points, half each
   */
  record Areas(
      BySide<Integer> areas, int shared, Optional<BySide<Integer>> groups, Optional<Side> firstPass)
      implements Count {
    public Areas {
      Objects.requireNonNull(areas);
      Objects.requireNonNull(groups);
      Objects.requireNonNull(firstPass);
    }

    @Override
    public Counting counting() {
      return Counting.AREA;
    }
  }

  /** What each side holds (S9). */
  record Territory(BySide<Holding> holdings) implements Count {
    public Territory {
      Objects.requireNonNull(holdings);
    }

    @Override
    public Counting counting() {
      return Counting.TERRITORY;
    }
  }

  /**
   * One side's territory count (S9).
   *
   * @param territory points it surrounds
   * @param prisoners stones of the opponent that it captured or that stand dead
   */
  record Holding(int territory, int prisoners) {}

  /** What each side has left once every stone is back on the board (S8). */
  record FillIn(BySide<Rest> rests) implements Count {
    public FillIn {
      Objects.requireNonNull(rests);
    }

    @Override
    public Counting counting() {
      return Counting.FILL;
    }
  }

  /**
   * One side's rest after filling in (S8).
   *
   * @param empty points of its area left empty
   * @param over its stones that found no place
   */
  record Rest(int empty, int over) {}
}
