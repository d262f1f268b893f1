package org.qizhong.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FractionTest {
  private static final Fraction LARGEST = Fraction.of(Long.MAX_VALUE);

  @Test
  void isAlwaysInLowestTerms() {
    assertThat(Fraction.of(6, 8)).isEqualTo(new Fraction(3, 4));
    assertThat(new Fraction(6, 8).denominator()).isEqualTo(4);
    assertThat(Fraction.of(3, -4)).isEqualTo(Fraction.of(-3, 4));
    assertThat(Fraction.of(-3, -4)).isEqualTo(Fraction.of(3, 4));
    assertThat(Fraction.of(0, -7)).isEqualTo(Fraction.ZERO);
    assertThat(Fraction.of(5, 5)).isEqualTo(Fraction.ONE);
    assertThat(Fraction.of(Long.MIN_VALUE, Long.MIN_VALUE)).isEqualTo(Fraction.ONE);
  }

  @Test
  void readsDecimalsExactly() {
    assertThat(decimal("3.75")).isEqualTo(Fraction.of(15, 4));
    assertThat(decimal("3.7500")).isEqualTo(Fraction.of(15, 4));
    assertThat(decimal("-2.5")).isEqualTo(Fraction.of(-5, 2));
    assertThat(decimal("1E+2")).isEqualTo(Fraction.of(100));
    assertThat(decimal("0.000001")).isEqualTo(Fraction.of(1, 1_000_000));
    assertThat(decimal("0E+99")).isEqualTo(Fraction.ZERO);
  }

  @Test
  void writesDecimalsPlainly() {
    assertThat(Fraction.of(15, 4).toDecimal()).isEqualTo("3.75");
    assertThat(Fraction.of(-1, 2).toDecimal()).isEqualTo("-0.5");
    assertThat(Fraction.of(100).toDecimal().toString()).isEqualTo("100");
    assertThat(Fraction.ZERO.toDecimal().toString()).isEqualTo("0");
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(() -> Fraction.of(1, 3).toDecimal());
  }

  @Test
  void readsAsPeopleWriteIt() {
    assertThat(Fraction.ZERO).hasToString("0");
    assertThat(Fraction.of(3, 4)).hasToString("¾");
    assertThat(Fraction.of(3, 2)).hasToString("1½");
    assertThat(Fraction.of(737, 4)).hasToString("184¼");
    assertThat(Fraction.of(-5, 2)).hasToString("−2½");
    assertThat(Fraction.of(-1, 4)).hasToString("−¼");
    assertThat(Fraction.of(-7)).hasToString("−7");
    assertThat(Fraction.of(1, 3)).hasToString("1/3");
    assertThat(Fraction.of(-4, 3)).hasToString("−1 1/3");
    assertThat(Fraction.of(Long.MIN_VALUE)).hasToString("−9223372036854775808");
  }

  @Test
  void whatDoesNotFitIsAnError() {
    assertOverflows(() -> Fraction.of(1, 0));
    assertOverflows(() -> Fraction.of(0, 0));
    assertOverflows(() -> Fraction.of(1, Long.MIN_VALUE));
    assertOverflows(() -> LARGEST.plus(Fraction.ONE));
    assertOverflows(() -> LARGEST.negate().minus(Fraction.of(2)));
    assertOverflows(() -> LARGEST.times(2));
    assertOverflows(() -> Fraction.of(Long.MIN_VALUE).negate());
    assertOverflows(() -> Fraction.of(1, Long.MAX_VALUE).half());
    assertOverflows(() -> decimal("1E+19"));
    assertOverflows(() -> decimal("1E+999999999"));
    assertOverflows(() -> decimal("1E-999999999"));
  }

  @Test
  void onlyAResultThatDoesNotFitOverflows() {
    assertThat(LARGEST.half().plus(LARGEST.half())).isEqualTo(LARGEST);
    assertThat(LARGEST.half().times(2)).isEqualTo(LARGEST);
    assertThat(LARGEST.minus(LARGEST)).isEqualTo(Fraction.ZERO);
    assertThat(LARGEST.compareTo(LARGEST.half())).isPositive();
  }

  @Test
  void theLawsOfSumsHold() {
    List<Fraction> all = small();
    for (Fraction a : all) {
      assertThat(a.plus(Fraction.ZERO)).isEqualTo(a);
      assertThat(a.plus(a.negate())).isEqualTo(Fraction.ZERO);
      assertThat(a.half().plus(a.half())).isEqualTo(a);
      assertThat(a.times(3)).isEqualTo(a.plus(a).plus(a));
      assertThat(a.abs().signum()).isEqualTo(Math.abs(a.signum()));
      for (Fraction b : all) {
        assertThat(a.plus(b)).isEqualTo(b.plus(a));
        assertThat(a.minus(b)).isEqualTo(a.plus(b.negate()));
        assertThat(a.plus(b).minus(b)).isEqualTo(a);
        assertThat(Integer.signum(a.compareTo(b))).isEqualTo(a.minus(b).signum());
        assertThat(a.compareTo(b) == 0).isEqualTo(a.equals(b));
      }
    }
  }

  @Test
  void everyQuarterSurvivesItsDecimal() {
    for (int quarters = -4 * 625; quarters <= 4 * 625; quarters++) {
      Fraction fraction = Fraction.of(quarters, 4);
      assertThat(fraction.toDecimal()).isEqualByComparingTo(BigDecimal.valueOf(quarters * 25L, 2));
      assertThat(Fraction.of(fraction.toDecimal())).isEqualTo(fraction);
    }
  }

  private static List<Fraction> small() {
    List<Fraction> all = new ArrayList<>();
    for (int numerator = -6; numerator <= 6; numerator++) {
      for (int denominator = 1; denominator <= 6; denominator++) {
        all.add(Fraction.of(numerator, denominator));
      }
    }
    return all;
  }

  private static Fraction decimal(String text) {
    return Fraction.of(new BigDecimal(text));
  }

  private static void assertOverflows(Runnable what) {
    assertThatExceptionOfType(ArithmeticException.class).isThrownBy(what::run);
  }
}
