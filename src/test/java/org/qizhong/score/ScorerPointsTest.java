package org.qizhong.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.clock.Side.BLACK;
import static org.qizhong.clock.Side.WHITE;
import static org.qizhong.score.Counts.black;
import static org.qizhong.score.Counts.both;
import static org.qizhong.score.Counts.fill;
import static org.qizhong.score.Counts.firstPass;
import static org.qizhong.score.Counts.territory;
import static org.qizhong.score.Counts.white;
import static org.qizhong.score.RuleSet.ING;
import static org.qizhong.score.RuleSet.JP;
import static org.qizhong.score.RuleSet.KR;
import static org.qizhong.score.RuleSet.WMSG;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.BySide;
import org.qizhong.score.Count.Areas;
import org.qizhong.score.Count.Holding;
import org.qizhong.score.Count.Rest;

/** The editions that give margins in points: ing, jp, kr, wmsg. */
class ScorerPointsTest {
  private static final Count BLACK_BY_SEVEN = territory(new Holding(50, 10), new Holding(45, 8));

  @Test
  void S7_186To175WithTwoAndFourPointsIsBlackByFive() {
    Game game = Game.of(ING).overtime(2, 4);
    assertThat(game.says(both(186, 175, 0))).isEqualTo("black 5 points B+5");
    assertThat(game.says(black(186))).isEqualTo("black 5 points B+5");
    assertThat(game.says(white(175))).isEqualTo("black 5 points B+5");
  }

  @Test
  void S7_185AndTwoMorePointsOfOvertimeIsWhiteByOne() {
    assertThat(Game.of(ING).overtime(4, 2).says(black(185))).isEqualTo("white 1 points W+1");
  }

  @Test
  void S7_zeroIsBlacks() {
    // 184 : 176 with one shared point
    assertThat(Game.of(ING).says(black(184, 1))).isEqualTo("black 0 points B+0");
    assertThat(Game.of(ING).says(white(176, 1))).isEqualTo("black 0 points B+0");
    assertThat(Game.of(ING).says(black(184))).isEqualTo("white 1 points W+1");
    assertThat(Game.of(ING).says(black(185))).isEqualTo("black 1 points B+1");
  }

  @Test
  void S4_aHandicapInIngIsKomiZeroAndNothingBack() {
    assertThat(Game.of(ING).handicap(4).says(black(181))).isEqualTo("black 1 points B+1");
    assertThat(Game.of(ING).handicap(1).says(black(180))).isEqualTo("white 1 points W+1");
  }

  @Test
  void R10_warningsCostNothingInIngJpWmsg() {
    assertThat(Game.of(ING).warnings(2, 0).says(black(185))).isEqualTo("black 1 points B+1");
    assertThat(Game.of(JP).warnings(2, 0).says(BLACK_BY_SEVEN)).isEqualTo("black ½ points B+0.5");
    assertThat(Game.of(WMSG).warnings(2, 0).says(black(184))).isEqualTo("black ½ points B+0.5");
  }

  @Test
  void S8_threeEmptyAndTwoWhiteStonesOverIsBlackByFive() {
    assertThat(Game.of(ING).says(fill(new Rest(3, 0), new Rest(0, 2))))
        .isEqualTo("black 5 points B+5");
    assertThat(Game.of(ING).says(fill(new Rest(0, 2), new Rest(3, 0))))
        .isEqualTo("white 5 points W+5");
  }

  @Test
  void S8_onePointEmptyIsBlackByOne() {
    assertThat(Game.of(ING).says(fill(new Rest(1, 0), new Rest(0, 0))))
        .isEqualTo("black 1 points B+1");
  }

  @Test
  void S8_nothingLeftIsBlacks() {
    assertThat(Game.of(ING).board(10).says(fill(new Rest(0, 0), new Rest(0, 0))))
        .isEqualTo("black 0 points B+0");
  }

