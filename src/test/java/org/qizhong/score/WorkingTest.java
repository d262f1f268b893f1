package org.qizhong.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.score.Counts.black;
import static org.qizhong.score.Counts.both;
import static org.qizhong.score.Counts.fill;
import static org.qizhong.score.Counts.firstPass;
import static org.qizhong.score.Counts.groups;
import static org.qizhong.score.Counts.territory;
import static org.qizhong.score.Counts.white;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qizhong.clock.Side;
import org.qizhong.score.Count.Holding;
import org.qizhong.score.Count.Rest;

/** The arithmetic as the referee reads it out, every edition's. */
class WorkingTest {
  /** The lines as words, and what they come to. */
  private static String says(Game game, Count count) {
    Working working = game.working(count);
    String steps =
        working.steps().stream().map(WorkingTest::words).collect(Collectors.joining(", "));
    return steps + " = " + sum(working);
  }

  private static String words(Working.Step step) {
    String side = step.side().map(it -> it == Side.BLACK ? " B" : " W").orElse("");
    return step.kind() + side + " " + step.amount();
  }

  private static Fraction sum(Working working) {
    return working.steps().stream().map(Working.Step::amount).reduce(Fraction.ZERO, Fraction::plus);
  }

  @Test
  void S1_S2_S6_theHalfBoardKomiAndAWarningFromTheCountedSide() {
    Game game = Game.of(RuleSet.CN_2002).warnings(1, 0);
    assertThat(says(game, black(185, 1)))
        .isEqualTo("AREA B 185, SHARED ½, BASE −180½, KOMI −3¾, WARNINGS B −1 = ¼");
    // White has 175 of the board: 175½ − 180½ + 3¾ + 1.
    assertThat(says(game, white(175, 1)))
        .isEqualTo("AREA W 175, SHARED ½, BASE −180½, KOMI 3¾, WARNINGS B 1 = −¼");
    assertThat(says(game, both(185, 175, 1))).isEqualTo(says(game, black(185, 1)));
  }

  @Test
  void S3_komiOfTheOlderEdition() {
    assertThat(says(Game.of(RuleSet.CN_1988).warnings(1, 0), black(184)))
        .isEqualTo("AREA B 184, BASE −180½, KOMI −2¾ = ¾");
  }

  @Test
  void S4_whatBlackGivesBackForItsHandicap() {
    assertThat(says(Game.of(RuleSet.CN_2002).handicap(6), white(178)))
        .isEqualTo("AREA W 178, BASE −180½, GIVEN_BACK B 3 = ½");
    assertThat(says(Game.of(RuleSet.CN_2002).handicap(9), black(185)))
        .isEqualTo("AREA B 185, BASE −180½, GIVEN_BACK B −4½ = 0");
  }

  @Test
  void S5_withoutKomiThereIsNoLineOfIt() {
    assertThat(says(Game.of(RuleSet.CN_2002).board(13).komi("0"), black(83)))
        .isEqualTo("AREA B 83, BASE −84½ = −1½");
  }

  @Test
  void S6_overtimeCostsAZiForTwoPoints() {
    assertThat(says(Game.of(RuleSet.CN_2002).overtime(2, 1), black(185)))
        .isEqualTo("AREA B 185, BASE −180½, KOMI −3¾, OVERTIME B −1, OVERTIME W ½ = ¼");
  }

  @Test
  void S7_ingIsOneSideLessTheOther() {
    Game game = Game.of(RuleSet.ING).overtime(2, 4);
    assertThat(says(game, both(186, 175, 0)))
        .isEqualTo("AREA B 186, OPPONENT W −175, KOMI −8, OVERTIME B −2, OVERTIME W 4 = 5");
    assertThat(says(game, white(175)))
        .isEqualTo("AREA W 175, OPPONENT B −186, KOMI 8, OVERTIME B 2, OVERTIME W −4 = −5");
  }

  @Test
  void S8_afterFillingInWhatIsLeft() {
    assertThat(says(Game.of(RuleSet.ING).overtime(2, 4), fill(new Rest(3, 0), new Rest(0, 2))))
        .isEqualTo("EMPTY B 3, OVER W 2 = 5");
  }

