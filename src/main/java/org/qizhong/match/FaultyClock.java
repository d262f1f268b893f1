package org.qizhong.match;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.qizhong.clock.Bank;
import org.qizhong.clock.BySide;
import org.qizhong.clock.CountUp;
import org.qizhong.clock.Durations;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Reading;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.TimeControl;

/** What a faulty clock comes to: both sides' readings set, and a note that says how (R14, R15). */
public final class FaultyClock {
  private static final BigDecimal HOUR = BigDecimal.valueOf(3600);

  /** R14: so many seconds an hour, or more, and the times are put right. */
  private static final BigDecimal LEAST = BigDecimal.valueOf(120);

  private FaultyClock() {}

  /**
   * R14: this clock takes the place of one that showed {@code shown}.
   *
   * @param fast by how many seconds an hour that one ran fast; negative: slow
   * @param why the referee's reason, which the note repeats; may be empty
   */
  public static List<Act> replaced(
      Game game, BySide<Reading> shown, BigDecimal fast, Optional<String> why) throws Refusal {
    if (fast.abs().compareTo(HOUR) >= 0) {
      throw new Refusal("replace-clock: \"fast\" is a whole hour an hour or more");
    }
    boolean right = fast.abs().compareTo(LEAST) >= 0;
    List<Act> acts = new ArrayList<>(3);
    StringBuilder note = new StringBuilder("the other clock showed");
    StringBuilder made = new StringBuilder();
    for (Side side : Side.values()) {
      TimeControl method = game.clocks().method(side);
      Bank foreign = method.set(game.clocks().bank(side), shown.of(side));
      Bank bank = right ? corrected(method, foreign, shown.of(side), side, fast) : foreign;
      acts.add(new Act.Set(side, reading(method, bank, shown.of(side))));
      note.append(side == Side.BLACK ? " " : ", ").append(text(side, foreign));
      made.append(side == Side.BLACK ? "" : ", ").append(text(side, bank));
    }
    note.append("; it ran ").append(error(fast)).append("; ");
    note.append(right ? "put right in proportion: " + made : "under 2m an hour: the times stand");
    acts.add(note(note.toString(), why));
    return acts;
  }

  /** Counts that {@code shown} leaves out stay as they are, as with every setting. */
  private static Reading reading(TimeControl method, Bank bank, Reading shown) {
    Reading made = method.reading(bank);
    boolean over = bank.phase() == Phase.OVERTIME;
    boolean counted = shown.left().isPresent() || bank.phase() != shown.phase();
    return new Reading(
        bank.phase(),
        made.time(),
        counted ? made.left() : shown.left(),
        over ? shown.moves() : OptionalInt.empty(),
        counted ? made.penalty() : shown.penalty(),
        over ? shown.stage() : OptionalInt.empty());
  }

  private static Bank corrected(
      TimeControl method, Bank foreign, Reading shown, Side side, BigDecimal fast) throws Refusal {
    Optional<Duration> used = method.used(foreign, shown);
    if (used.isEmpty()) {
      throw givesBack("replace-clock", method);
    }
    Duration truly = truly(used.get(), fast);
    try {
      return method.withUsed(foreign, shown, used.get(), truly);
    } catch (Refusal nothing) {
      throw new Refusal(
          "replace-clock: put right, "
              + side.id()
              + " has used "
              + Durations.print(truly)
              + ", which leaves nothing; set the times (R14)");
    }
  }

  private static Refusal givesBack(String ruling, TimeControl method) {
    return new Refusal(
        ruling
            + ": "
            + method.notation()
            + " gives time back, so a reading does not tell what was used; set the times (R14)");
  }

  /** A clock that is fast has counted more than has passed; exact, rounded half up. */
  private static Duration truly(Duration used, BigDecimal fast) {
    BigDecimal nanos =
        Durations.decimal(used)
            .movePointRight(9)
            .multiply(HOUR)
            .divide(HOUR.add(fast), 0, RoundingMode.HALF_UP);
    return nanos(nanos.toBigIntegerExact());
  }

  /**
   * R15: without a record of the first half what both have used, {@code used}, is split evenly.
   *
   * @param why the referee's reason, which the note repeats; may be empty
   */
  public static List<Act> split(Game game, Duration used, Optional<String> why) throws Refusal {
    BigInteger total = Durations.decimal(used).movePointRight(9).toBigIntegerExact();
    Duration half = nanos(total.add(BigInteger.ONE).shiftRight(1));
    List<Act> acts = new ArrayList<>(3);
    for (Side side : Side.values()) {
      acts.add(new Act.Set(side, less(game.clocks().method(side), side, half)));
    }
    String each = Durations.print(half);
    acts.add(note("both used " + Durations.print(used) + ", split evenly: " + each + " each", why));
    return acts;
  }

  private static Reading less(TimeControl method, Side side, Duration used) throws Refusal {
    Bank full = method.open();
    if (method instanceof CountUp) {
      return Reading.of(Phase.MAIN, used);
    }
    if (method.used(full, method.reading(full)).isEmpty()) {
      throw givesBack("split", method);
    }
    if (full.phase() != Phase.MAIN || full.left().compareTo(used) <= 0) {
      throw new Refusal(
          "split: "
              + Durations.print(used)
              + " each leave nothing of "
              + side.id()
              + "'s main time (R15)");
    }
    return Reading.of(Phase.MAIN, full.left().minus(used));
  }

  private static Act note(String facts, Optional<String> why) {
    return new Act.Note(Optional.empty(), why.map(reason -> reason + ": " + facts).orElse(facts));
  }

  private static String error(BigDecimal fast) {
    String seconds = fast.abs().stripTrailingZeros().toPlainString() + "s an hour";
    return fast.signum() < 0 ? seconds + " slow" : seconds + " fast";
  }

  private static String text(Side side, Bank bank) {
    String phase = bank.phase() == Phase.MAIN ? " " : " overtime ";
    return side.id() + phase + Durations.print(bank.left()) + counts(bank);
  }

  /** What else belongs to an overtime's reading. */
  private static String counts(Bank bank) {
    if (bank.phase() == Phase.MAIN) {
      return "";
    }
    return switch (bank) {
      case Bank.Stage it -> " for " + it.moves() + " moves";
      case Bank.Penalised it ->
          " with " + it.unbought() + " periods not bought and " + it.points() + " points taken";
      case Bank.Periods it -> " of " + it.periods() + " periods";
      case Bank.PerMove it -> " and " + it.untaken() + " considerations";
      default -> "";
    };
  }

  private static Duration nanos(BigInteger nanos) {
    BigInteger[] parts = nanos.divideAndRemainder(BigInteger.valueOf(1_000_000_000));
    return Duration.ofSeconds(parts[0].longValueExact(), parts[1].longValueExact());
  }
}
