package org.qizhong.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;

/** Laws 1 and 2 with random nanoseconds: any control, any game before, any split. */
class SpendPropertyTest {
  private static final long MINUTES = 600_000_000_000L;

  private static Arbitrary<Duration> time() {
    return Arbitraries.longs().between(1, MINUTES).map(Duration::ofNanos);
  }

  private static Arbitrary<Duration> main() {
    return Arbitraries.longs().between(0, MINUTES).map(Duration::ofNanos);
  }

  private static Arbitrary<Integer> count() {
    return Arbitraries.integers().between(1, 99);
  }

  @Provide
  Arbitrary<TimeControl> controls() {
    return anyControl();
  }

  /** Every method with any settings within ten minutes. */
  static Arbitrary<TimeControl> anyControl() {
    Arbitrary<Canadian.Stage> stage =
        Combinators.combine(Arbitraries.integers().between(1, 999), time()).as(Canadian.Stage::new);
    return Arbitraries.oneOf(
        time().map(Absolute::new),
        Combinators.combine(main(), count(), time()).as((m, n, p) -> new ByoYomi(m, n, p, false)),
        Combinators.combine(time(), count(), time()).as((m, n, p) -> new ByoYomi(m, n, p, true)),
        Combinators.combine(time(), count(), time()).as(Considerations::new),
        time().map(base -> new Considerations(base, 0, Duration.ZERO)),
        Combinators.combine(
                main(), stage.list().ofMinSize(1).ofMaxSize(4), Arbitraries.of(true, false))
            .as(Canadian::new),
        Combinators.combine(main(), count(), time(), count()).as(IngOvertime::new),
        Combinators.combine(main(), time(), time().optional()).as(SpendPropertyTest::fischer),
        Combinators.combine(main(), time()).as(Delay::new),
        Combinators.combine(time(), time()).as(Bronstein::new),
        time().map(Hourglass::new),
        Arbitraries.just(new CountUp()));
  }

  private static Fischer fischer(Duration main, Duration increment, Optional<Duration> cap) {
    return new Fischer(main, increment, cap);
  }

  /** The banks after some moves of Black's. */
  private static BySide<Bank> played(TimeControl method, List<Long> moves) {
    BySide<Bank> banks = BySide.both(method.open());
    for (long used : moves) {
      banks = method.spend(banks, Side.BLACK, Duration.ofNanos(used)).banks();
      if (method.isOut(banks.black())) {
        return banks;
      }
      banks = banks.with(Side.BLACK, method.played(banks.black(), Duration.ofNanos(used)));
    }
    return banks;
  }

  @Property(tries = 2000)
  void law1_spendingInTwoPartsIsSpendingAtOnce(
      @ForAll("controls") TimeControl method,
      @ForAll @Size(max = 5) List<@LongRange(min = 0, max = MINUTES / 4) Long> before,
      @ForAll @LongRange(min = 0, max = MINUTES) long first,
      @ForAll @LongRange(min = 0, max = MINUTES) long second) {
    BySide<Bank> banks = played(method, before);
    Spent whole = method.spend(banks, Side.BLACK, Duration.ofNanos(first + second));
    Spent part = method.spend(banks, Side.BLACK, Duration.ofNanos(first));
    Spent rest = method.spend(part.banks(), Side.BLACK, Duration.ofNanos(second));
    List<Crossing> crossings = new ArrayList<>(part.crossings());
    rest.crossings().forEach(it -> crossings.add(SpendLawTest.later(it, Duration.ofNanos(first))));
    assertThat(rest.banks()).isEqualTo(whole.banks());
    assertThat(crossings).isEqualTo(whole.crossings());
  }

  @Property(tries = 1000)
  void law2_atTheBoundaryAndNotANanosecondBefore(
      @ForAll("controls") TimeControl method,
      @ForAll @Size(max = 5) List<@LongRange(min = 0, max = MINUTES / 4) Long> before) {
    BySide<Bank> banks = played(method, before);
    Optional<Duration> until = method.untilBoundary(banks.black());
    if (until.isEmpty() || method.isOut(banks.black())) {
      return;
    }
    assertThat(method.spend(banks, Side.BLACK, until.get().minusNanos(1)).crossings()).isEmpty();
    Spent at = method.spend(banks, Side.BLACK, until.get());
    assertThat(at.crossings()).isNotEmpty();
    assertThat(at.crossings()).allMatch(crossing -> crossing.after().equals(until.get()));
  }

  @Property(tries = 1000)
  void P4_timeIsNeitherMadeNorLostBetweenBoundaries(
      @ForAll("controls") TimeControl method,
      @ForAll @LongRange(min = 0, max = MINUTES) long used) {
    BySide<Bank> open = BySide.both(method.open());
    Optional<Duration> until = method.untilBoundary(open.black());
    if (until.isEmpty() || until.get().toNanos() <= used) {
      return;
    }
    Spent spent = method.spend(open, Side.BLACK, Duration.ofNanos(used));
    assertThat(method.untilBoundary(spent.banks().black())).contains(until.get().minusNanos(used));
  }
}
