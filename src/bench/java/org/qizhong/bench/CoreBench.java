package org.qizhong.bench;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.MatchState;
import org.qizhong.match.Referee;
import org.qizhong.score.RuleSet;
import org.qizhong.score.Terms;

/**
 * A whole match of alternate presses, decided and evolved on one thread. One operation is one
 * match, so its time over its number of acts is the cost of an act; with {@code -prof gc} likewise
 * the allocation.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class CoreBench {
  private static final long STEP = 1_000_000;

  @Param({"24h", "0 + 5x60s", "30s/move + 10x60s", "0 + 25/20m carry", "24h + 5s/move"})
  private String time;

  @Param({"1000", "10000", "100000", "1000000"})
  private int acts;

  private MatchState open;

  @Setup
  public void open() throws Refusal {
    open =
        MatchState.open(
            org.qizhong.match.Setup.of(
                BySide.both(Notation.parse(time)),
                Terms.of(RuleSet.CN_2002, 19, 0, Optional.empty())));
  }

  /** {@code acts} presses, each a millisecond after the one before. */
  @Benchmark
  public MatchState match() {
    MatchState state = Referee.judge(open, new Act.Start(Side.BLACK), Tick.ZERO).state();
    Side side = Side.BLACK;
    for (int act = 1; act <= acts; act++) {
      state = Referee.judge(state, new Act.Press(side), new Tick(act * STEP)).state();
      side = side.other();
    }
    if (state.game().turns().number() != acts) {
      throw new IllegalStateException("not every press was a move");
    }
    return state;
  }
}
