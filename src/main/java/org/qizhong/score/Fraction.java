package org.qizhong.score;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * An exact number such as 3¾ zi. Always normalised: the denominator is positive and shares no
 * factor with the numerator. What does not fit a {@code long} is an {@link ArithmeticException}.
 *
 * @param numerator carries the sign
 * @param denominator over 0
 */
public record Fraction(long numerator, long denominator) implements Comparable<Fraction> {
  public static final Fraction ZERO = new Fraction(0, 1);
  public static final Fraction ONE = new Fraction(1, 1);

  /** No decimal with more digits or places than this fits; it guards against 1E+999999999. */
  private static final int MOST_DIGITS = 64;

  /** Brings any pair to its lowest terms; a denominator of 0 is an ArithmeticException. */
  public Fraction {
    BigInteger top = BigInteger.valueOf(numerator);
    BigInteger bottom = BigInteger.valueOf(denominator);
    BigInteger divisor = divisor(top, bottom);
    numerator = top.divide(divisor).longValueExact();
    denominator = bottom.divide(divisor).longValueExact();
  }

  /** A whole number. */
  public static Fraction of(long whole) {
    return new Fraction(whole, 1);
  }

  /** {@code numerator / denominator}, in any terms. */
  public static Fraction of(long numerator, long denominator) {
    return new Fraction(numerator, denominator);
  }

  /** The same number, exactly. */
  public static Fraction of(BigDecimal decimal) {
    BigDecimal stripped = decimal.stripTrailingZeros();
    int scale = stripped.scale();
    if (stripped.precision() > MOST_DIGITS || scale > MOST_DIGITS || scale < -MOST_DIGITS) {
      throw new ArithmeticException("the number does not fit a fraction");
    }
    BigInteger digits = stripped.unscaledValue();
    return scale < 0
        ? exact(digits.multiply(BigInteger.TEN.pow(-scale)), BigInteger.ONE)
        : exact(digits, BigInteger.TEN.pow(scale));
  }

  /** This divided by two. */
  public Fraction half() {
    return exact(top(), bottom().shiftLeft(1));
  }

  /** This times {@code factor}. */
  public Fraction times(long factor) {
    return exact(top().multiply(BigInteger.valueOf(factor)), bottom());
  }

  /** The sum. */
  public Fraction plus(Fraction other) {
    BigInteger sum = top().multiply(other.bottom()).add(other.top().multiply(bottom()));
    return exact(sum, bottom().multiply(other.bottom()));
  }

  /** The difference. */
  public Fraction minus(Fraction other) {
    BigInteger difference = top().multiply(other.bottom()).subtract(other.top().multiply(bottom()));
    return exact(difference, bottom().multiply(other.bottom()));
  }

  /** This with the other sign. */
  public Fraction negate() {
    return new Fraction(Math.negateExact(numerator), denominator);
  }

  /** This without its sign. */
  public Fraction abs() {
    return numerator < 0 ? negate() : this;
  }

  /** −1, 0 or 1. */
  public int signum() {
    return Long.signum(numerator);
  }

  /** The same number as a decimal without trailing zeros; one third is an ArithmeticException. */
  public BigDecimal toDecimal() {
    BigDecimal decimal =
        BigDecimal.valueOf(numerator).divide(BigDecimal.valueOf(denominator)).stripTrailingZeros();
    return decimal.scale() < 0 ? decimal.setScale(0) : decimal;
  }

  @Override
  public int compareTo(Fraction other) {
    return top().multiply(other.bottom()).compareTo(other.top().multiply(bottom()));
  }

  /** As people write it: {@code 0}, {@code ¾}, {@code 184¼}, {@code −2½}, {@code 1/3}. */
  @Override
  public String toString() {
    BigInteger[] parts = top().abs().divideAndRemainder(bottom());
    boolean whole = parts[0].signum() != 0;
    String sign = numerator < 0 ? "\u2212" : "";
    if (parts[1].signum() == 0) {
      return sign + parts[0];
    }
    String rest = parts[1] + "/" + denominator;
    String glyph =
        switch (rest) {
          case "1/4" -> "¼";
          case "1/2" -> "½";
          case "3/4" -> "¾";
          default -> whole ? " " + rest : rest;
        };
    return sign + (whole ? parts[0] : "") + glyph;
  }

  private BigInteger top() {
    return BigInteger.valueOf(numerator);
  }

  private BigInteger bottom() {
    return BigInteger.valueOf(denominator);
  }

  /** Reduced before it is narrowed, so that only a result that really does not fit overflows. */
  private static Fraction exact(BigInteger top, BigInteger bottom) {
    BigInteger divisor = divisor(top, bottom);
    return new Fraction(
        top.divide(divisor).longValueExact(), bottom.divide(divisor).longValueExact());
  }

  /** What both are divided by: the sign of {@code bottom}, and 0 where it is 0. */
  private static BigInteger divisor(BigInteger top, BigInteger bottom) {
    return top.gcd(bottom).multiply(BigInteger.valueOf(bottom.signum()));
  }
}