  @Test
  void S9_territoryAndPrisoners() {
    Count count = territory(new Holding(60, 5), new Holding(55, 0));
    assertThat(says(Game.of(RuleSet.JP), count))
        .isEqualTo("TERRITORY B 60, PRISONERS B 5, TERRITORY W −55, KOMI −6½ = 3½");
    assertThat(says(Game.of(RuleSet.KR).warnings(0, 1), count))
        .isEqualTo("TERRITORY B 60, PRISONERS B 5, TERRITORY W −55, KOMI −6½, WARNINGS W 2 = 5½");
  }

  @Test
  void S10_groupsBeyondTheOpponents() {
    assertThat(says(Game.of(RuleSet.CN_ANCIENT), groups(Side.BLACK, 190, 3, 2)))
        .isEqualTo("AREA B 190, BASE −180½, GROUPS B −1 = 8½");
    assertThat(says(Game.of(RuleSet.CN_ANCIENT), groups(Side.WHITE, 171, 3, 2)))
        .isEqualTo("AREA W 171, BASE −180½, GROUPS B 1 = −8½");
    assertThat(says(Game.of(RuleSet.CN_ANCIENT), groups(Side.BLACK, 181, 2, 2)))
        .isEqualTo("AREA B 181, BASE −180½ = ½");
  }

  @Test
  void S13_whoPassedFirst() {
    assertThat(says(Game.of(RuleSet.WMSG), firstPass(Side.WHITE, 184)))
        .isEqualTo("AREA B 184, OPPONENT W −177, KOMI −6½, FIRST_PASS W −1 = −½");
    assertThat(says(Game.of(RuleSet.WMSG), firstPass(Side.BLACK, 184)))
        .isEqualTo("AREA B 184, OPPONENT W −177, KOMI −6½ = ½");
  }

  @ParameterizedTest
  @EnumSource(RuleSet.class)
  void S12_theLinesComeToTheMarginWhateverWasCounted(RuleSet rules) {
    Random random = new Random(12);
    for (int turn = 0; turn < 2_000; turn++) {
      Game game =
          Game.of(rules)
              .handicap(random.nextInt(10))
              .warnings(random.nextInt(3), random.nextInt(3))
              .overtime(random.nextInt(7), random.nextInt(7));
      Working working = game.working(count(rules, random));
      Result result = working.result();
      Fraction margin = result.margin().orElseThrow().amount();
      boolean won = result.winner() == Winner.of(working.counted());
      boolean lost = result.winner() == Winner.of(working.counted().other());
      assertThat(sum(working)).isEqualTo(won || !lost ? margin : margin.negate());
    }
  }

  /** S10, S11: one at least where there is area, and a point for each. */
  private static int living(int area, Random random) {
    return area == 0 ? 0 : 1 + random.nextInt(Math.min(8, area));
  }

  private static Count count(RuleSet rules, Random random) {
    int area = random.nextInt(362);
    int shared = random.nextInt(Math.min(4, 362 - area));
    List<Count> counts =
        switch (rules) {
          case CN_2002, CN_1988, WMSG ->
              List.of(black(area, shared), white(area, shared), both(area, 361 - area, 0));
          case CN_ANCIENT ->
              List.of(
                  groups(Side.BLACK, area, living(area, random), living(361 - area, random)),
                  groups(Side.WHITE, area, living(361 - area, random), living(area, random)));
          case ING -> List.of(black(area, shared), both(area, 361 - area, 0), filled(random));
          case JP, KR ->
              List.of(
                  territory(
                      new Holding(random.nextInt(99), random.nextInt(40)),
                      new Holding(random.nextInt(99), random.nextInt(40))));
        };
    return counts.get(random.nextInt(counts.size()));
  }

  /**
   * S8: all 360 stones back on 361 points leave one point more empty than there are stones over.
   */
  private static Count filled(Random random) {
    int blacksEmpty = 1 + random.nextInt(8);
    int whitesEmpty = random.nextInt(9);
    int over = blacksEmpty + whitesEmpty - 1;
    int blacksOver = random.nextInt(over + 1);
    return fill(new Rest(blacksEmpty, blacksOver), new Rest(whitesEmpty, over - blacksOver));
  }
}
