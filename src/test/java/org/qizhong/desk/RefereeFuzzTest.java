package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.MatchState;
import org.qizhong.match.RandomActs;
import org.qizhong.record.Entry;

/**
 * Rulings of several acts among presses, sensible and not, delivered late and out of order: the
 * record leads to what was shown, a ruling stands in it whole or not at all, and the log that was
 * kept is the one that the record gives.
 */
class RefereeFuzzTest {
  private static final int GAMES = 60;
  private static final double END = 40;

  @Test
  void law3_law6_theRecordAndTheLogAreThoseOfTheOrderOfTheStamps() {
    int rulings = 0;
    int refused = 0;
    int late = 0;
    for (String time : RandomActs.METHODS) {
      for (int seed = 0; seed < GAMES; seed++) {
        Random random = new Random(seed * 31L + time.hashCode());
        Bench bench = play(time, random);
        assertThat(bench.replayed()).as(time).isNotEmpty();
        assertThat(bench.replayedState()).as("%s, game %d", time, seed).isEqualTo(bench.stateNow());
        theLogIsTheRecords(bench, time + ", game " + seed);
        rulings += (int) bench.journal.stream().filter(it -> it.why().isPresent()).count();
        refused += bench.refusals.size();
        late += (int) bench.lines().stream().filter(it -> it.contains("corrected")).count();
      }
    }
    assertThat(rulings).as("the games are worth playing").isGreaterThan(1_000);
    assertThat(refused).isGreaterThan(1_000);
    assertThat(late).isGreaterThan(20);
  }

  private static Bench play(String time, Random random) {
    Bench bench = new Bench("{\"time\":\"" + time + "\"}");
    RandomActs acts = new RandomActs(random);
    bench.act(0, "{\"start\":\"black\"}");
    double now = 0;
    for (int number = 0; number < 30; number++) {
      now += random.nextDouble();
      double stamp = Math.max(0.001, now - (random.nextInt(3) == 0 ? random.nextDouble() * 4 : 0));
      bench.until(now).comes(arrival(Bench.nanos(stamp), random, acts, bench.match.state()));
    }
    return bench.until(END).act(END, "{\"read\":true}").until(END + 0.1);
  }

  private static Arrival arrival(long stamp, Random random, RandomActs acts, MatchState state) {
    int count = random.nextInt(3) == 0 ? 2 + random.nextInt(2) : 1;
    List<Entry> entries = new ArrayList<>();
    for (int index = 0; index < count; index++) {
      Act act = count > 1 ? acts.any(random.nextInt(29)) : acts.act(state);
      entries.add(count > 1 ? Entry.because("ruling", Tick.ZERO, act) : Entry.of(Tick.ZERO, act));
    }
    return new Arrival(stamp, entries, Optional.empty());
  }

  private static void theLogIsTheRecords(Bench bench, String game) {
    MatchLog log = new MatchLog(bench.setup);
    MatchState state = MatchState.open(bench.setup);
    for (Entry entry : bench.journal) {
      Verdict verdict = Verdict.of(state, List.of(entry), entry.at());
      verdict.pieces().forEach(log::judged);
      state = verdict.state();
    }
    List<String> kept = lines(bench.match.log());
    List<String> rebuilt = lines(log);
    assertThat(kept.subList(0, rebuilt.size())).as(game).isEqualTo(rebuilt);
    assertThat(kept.subList(rebuilt.size(), kept.size()))
        .as(game)
        .allMatch(line -> line.contains("\"by\":\"clock\""));
  }

  private static List<String> lines(MatchLog log) {
    return log.from(1, true, Integer.MAX_VALUE).stream().map(MatchLog.Logged::line).toList();
  }
}
