package org.qizhong.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.score.Counts.black;
import static org.qizhong.score.Counts.both;
import static org.qizhong.score.Counts.white;
import static org.qizhong.score.RuleSet.CN_2002;
import static org.qizhong.score.RuleSet.ING;
import static org.qizhong.score.RuleSet.WMSG;

import org.junit.jupiter.api.Test;

/** Whole boards, every count of them. */
class ScorerExhaustiveTest {
  private static final int POINTS = 361;

  @Test
  void S1_whicheverSideIsCountedTheResultIsTheSame() {
    for (RuleSet rules : new RuleSet[] {CN_2002, RuleSet.CN_1988, ING, WMSG}) {
      Game game = Game.of(rules).warnings(1, 0).overtime(0, 4);
      for (int area = 0; area <= POINTS; area++) {
        for (int shared = 0; shared <= Math.min(7, POINTS - area); shared++) {
          int rest = POINTS - area - shared;
          Result byBlack = game.score(black(area, shared));
          assertThat(game.score(white(rest, shared))).isEqualTo(byBlack);
          assertThat(game.score(both(area, rest, shared))).isEqualTo(byBlack);
        }
      }
    }
  }

  @Test
  void S2_blackNeedsMoreThan184AndAQuarter() {
    Game game = Game.of(CN_2002);
    for (int area = 0; area <= POINTS; area++) {
      assertThat(game.score(black(area)).winner())
          .as("Black %d", area)
          .isEqualTo(area >= 185 ? Winner.BLACK : Winner.WHITE);
      if (area < POINTS) {
        assertThat(game.score(black(area, 1)).winner())
            .as("Black %d½", area)
            .isEqualTo(area >= 184 ? Winner.BLACK : Winner.WHITE);
      }
    }
  }

  @Test
  void S2_whiteNeedsMoreThan176AndThreeQuarters() {
    Game game = Game.of(CN_2002);
    for (int area = 0; area <= POINTS; area++) {
      assertThat(game.score(white(area)).winner())
          .as("White %d", area)
          .isEqualTo(area >= 177 ? Winner.WHITE : Winner.BLACK);
      if (area < POINTS) {
        assertThat(game.score(white(area, 1)).winner())
            .as("White %d½", area)
            .isEqualTo(area >= 177 ? Winner.WHITE : Winner.BLACK);
      }
    }
  }

  @Test
  void S2_everyMarginIsTheDistanceFrom184AndAQuarter() {
    Game game = Game.of(CN_2002);
    for (int area = 0; area <= POINTS; area++) {
      Result result = game.score(black(area));
      Fraction quarters = Fraction.of(Math.abs(4L * area - 737), 4);
      assertThat(result.margin()).contains(new Margin(quarters, Unit.ZI));
      assertThat(result.inPoints()).contains(quarters.times(2));
    }
  }

  @Test
  void S7_ingHasNoDraw() {
    Game game = Game.of(ING);
    for (int area = 0; area < POINTS; area++) {
      for (int shared = 0; shared <= 1; shared++) {
        assertThat(game.score(black(area, shared)).winner())
            .isEqualTo(2 * area + shared >= 369 ? Winner.BLACK : Winner.WHITE);
      }
    }
  }
}