  @Test
  void S8_komiPenaltiesAndWarningsAreAlreadyOnTheBoard() {
    Game game = Game.of(ING).komi("20").overtime(4, 2).warnings(1, 0);
    assertThat(game.says(fill(new Rest(1, 0), new Rest(0, 0)))).isEqualTo("black 1 points B+1");
    assertThat(game.handicap(9).says(fill(new Rest(1, 0), new Rest(0, 0))))
        .isEqualTo("black 1 points B+1");
  }

  @Test
  void S9_territoryAndPrisonersLessKomi() {
    assertThat(Game.of(JP).says(BLACK_BY_SEVEN)).isEqualTo("black ½ points B+0.5");
    assertThat(Game.of(KR).says(BLACK_BY_SEVEN)).isEqualTo("black ½ points B+0.5");
    assertThat(Game.of(JP).komi("7.5").says(BLACK_BY_SEVEN)).isEqualTo("white ½ points W+0.5");
    assertThat(Game.of(JP).komi("7").says(BLACK_BY_SEVEN)).isEqualTo("draw 0 points 0");
    assertThat(Game.of(JP).handicap(3).says(BLACK_BY_SEVEN)).isEqualTo("black 7 points B+7");
  }

  @Test
  void R10_inKoreaAWarningCostsTwoPoints() {
    assertThat(Game.of(KR).warnings(1, 0).says(BLACK_BY_SEVEN)).isEqualTo("white 1½ points W+1.5");
    assertThat(Game.of(KR).warnings(0, 1).says(BLACK_BY_SEVEN)).isEqualTo("black 2½ points B+2.5");
  }

  @Test
  void T6_overtimePointsCountUnderTerritoryToo() {
    assertThat(Game.of(JP).overtime(2, 0).says(BLACK_BY_SEVEN)).isEqualTo("white 1½ points W+1.5");
    assertThat(Game.of(KR).overtime(0, 2).says(BLACK_BY_SEVEN)).isEqualTo("black 2½ points B+2.5");
    assertThat(Game.of(WMSG).overtime(2, 0).says(black(184))).isEqualTo("white 1½ points W+1.5");
  }

  @Test
  void S13_areaInPointsLessSixAndAHalf() {
    assertThat(Game.of(WMSG).says(black(184))).isEqualTo("black ½ points B+0.5");
    assertThat(Game.of(WMSG).says(black(183))).isEqualTo("white 1½ points W+1.5");
  }

  @Test
  void S13_whitePassingFirstIsAPointToWhite() {
    assertThat(Game.of(WMSG).firstPass(WHITE).says(black(184))).isEqualTo("white ½ points W+0.5");
    assertThat(Game.of(WMSG).says(firstPass(WHITE, 184))).isEqualTo("white ½ points W+0.5");
    assertThat(Game.of(WMSG).firstPass(WHITE).says(firstPass(WHITE, 184)))
        .isEqualTo("white ½ points W+0.5");
  }

  @Test
  void S13_blackPassingFirstChangesNothing() {
    assertThat(Game.of(WMSG).firstPass(BLACK).says(black(184))).isEqualTo("black ½ points B+0.5");
    assertThat(Game.of(WMSG).says(firstPass(BLACK, 184))).isEqualTo("black ½ points B+0.5");
  }

  @Test
  void S13_theFirstPassStandsBesideBothAreasToo() {
    Count count = new Areas(new BySide<>(184, 177), 0, Optional.empty(), Optional.of(WHITE));
    assertThat(Game.of(WMSG).says(count)).isEqualTo("white ½ points W+0.5");
  }

  @Test
  void S13_elsewhereARecordedFirstPassChangesNothing() {
    assertThat(Game.of(ING).firstPass(WHITE).says(black(185))).isEqualTo("black 1 points B+1");
    assertThat(Game.of(JP).firstPass(WHITE).says(BLACK_BY_SEVEN)).isEqualTo("black ½ points B+0.5");
  }
}
