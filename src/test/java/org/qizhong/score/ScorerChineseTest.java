package org.qizhong.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.clock.Side.BLACK;
import static org.qizhong.clock.Side.WHITE;
import static org.qizhong.score.Counts.black;
import static org.qizhong.score.Counts.both;
import static org.qizhong.score.Counts.groups;
import static org.qizhong.score.Counts.white;
import static org.qizhong.score.RuleSet.CN_1988;
import static org.qizhong.score.RuleSet.CN_2002;
import static org.qizhong.score.RuleSet.CN_ANCIENT;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.BySide;
import org.qizhong.score.Count.Areas;

class ScorerChineseTest {
  private static final Game CN = Game.of(CN_2002);

  @Test
  void S1_theBaseIsHalfTheBoard() {
    Game even = CN.komi("0");
    assertThat(even.says(black(181))).isEqualTo("black ½ zi B+1");
    assertThat(even.says(black(180))).isEqualTo("white ½ zi W+1");
    assertThat(even.board(13).says(black(85))).isEqualTo("black ½ zi B+1");
    assertThat(even.board(13).says(black(84))).isEqualTo("white ½ zi W+1");
    assertThat(even.board(9).says(black(41))).isEqualTo("black ½ zi B+1");
    assertThat(even.board(9).says(black(40))).isEqualTo("white ½ zi W+1");
  }

  @Test
  void S1_sharedPointsAreHalfEach() {
    Game even = CN.komi("0");
    assertThat(even.says(black(180, 1))).isEqualTo("draw 0 zi 0");
    assertThat(even.says(white(180, 1))).isEqualTo("draw 0 zi 0");
    assertThat(even.says(black(180, 3))).isEqualTo("black 1 zi B+2");
    assertThat(even.says(white(180, 3))).isEqualTo("white 1 zi W+2");
  }

  @Test
  void S2_black185WinsByThreeQuarters() {
    assertThat(CN.says(black(185))).isEqualTo("black ¾ zi B+1.5");
  }

  @Test
  void S2_black184LosesByAQuarter() {
    assertThat(CN.says(black(184))).isEqualTo("white ¼ zi W+0.5");
  }

  @Test
  void S2_black184AndASharedPointWinsByAQuarter() {
    assertThat(CN.says(black(184, 1))).isEqualTo("black ¼ zi B+0.5");
  }

  @Test
  void S2_white177WinsByAQuarter() {
    assertThat(CN.says(white(177))).isEqualTo("white ¼ zi W+0.5");
    assertThat(CN.says(white(176))).isEqualTo("black ¾ zi B+1.5");
  }

  @Test
  void S2_black190WinsByFiveAndThreeQuarters() {
    assertThat(CN.says(black(190))).isEqualTo("black 5¾ zi B+11.5");
  }

  @Test
  void S3_theOldEditionsBlack184WinsByThreeQuarters() {
    assertThat(Game.of(CN_1988).says(black(184))).isEqualTo("black ¾ zi B+1.5");
    assertThat(Game.of(CN_1988).says(black(183))).isEqualTo("white ¼ zi W+0.5");
  }

  @Test
  void S4_sixStonesWhite178WinsByAHalf() {
    assertThat(CN.handicap(6).says(white(178))).isEqualTo("white ½ zi W+1");
  }

  @Test
  void S4_nineStonesBlack185IsADraw() {
    assertThat(CN.handicap(9).says(black(185))).isEqualTo("draw 0 zi 0");
  }

  @Test
  void S4_oneStoneIsNoKomiAndNothingBack() {
    assertThat(CN.handicap(1).says(black(181))).isEqualTo("black ½ zi B+1");
    assertThat(CN.handicap(1).says(black(180))).isEqualTo("white ½ zi W+1");
  }

  @Test
  void S4_everyChineseEditionGivesHalfTheStonesBack() {
    assertThat(Game.of(CN_1988).handicap(2).says(black(182))).isEqualTo("black ½ zi B+1");
    assertThat(Game.of(CN_ANCIENT).handicap(2).says(groups(BLACK, 182, 1, 1)))
        .isEqualTo("black ½ zi B+1");
  }

