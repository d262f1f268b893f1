package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;
import org.qizhong.match.Referee;
import org.qizhong.record.Entry;

/**
 * Law 3 over thousands of short matches: whatever the delays (up to 5 s) and the order of delivery,
 * what stands at the end is what the same acts give in the order of their stamps.
 */
class Law3FuzzTest {
  private static final int GAMES = 250;
  private static final double LENGTH = 20;
  private static final double END = LENGTH + 6;

  private static final List<String> TIMES =
      List.of(
          "\"8s\"",
          "\"0 + 3x5s\"",
          "\"3s + 2x4s\"",
          "\"15s incl 2x4s\"",
          "\"1s + 1x11s\"",
          "\"2s/move + 3x2s\"",
          "\"5s + 3/6s carry\"",
          "\"5s + 3/6s, 4/5s\"",
          "\"4s + 2x5s@2\"",
          "\"5s + 1s/move max 6s\"",
          "\"4s + 1s delay\"",
          "\"6s + 1s bronstein\"",
          "\"8s hourglass\"",
          "{\"black\":\"0 + 2x3s\",\"white\":\"6s + 1x5s\"}",
          "\"up\"");

  private static final List<String> STEADY = List.of("\"up\"", "\"10m\"", "\"9m + 5x60s\"");

  /** An act, when it was done and when it is delivered. */
  private record Sent(long stamp, long delivered, Act act) {}

  @Test
  void law3_disorderedPressesEndAsTheSamePressesInOrder() {
    int corrected = 0;
    int refused = 0;
    for (String time : TIMES) {
      for (int seed = 0; seed < GAMES; seed++) {
        Random random = new Random(seed * 31L + time.hashCode());
        Bench bench = play(time, random, Law3FuzzTest::press);
        corrected += (int) bench.lines().stream().filter(it -> it.contains("corrected")).count();
        refused += bench.refusals.size();
      }
    }
    assertThat(corrected).as("the games are worth playing").isGreaterThan(500);
    assertThat(refused).isZero();
  }

  @Test
  void law3_C5_noCallIsPrintedTwice() {
    for (String time : TIMES) {
      for (int seed = 0; seed < GAMES; seed++) {
        Bench bench = play(time, new Random(seed * 31L + time.hashCode()), Law3FuzzTest::press);
        assertThat(bench.lines().stream().filter(line -> line.contains("call")))
            .as("%s, game %d", time, seed)
            .doesNotHaveDuplicates();
      }
    }
  }

  @Test
  void law3_disorderedPassesSealsAndPausesEndAsTheSameInOrder() {
    for (String time : STEADY) {
      for (int seed = 0; seed < GAMES; seed++) {
        play(time, new Random(seed * 17L + time.hashCode()), Law3FuzzTest::anything);
      }
    }
  }

  private interface Choice {
    Act act(Random random, int number);
  }

  private static Act press(Random random, int number) {
    Side turn = number % 2 == 0 ? Side.BLACK : Side.WHITE;
    return random.nextInt(20) == 0
        ? new Act.Read()
        : new Act.Press(random.nextInt(5) == 0 ? turn.other() : turn);
  }

  private static Act anything(Random random, int number) {
    Side side = number % 2 == 0 ? Side.BLACK : Side.WHITE;
    return switch (random.nextInt(9)) {
      case 0 -> new Act.Pass(side);
      case 1 -> new Act.Propose(side);
      case 2 -> new Act.Seal(side);
      case 3 -> new Act.Pause();
      case 4, 5 -> Bench.act("{\"resume\":true}");
      default -> new Act.Press(side);
    };
  }

  private static Bench play(String time, Random random, Choice choice) {
    Bench bench = new Bench("{\"time\":" + time + "}");
    Act start = new Act.Start(Side.BLACK);
    bench.act(0, start);
    List<Sent> sent = sent(random, choice);
    for (Sent it : sent.stream().sorted(Comparator.comparing(Sent::delivered)).toList()) {
      if (random.nextInt(8) == 0) {
        bench.stallUntilNanos(it.delivered());
      }
      bench.untilNanos(it.delivered()).comes(it.stamp(), it.act());
    }
    bench.until(END + 0.03);
    List<Entry> ordered = new ArrayList<>(List.of(Entry.of(Tick.ZERO, start)));
    sent.stream()
        .sorted(Comparator.comparing(Sent::stamp))
        .forEach(it -> ordered.add(Entry.of(new Tick(it.stamp() - Bench.ORIGIN), it.act())));
    compare(time, bench, ordered);
    return bench;
  }

  private static List<Sent> sent(Random random, Choice choice) {
    List<Sent> sent = new ArrayList<>();
    Set<Long> stamps = new HashSet<>();
    int acts = 4 + random.nextInt(26);
    double step = LENGTH / acts;
    for (int number = 0; number < acts; number++) {
      long stamp = Bench.nanos(0.001 + (number + random.nextDouble()) * step);
      if (random.nextInt(4) == 0) {
        stamp = Bench.nanos(0.001 * Math.round((stamp - Bench.ORIGIN) / 1e6)); // on a boundary
      }
      if (stamps.add(stamp)) {
        sent.add(new Sent(stamp, stamp + delay(random), choice.act(random, number)));
      }
    }
    return sent;
  }

  private static long delay(Random random) {
    return switch (random.nextInt(6)) {
      case 0, 1 -> 0;
      case 2 -> random.nextLong(60_000_000L);
      case 3 -> 5_000_000_000L - random.nextLong(2);
      default -> random.nextLong(5_000_000_001L);
    };
  }

  private static void compare(String time, Bench bench, List<Entry> ordered) {
    assertThat(bench.replayed())
        .as(time)
        .isEqualTo(Bench.replayed(Bench.record(bench.setup, ordered)));
    MatchState state = MatchState.open(bench.setup);
    Set<String> stands = new HashSet<>();
    for (Entry entry : ordered) {
      state = take(stands, Referee.judge(state, entry.act(), entry.at()));
    }
    state = take(stands, Referee.elapse(state, tick(END)));
    assertThat(bench.stateNow())
        .as(time)
        .isEqualTo(Referee.elapse(state, tick(END + 0.03)).state());
    bench.lines().forEach(stands::remove);
    assertThat(stands).as("all that stands was shown, %s%n%s", time, bench.lines()).isEmpty();
  }

  private static Tick tick(double seconds) {
    return new Tick(Bench.nanos(seconds) - Bench.ORIGIN);
  }

  private static MatchState take(Set<String> stands, Referee.Judgement judgement) {
    for (Happening happening : judgement.happenings()) {
      stands.add(Bench.text(happening));
    }
    return judgement.state();
  }
}
