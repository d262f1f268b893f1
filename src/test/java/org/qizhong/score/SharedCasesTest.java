package org.qizhong.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;
import static org.qizhong.clock.Side.BLACK;
import static org.qizhong.clock.Side.WHITE;
import static org.qizhong.score.Counts.black;
import static org.qizhong.score.Counts.both;
import static org.qizhong.score.Counts.fill;
import static org.qizhong.score.Counts.groups;
import static org.qizhong.score.Counts.territory;
import static org.qizhong.score.Counts.white;

import java.math.BigDecimal;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.qizhong.score.Count.Holding;
import org.qizhong.score.Count.Rest;

/** The counts of the shared cases, by value; whole files are replayed elsewhere. */
class SharedCasesTest {
  private static final Game CN = Game.of(RuleSet.CN_2002);
  private static final Game WMSG = Game.of(RuleSet.WMSG).firstPass(WHITE);
  private static final Game ING = Game.of(RuleSet.ING);

  @TestFactory
  Stream<DynamicTest> S2_counted() {
    return Stream.of(
        expect("count-184-and-a-shared-point", CN, black(184, 1), "black 0.25 zi B+0.5"),
        expect("count-184-loses-by-a-quarter", CN, black(184), "white 0.25 zi W+0.5"),
        expect("count-185-wins-by-three-quarters", CN, black(185), "black 0.75 zi B+1.5"),
        expect("count-white-177", CN, white(177), "white 0.25 zi W+0.5"),
        expect("abandoned-contest", CN, black(185), "black 0.75 zi B+1.5"),
        expect("end-proposed-and-agreed", CN, black(190), "black 5.75 zi B+11.5"));
  }

  @TestFactory
  Stream<DynamicTest> S4_handicaps() {
    return Stream.of(
        expect("count-nine-handicap-draw", CN.handicap(9), black(185), "draw 0 zi 0"),
        expect("count-six-handicap", CN.handicap(6), white(178), "white 0.5 zi W+1"));
  }

  @TestFactory
  Stream<DynamicTest> S6_T6_warningsAndOvertime() {
    return Stream.of(
        expect("count-with-a-warning", CN.warnings(1, 0), black(185), "white 0.25 zi W+0.5"),
        expect(
            "swap-takes-the-warning-along", CN.warnings(0, 1), black(184), "black 0.75 zi B+1.5"),
        expect(
            "ing-points-count-in-the-chinese-edition",
            CN.overtime(2, 0),
            black(185),
            "white 0.25 zi W+0.5"),
        expect("count-ing-final", ING.overtime(4, 2), black(185), "white 1 points W+1"));
  }

  @TestFactory
  Stream<DynamicTest> S8_S9_S10_S11_S13_otherForms() {
    Count filled = fill(new Rest(1, 0), new Rest(0, 0));
    Count territory = territory(new Holding(50, 10), new Holding(45, 8));
    Count ancient = groups(BLACK, 182, 3, 2);
    return Stream.of(
        expect("count-fill-in", ING, filled, "black 1 points B+1"),
        expect("count-territory", Game.of(RuleSet.JP), territory, "black 0.5 points B+0.5"),
        expect("count-ancient", Game.of(RuleSet.CN_ANCIENT), ancient, "black 0.5 zi B+1"),
        expect("count-both-sides", CN, both(184, 176, 1), "black 0.25 zi B+0.5"),
        expect("count-wmsg-from-the-recorded-passes", WMSG, black(184), "white 0.5 points W+0.5"),
        dynamicTest(
            "count-does-not-make-up-the-board",
            () -> assertThat(CN.refuses(both(185, 175, 0))).isNotBlank()));
  }

  /** Winner, margin as in a match file, unit, SGF. */
  private static DynamicTest expect(String name, Game game, Count count, String line) {
    return dynamicTest(
        name,
        () -> {
          String[] words = line.split(" ");
          Result result = game.score(count);
          assertThat(result.winner().id()).isEqualTo(words[0]);
          assertThat(result.by()).isEqualTo(Reason.COUNT);
          Margin margin = result.margin().orElseThrow();
          assertThat(margin.amount().toDecimal()).isEqualTo(new BigDecimal(words[1]));
          assertThat(margin.unit().id()).isEqualTo(words[2]);
          assertThat(result.sgf()).isEqualTo(words[3]);
        });
  }
}