  @Test
  void S4_aGivenKomiStandsBesideWhatIsGivenBack() {
    // 185 − 180½ − 1¼ − 6/2
    assertThat(CN.handicap(6).komi("1.25").says(black(185))).isEqualTo("black ¼ zi B+0.5");
    assertThat(CN.handicap(1).komi("3.75").says(black(185))).isEqualTo("black ¾ zi B+1.5");
  }

  @Test
  void S4_aReverseKomiIsWhites() {
    // 176 − 180½ + 5
    assertThat(CN.komi("-5").says(black(176))).isEqualTo("black ½ zi B+1");
  }

  @Test
  void S5_withoutKomi83OfA13BoardLosesByOneAndAHalf() {
    assertThat(CN.board(13).komi("0").says(black(83))).isEqualTo("white 1½ zi W+3");
  }

  @Test
  void S5_withoutKomiEqualIsADraw() {
    assertThat(CN.board(10).komi("0").says(black(50))).isEqualTo("draw 0 zi 0");
    assertThat(CN.board(10).komi("0").says(black(51))).isEqualTo("black 1 zi B+2");
    assertThat(CN.board(10).komi("0").says(white(51))).isEqualTo("white 1 zi W+2");
  }

  @Test
  void S6_aWarningCostsOneStoneWhicheverSideWasCounted() {
    assertThat(CN.warnings(1, 0).says(black(185))).isEqualTo("white ¼ zi W+0.5");
    assertThat(CN.warnings(1, 0).says(white(176))).isEqualTo("white ¼ zi W+0.5");
    assertThat(CN.warnings(1, 0).says(both(185, 176, 0))).isEqualTo("white ¼ zi W+0.5");
    assertThat(CN.warnings(0, 1).says(black(184))).isEqualTo("black ¾ zi B+1.5");
    assertThat(CN.warnings(1, 1).says(black(185))).isEqualTo("black ¾ zi B+1.5");
  }

  @Test
  void S6_eachWarningCounts() {
    // a second one may have been withdrawn as a result and still stand as a warning
    assertThat(CN.warnings(2, 0).says(black(185))).isEqualTo("white 1¼ zi W+2.5");
  }

  @Test
  void R10_inTheOldAndAncientEditionsAWarningCostsNothing() {
    assertThat(Game.of(CN_1988).warnings(1, 0).says(black(184))).isEqualTo("black ¾ zi B+1.5");
    assertThat(Game.of(CN_ANCIENT).warnings(1, 0).says(groups(BLACK, 181, 1, 1)))
        .isEqualTo("black ½ zi B+1");
  }

  @Test
  void T6_twoPointsOfOvertimeAreOneStone() {
    assertThat(CN.overtime(2, 0).says(black(185))).isEqualTo("white ¼ zi W+0.5");
    assertThat(CN.overtime(0, 2).says(black(184))).isEqualTo("black ¾ zi B+1.5");
    assertThat(CN.overtime(1, 0).says(black(185))).isEqualTo("black ¼ zi B+0.5");
    assertThat(Game.of(CN_1988).overtime(4, 2).says(black(184))).isEqualTo("white ¼ zi W+0.5");
  }

  @Test
  void S10_eachGroupBeyondTheOpponentsCostsAStone() {
    Game ancient = Game.of(CN_ANCIENT);
    assertThat(ancient.says(groups(BLACK, 182, 3, 2))).isEqualTo("black ½ zi B+1");
    assertThat(ancient.says(groups(WHITE, 179, 3, 2))).isEqualTo("black ½ zi B+1");
    assertThat(ancient.says(groups(BLACK, 182, 2, 5))).isEqualTo("black 4½ zi B+9");
    assertThat(ancient.says(groups(BLACK, 182, 5, 2))).isEqualTo("white 1½ zi W+3");
  }

  @Test
  void S10_groupsCountWhenBothSidesAreCountedToo() {
    Count count = new Areas(numbers(182, 178), 1, Optional.of(numbers(3, 2)), Optional.empty());
    // 182½ − 180½ − 1
    assertThat(Game.of(CN_ANCIENT).says(count)).isEqualTo("black 1 zi B+2");
  }

  @Test
  void S11_bothSidesCounted() {
    assertThat(CN.says(both(184, 176, 1))).isEqualTo("black ¼ zi B+0.5");
    assertThat(CN.says(both(184, 177, 0))).isEqualTo("white ¼ zi W+0.5");
  }

  private static BySide<Integer> numbers(int black, int white) {
    return new BySide<>(black, white);
  }
}
