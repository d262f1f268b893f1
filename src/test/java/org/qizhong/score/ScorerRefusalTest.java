package org.qizhong.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.clock.Side.BLACK;
import static org.qizhong.clock.Side.WHITE;
import static org.qizhong.score.Counts.black;
import static org.qizhong.score.Counts.both;
import static org.qizhong.score.Counts.fill;
import static org.qizhong.score.Counts.firstPass;
import static org.qizhong.score.Counts.groups;
import static org.qizhong.score.Counts.territory;
import static org.qizhong.score.Counts.white;
import static org.qizhong.score.RuleSet.CN_2002;
import static org.qizhong.score.RuleSet.CN_ANCIENT;
import static org.qizhong.score.RuleSet.ING;
import static org.qizhong.score.RuleSet.JP;
import static org.qizhong.score.RuleSet.WMSG;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.clock.BySide;
import org.qizhong.score.Count.Holding;
import org.qizhong.score.Count.Rest;

class ScorerRefusalTest {
  private static final Holding NO_HOLDING = new Holding(0, 0);
  private static final Rest NO_REST = new Rest(0, 0);
  private static final Game CN = Game.of(CN_2002);

  @Test
  void S1_moreThanTheBoard() {
    assertThat(CN.refuses(black(362)))
        .isEqualTo("Black's area of 362 and 0 shared points are more than the board's 361");
    assertThat(CN.refuses(white(361, 1)))
        .isEqualTo("White's area of 361 and 1 shared points are more than the board's 361");
    assertThat(CN.board(9).refuses(black(82))).contains("82", "81");
    assertThat(CN.refuses(black(Integer.MAX_VALUE, Integer.MAX_VALUE))).contains("2147483647");
  }

  @Test
  void S1_negativeNumbers() {
    assertThat(CN.refuses(black(-1))).isEqualTo("Black's area, -1, is negative");
    assertThat(CN.refuses(white(185, -2)))
        .isEqualTo("the number of shared points, -2, is negative");
    assertThat(CN.refuses(both(362, -1, 0))).isEqualTo("White's area, -1, is negative");
    assertThat(CN.refuses(both(181, 181, -1)))
        .isEqualTo("the number of shared points, -1, is negative");
  }

  @Test
  void S9_negativeNumbers() {
    Game jp = Game.of(JP);
    assertThat(jp.refuses(territory(new Holding(-5, 0), NO_HOLDING)))
        .isEqualTo("Black's territory, -5, is negative");
    assertThat(jp.refuses(territory(NO_HOLDING, new Holding(0, -5))))
        .isEqualTo("the number of White's prisoners, -5, is negative");
  }

  @Test
  void S8_negativeNumbers() {
    Game ing = Game.of(ING);
    assertThat(ing.refuses(fill(new Rest(-1, 0), NO_REST)))
        .isEqualTo("the number of Black's empty points, -1, is negative");
    assertThat(ing.refuses(fill(NO_REST, new Rest(0, -1))))
        .isEqualTo("the number of White's stones over, -1, is negative");
  }

  @Test
  void S11_theDifferenceIsNamed() {
    assertThat(CN.refuses(both(185, 175, 0)))
        .isEqualTo(
            "Black's 185, White's 175 and 0 shared points make 360, 1 less than the board's 361");
    assertThat(CN.refuses(both(185, 177, 3)))
        .isEqualTo(
            "Black's 185, White's 177 and 3 shared points make 365, 4 more than the board's 361");
  }

  @Test
  void S9_aFormTheEditionDoesNotCountBy() {
    Count territory = territory(NO_HOLDING, NO_HOLDING);
    Count fill = fill(NO_REST, NO_REST);
    for (RuleSet rules : RuleSet.values()) {
      switch (rules) {
        case CN_2002, CN_1988, CN_ANCIENT, WMSG -> {
          assertThat(Game.of(rules).refuses(territory))
              .isEqualTo(rules.id() + " is not counted by territory");
          assertThat(Game.of(rules).refuses(fill))
              .isEqualTo(rules.id() + " is not counted by fill-in");
        }
        case ING ->
            assertThat(Game.of(rules).refuses(territory))
                .isEqualTo("ing is not counted by territory");
        case JP, KR -> {
          assertThat(Game.of(rules).refuses(black(185)))
              .isEqualTo(rules.id() + " is not counted by area");
          assertThat(Game.of(rules).refuses(both(185, 176, 0)))
              .isEqualTo(rules.id() + " is not counted by area");
          assertThat(Game.of(rules).refuses(fill))
              .isEqualTo(rules.id() + " is not counted by fill-in");
        }
      }
    }
  }

  @Test
  void S9_moreTerritoryThanTheBoardAndTooManyPrisoners() {
    Game jp = Game.of(JP);
    assertThat(jp.refuses(territory(new Holding(200, 0), new Holding(162, 0))))
        .isEqualTo("territories of 200 and 162 are more than the board's 361 points");
    assertThat(jp.refuses(territory(new Holding(0, 1001), NO_HOLDING)))
        .isEqualTo("Black's 1001 prisoners are more than 1000");
    assertThat(jp.says(territory(new Holding(200, 1000), new Holding(161, 1000))))
        .isEqualTo("black 32½ points B+32.5");
  }

