package org.qizhong.score;

import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.score.Count.Area;
import org.qizhong.score.Count.Areas;
import org.qizhong.score.Count.FillIn;
import org.qizhong.score.Count.Holding;
import org.qizhong.score.Count.Rest;
import org.qizhong.score.Count.Territory;

/** What referees count, in few words. */
final class Counts {
  private Counts() {}

  static Count black(int area) {
    return black(area, 0);
  }

  static Count black(int area, int shared) {
    return new Area(Side.BLACK, area, shared, Optional.empty(), Optional.empty());
  }

  static Count white(int area) {
    return white(area, 0);
  }

  static Count white(int area, int shared) {
    return new Area(Side.WHITE, area, shared, Optional.empty(), Optional.empty());
  }

  static Count both(int black, int white, int shared) {
    return new Areas(new BySide<>(black, white), shared, Optional.empty(), Optional.empty());
  }

  static Count groups(Side side, int area, int black, int white) {
    return new Area(side, area, 0, Optional.of(new BySide<>(black, white)), Optional.empty());
  }

  static Count firstPass(Side side, int blackArea) {
    return new Area(Side.BLACK, blackArea, 0, Optional.empty(), Optional.of(side));
  }

  static Count territory(Holding black, Holding white) {
    return new Territory(new BySide<>(black, white));
  }

  static Count fill(Rest black, Rest white) {
    return new FillIn(new BySide<>(black, white));
  }
}
