package org.qizhong.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.score.Counting.AREA;
import static org.qizhong.score.Counting.FILL;
import static org.qizhong.score.Counting.TERRITORY;
import static org.qizhong.score.RuleSet.CN_1988;
import static org.qizhong.score.RuleSet.CN_2002;
import static org.qizhong.score.RuleSet.CN_ANCIENT;
import static org.qizhong.score.RuleSet.ING;
import static org.qizhong.score.RuleSet.JP;
import static org.qizhong.score.RuleSet.KR;
import static org.qizhong.score.RuleSet.WMSG;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class RuleSetTest {
  @Test
  void everyEditionIsFoundByItsId() {
    assertThat(Arrays.stream(RuleSet.values()).map(RuleSet::id))
        .containsExactly("cn-2002", "cn-1988", "cn-ancient", "ing", "wmsg", "jp", "kr");
    for (RuleSet rules : RuleSet.values()) {
      assertThat(RuleSet.byId(rules.id())).contains(rules);
    }
    assertThat(RuleSet.byId("cn-2003")).isEmpty();
    assertThat(RuleSet.byId("CN_2002")).isEmpty();
  }

  @Test
  void S2_S3_S7_S9_S13_komiInTheEditionsOwnUnit() {
    assertThat(CN_2002.komi(0)).hasToString("3¾");
    assertThat(CN_1988.komi(0)).hasToString("2¾");
    assertThat(CN_ANCIENT.komi(0)).isEqualTo(Fraction.ZERO);
    assertThat(ING.komi(0)).hasToString("8");
    assertThat(WMSG.komi(0)).hasToString("6½");
    assertThat(JP.komi(0)).hasToString("6½");
    assertThat(KR.komi(0)).hasToString("6½");
    assertThat(those(rules -> rules.unit() == Unit.ZI))
        .containsExactly(CN_2002, CN_1988, CN_ANCIENT);
  }

  @Test
  void S4_aHandicapIsKomiZeroAndHalfTheStonesBackInChina() {
    for (RuleSet rules : RuleSet.values()) {
      boolean chinese = rules.id().startsWith("cn-");
      for (int handicap = 1; handicap <= 25; handicap++) {
        assertThat(rules.komi(handicap)).isEqualTo(Fraction.ZERO);
        assertThat(rules.givenBack(handicap))
            .isEqualTo(chinese && handicap > 1 ? Fraction.of(handicap, 2) : Fraction.ZERO);
      }
      assertThat(rules.givenBack(0)).isEqualTo(Fraction.ZERO);
    }
  }

  @Test
  void R1_latenessIsDoubledButInTheOldEdition() {
    for (RuleSet rules : RuleSet.values()) {
      assertThat(rules.lateFactor()).isEqualTo(rules == CN_1988 ? 1 : 2);
    }
  }

  @Test
  void R10_onlyChineseEditionsLoseByTheSecondWarning() {
    assertThat(those(RuleSet::secondWarningLoses)).containsExactly(CN_2002, CN_1988, CN_ANCIENT);
  }

  @Test
  void R10_aWarningCostsTwoPointsIn2002AndInKorea() {
    assertThat(those(rules -> rules.warningCost() == 2)).containsExactly(CN_2002, KR);
    assertThat(those(rules -> rules.warningCost() == 0))
        .containsExactly(CN_1988, CN_ANCIENT, ING, WMSG, JP);
  }

  @Test
  void R11_timeUpMayBeAPassButInTheOldEdition() {
    assertThat(those(RuleSet::timeUpMayBePass))
        .isEqualTo(EnumSet.complementOf(EnumSet.of(CN_1988)));
  }

  @Test
  void S1_S8_S9_theWaysOfCounting() {
    Set<RuleSet> area = EnumSet.of(CN_2002, CN_1988, CN_ANCIENT, ING, WMSG);
    assertThat(those(rules -> rules.counting().contains(AREA))).isEqualTo(area);
    assertThat(those(rules -> rules.counting().contains(TERRITORY))).containsExactly(JP, KR);
    assertThat(those(rules -> rules.counting().contains(FILL))).containsExactly(ING);
  }

  @Test
  void S7_S10_S13_whatOneEditionAloneHas() {
    assertThat(those(RuleSet::zeroIsBlacks)).containsExactly(ING);
    assertThat(those(RuleSet::groupsCount)).containsExactly(CN_ANCIENT);
    assertThat(those(RuleSet::firstPassCounts)).containsExactly(WMSG);
  }

  private static Set<RuleSet> those(Predicate<RuleSet> fact) {
    Set<RuleSet> found = EnumSet.noneOf(RuleSet.class);
    Arrays.stream(RuleSet.values()).filter(fact).forEach(found::add);
    return found;
  }
}