  @Test
  void S8_moreThanTheStonesOrTheBoard() {
    Game ing = Game.of(ING);
    assertThat(ing.refuses(fill(NO_REST, new Rest(0, 181))))
        .isEqualTo("White's 181 stones over are more than its 180 stones");
    assertThat(ing.refuses(fill(new Rest(362, 0), NO_REST)))
        .isEqualTo("362 and 0 empty points are more than the board's 361");
    assertThat(ing.says(fill(new Rest(181, 0), new Rest(0, 180))))
        .isEqualTo("black 361 points B+361");
  }

  /** 180 stones each on 361 points; on a board of an even number of points none is left alone. */
  @ParameterizedTest
  @CsvSource({
    "19, 3, 0, 1, 2, 2",
    "19, 361, 0, 0, 180, 181",
    "19, 0, 1, 0, 0, -1",
    "13, 0, 0, 0, 0, 0",
    "10, 1, 0, 0, 0, 1"
  })
  void S8_stonesThatAreNotOnTheBoardAreOver(
      int board, int blacksEmpty, int blacksOver, int whitesEmpty, int whitesOver, int more) {
    assertThat(
            Game.of(ING)
                .board(board)
                .refuses(
                    fill(new Rest(blacksEmpty, blacksOver), new Rest(whitesEmpty, whitesOver))))
        .isEqualTo(
            "with all stones back on the board the empty points are %s more than the stones over,"
                    .formatted(board % 2)
                + " not "
                + more);
  }

  @Test
  void S10_groupsAreNeededAndOnlyThere() {
    assertThat(Game.of(CN_ANCIENT).refuses(black(182)))
        .isEqualTo("cn-ancient needs both sides' numbers of living groups");
    for (RuleSet rules : new RuleSet[] {CN_2002, RuleSet.CN_1988, ING, WMSG}) {
      assertThat(Game.of(rules).refuses(groups(BLACK, 182, 3, 2)))
          .isEqualTo(rules.id() + " does not count groups");
    }
  }

  @Test
  void S10_impossibleNumbersOfGroups() {
    assertThat(Game.of(CN_ANCIENT).refuses(groups(BLACK, 182, -1, 2)))
        .isEqualTo("the number of Black's groups, -1, is negative");
    assertThat(Game.of(CN_ANCIENT).refuses(groups(BLACK, 190, 0, 3)))
        .isEqualTo("Black has 190 points of area, so at least one living group (S10)");
    assertThat(Game.of(CN_ANCIENT).refuses(groups(BLACK, 190, 3, 0)))
        .isEqualTo("White has 171 points of area, so at least one living group (S10)");
    assertThat(Game.of(CN_ANCIENT).refuses(groups(BLACK, 182, 1, 362)))
        .isEqualTo("White's 362 groups are more than the board's 361 points");
  }

  @Test
  void S10_S11_noSideHasMoreGroupsThanPoints() {
    Game ancient = Game.of(CN_ANCIENT);
    // 361 - 182 = 179 are White's.
    assertThat(ancient.says(groups(BLACK, 182, 179, 179))).isEqualTo("black 1½ zi B+3");
    assertThat(ancient.refuses(groups(BLACK, 182, 183, 179)))
        .isEqualTo("Black's 183 groups are more than its 182 points of area (S11)");
    assertThat(ancient.refuses(groups(BLACK, 182, 182, 180)))
        .isEqualTo("White's 180 groups are more than its 179 points of area (S11)");
    assertThat(ancient.refuses(groups(BLACK, 361, 1, 1)))
        .isEqualTo("White's 1 groups are more than its 0 points of area (S11)");
    // With 3 points shared White has 176.
    assertThat(
            ancient.refuses(
                new Count.Area(BLACK, 182, 3, Optional.of(new BySide<>(2, 177)), Optional.empty())))
        .isEqualTo("White's 177 groups are more than its 176 points of area (S11)");
    assertThat(
            ancient.refuses(
                new Count.Areas(
                    new BySide<>(356, 5), 0, Optional.of(new BySide<>(1, 6)), Optional.empty())))
        .isEqualTo("White's 6 groups are more than its 5 points of area (S11)");
  }

  @Test
  void S13_theFirstPassIsAskedOnlyThere() {
    for (RuleSet rules : new RuleSet[] {CN_2002, RuleSet.CN_1988, ING}) {
      assertThat(Game.of(rules).refuses(firstPass(WHITE, 184)))
          .isEqualTo(rules.id() + " does not ask who passed first");
    }
  }

  @Test
  void S13_aFirstPassAgainstTheRecord() {
    assertThat(Game.of(WMSG).firstPass(BLACK).refuses(firstPass(WHITE, 184)))
        .isEqualTo("White was entered as the first to pass, but the record says Black");
    assertThat(Game.of(WMSG).firstPass(WHITE).refuses(firstPass(BLACK, 184)))
        .isEqualTo("Black was entered as the first to pass, but the record says White");
  }

  @Test
  void impossibleTerms() {
    assertThat(CN.board(4).refuses(black(8))).isEqualTo("a board of 4 is not one of 5 to 25");
  }
}
