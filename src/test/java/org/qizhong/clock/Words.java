package org.qizhong.clock;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.StringJoiner;

/** Durations, readings and crossings as short words, so that tests can be read. */
final class Words {
  private Words() {}

  /** Seconds, up to nine decimals. */
  static Duration s(String seconds) {
    return Duration.ofNanos(new BigDecimal(seconds).movePointRight(9).longValueExact());
  }

  static Duration ns(long nanos) {
    return Duration.ofNanos(nanos);
  }

  static TimeControl control(String notation) {
    try {
      return Notation.parse(notation);
    } catch (Refusal refused) {
      throw new AssertionError(refused.getMessage(), refused);
    }
  }

  /** Seconds as a plain number. */
  static String plain(Duration time) {
    BigDecimal seconds =
        BigDecimal.valueOf(time.getSeconds()).add(BigDecimal.valueOf(time.getNano(), 9));
    return seconds.signum() == 0 ? "0" : seconds.stripTrailingZeros().toPlainString();
  }

  /** A reading: {@code "overtime 5 left 1"}. */
  static String reading(TimeControl method, Bank bank) {
    Reading reading = method.reading(bank);
    StringJoiner words = new StringJoiner(" ");
    words.add(reading.phase().id()).add(plain(reading.time()));
    reading.left().ifPresent(left -> words.add("left " + left));
    reading.moves().ifPresent(moves -> words.add("moves " + moves));
    reading.penalty().ifPresent(points -> words.add("penalty " + points));
    return words.toString();
  }

  /** Crossings: {@code "overtime@10 used@15(1) out@20"}. */
  static String crossings(List<Crossing> due) {
    StringJoiner words = new StringJoiner(" ");
    for (Crossing crossing : due) {
      String at = "@" + plain(crossing.after());
      words.add(
          switch (crossing) {
            case Crossing.OvertimeBegan it -> "overtime" + at;
            case Crossing.PeriodUsed it -> "used" + at + "(" + it.left() + ")";
            case Crossing.PeriodBought it ->
                "bought" + at + "(" + it.points() + "," + it.total() + ")";
            case Crossing.RanOut it -> "out" + at;
          });
    }
    return words.toString();
  }

  /** What Black's clock says after {@code seconds} from the start, and what fell due. */
  static String after(String notation, String seconds) {
    TimeControl method = control(notation);
    Spent spent = method.spend(BySide.both(method.open()), Side.BLACK, s(seconds));
    String due = crossings(spent.crossings());
    return reading(method, spent.banks().black()) + (due.isEmpty() ? "" : "; " + due);
  }
}
