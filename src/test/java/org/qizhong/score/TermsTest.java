package org.qizhong.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.qizhong.score.RuleSet.CN_2002;

import java.math.BigDecimal;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.Refusal;

class TermsTest {
  @Test
  void theBoardHasFiveToTwentyFiveLines() throws Refusal {
    for (int board = 5; board <= 25; board++) {
      assertThat(Terms.of(CN_2002, board, 0, Optional.empty()).points()).isEqualTo(board * board);
    }
    assertRefused(4, 0, "0", "a board of 4 is not one of 5 to 25");
    assertRefused(26, 0, "0", "a board of 26 is not one of 5 to 25");
  }

  @Test
  void theHandicapIsAtMostTwentyFive() throws Refusal {
    Terms.of(CN_2002, 19, 25, Optional.empty());
    assertRefused(19, -1, "0", "a handicap of -1 is not one of 0 to 25");
    assertRefused(19, 26, "0", "a handicap of 26 is not one of 0 to 25");
  }

  @Test
  void theKomiIsAtMostTheBoardEitherWay() throws Refusal {
    assertThat(komi(9, 0, "81").effectiveKomi()).hasToString("81");
    assertThat(komi(9, 0, "-81").effectiveKomi()).hasToString("−81");
    assertRefused(9, 0, "81.5", "a komi of 81½ is more than the board's 81 points");
    assertRefused(9, 0, "-81.25", "a komi of −81¼ is more than the board's 81 points");
  }

  @Test
  void theKomiHasAtMostSixDecimals() throws Refusal {
    assertThat(komi(19, 0, "3.141592").effectiveKomi().toDecimal()).isEqualTo("3.141592");
    assertRefused(19, 0, "3.1415927", "a komi of 3 1415927/10000000 has more than six decimals");
  }

  @Test
  void S4_aGivenKomiReplacesTheDefaultHandicapOrNot() throws Refusal {
    assertThat(Terms.of(CN_2002, 19, 0, Optional.empty()).effectiveKomi()).hasToString("3¾");
    assertThat(Terms.of(CN_2002, 19, 2, Optional.empty()).effectiveKomi()).hasToString("0");
    assertThat(komi(19, 0, "0").effectiveKomi()).hasToString("0");
    assertThat(komi(19, 6, "3.75").effectiveKomi()).hasToString("3¾");
  }

  @Test
  void noTermsThatDoNotFitCanBeMade() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Terms(CN_2002, 26, 0, Optional.empty()))
        .withMessage("a board of 26 is not one of 5 to 25");
  }

  private static Terms komi(int board, int handicap, String komi) throws Refusal {
    return Terms.of(CN_2002, board, handicap, Optional.of(Fraction.of(new BigDecimal(komi))));
  }

  private static void assertRefused(int board, int handicap, String komi, String reason) {
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> komi(board, handicap, komi))
        .withMessage(reason);
  }
}
