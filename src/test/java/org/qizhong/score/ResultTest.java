package org.qizhong.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.qizhong.clock.Side.BLACK;
import static org.qizhong.clock.Side.WHITE;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ResultTest {
  @Test
  void S12_sgfOfACountIsInPoints() {
    assertThat(count(Winner.BLACK, "0.75", Unit.ZI).sgf()).isEqualTo("B+1.5");
    assertThat(count(Winner.WHITE, "0.25", Unit.ZI).sgf()).isEqualTo("W+0.5");
    assertThat(count(Winner.BLACK, "50", Unit.ZI).sgf()).isEqualTo("B+100");
    assertThat(count(Winner.WHITE, "6.5", Unit.POINTS).sgf()).isEqualTo("W+6.5");
    assertThat(count(Winner.BLACK, "0", Unit.POINTS).sgf()).isEqualTo("B+0");
    assertThat(count(Winner.DRAW, "0", Unit.ZI).sgf()).isEqualTo("0");
  }

  @Test
  void S12_aStoneIsTwoPoints() {
    assertThat(count(Winner.BLACK, "0.75", Unit.ZI).inPoints()).contains(Fraction.of(3, 2));
    assertThat(count(Winner.BLACK, "0.75", Unit.POINTS).inPoints()).contains(Fraction.of(3, 4));
    assertThat(Result.time(BLACK).inPoints()).isEmpty();
  }

  @Test
  void E3_theLosersOpponentWins() {
    assertThat(Result.resignation(WHITE).sgf()).isEqualTo("B+R");
    assertThat(Result.time(BLACK).sgf()).isEqualTo("W+T");
    assertThat(Result.forfeit(BLACK).sgf()).isEqualTo("W+F");
    assertThat(Result.warnings(WHITE).sgf()).isEqualTo("B+F");
    assertThat(Result.time(BLACK))
        .isEqualTo(new Result(Winner.WHITE, Reason.TIME, Optional.empty()));
  }

  @Test
  void R17_rulings() {
    assertThat(Result.ruling(Winner.DRAW).sgf()).isEqualTo("0");
    assertThat(Result.ruling(Winner.NONE).sgf()).isEqualTo("Void");
    assertThatIllegalArgumentException().isThrownBy(() -> Result.ruling(Winner.BLACK));
  }

  @Test
  void R1_bothOverTheLimitBothLose() {
    Result result = Result.neither(Reason.FORFEIT);
    assertThat(result.winner()).isEqualTo(Winner.NONE);
    assertThat(result.by()).isEqualTo(Reason.FORFEIT);
    assertThat(result.sgf()).isEqualTo("Void");
    assertThat(Result.neither(Reason.TIME).sgf()).isEqualTo("Void");
    assertThatIllegalArgumentException().isThrownBy(() -> Result.neither(Reason.RESIGNATION));
    assertThatIllegalArgumentException().isThrownBy(() -> Result.neither(Reason.COUNT));
  }

  @Test
  void S12_aMarginBelongsToACountAndOnlyThere() {
    Optional<Margin> margin = Optional.of(new Margin(Fraction.ONE, Unit.ZI));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Result(Winner.BLACK, Reason.COUNT, Optional.empty()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Result(Winner.BLACK, Reason.TIME, margin));
    assertThatIllegalArgumentException().isThrownBy(() -> new Margin(Fraction.of(-1, 4), Unit.ZI));
  }

  @Test
  void theNamesOfTheMatchFile() {
    assertThat(Arrays.stream(Winner.values()).map(Winner::id))
        .containsExactly("black", "white", "draw", "none");
    assertThat(Arrays.stream(Reason.values()).map(Reason::id).distinct())
        .containsExactly("count", "resignation", "time", "warnings", "forfeit", "ruling");
    assertThat(Arrays.stream(Unit.values()).map(Unit::id)).containsExactly("zi", "points");
    assertThat(Winner.of(BLACK)).isEqualTo(Winner.BLACK);
    assertThat(Winner.of(WHITE)).isEqualTo(Winner.WHITE);
  }

  private static Result count(Winner winner, String amount, Unit unit) {
    Margin margin = new Margin(Fraction.of(new BigDecimal(amount)), unit);
    return new Result(winner, Reason.COUNT, Optional.of(margin));
  }
}
