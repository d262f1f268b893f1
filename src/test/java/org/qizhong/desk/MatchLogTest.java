package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.Side;

/** The log in the order of the stamps, in pages, and what a very long match forgets. */
class MatchLogTest {
  private final DeskBench desk = new DeskBench(new MemoryJournal());

  private List<String> log(String request) {
    return new Client(desk).says(request);
  }

  @Test
  void law3_aPressThatComesLateIsPutInItsPlace() {
    // C3: 5 s and 8 s of the period are called, and "left 2" at its end.
    desk.starts("0 + 3x10s").until(12);
    assertThat(log("{\"log\":1}"))
        .containsExactly(
            "log,n:1,at:0,of:at:0,started,side:black,by:referee,act:start:black",
            "log,n:4,at:10,of:at:10,period-used,side:black,left:2,by:clock",
            "log-end,n:5");
    desk.edges(Side.BLACK, 9.5);
    assertThat(log("{\"log\":1}"))
        .containsExactly(
            "log,n:1,at:0,of:at:0,started,side:black,by:referee,act:start:black",
            "log,n:4,at:9.5,of:at:9.5,moved,side:black,move:1,used:9.5,by:black",
            "log-end,n:4");
    assertThat(log("{\"log\":5}")).containsExactly("log-end,n:4");
  }

  @Test
  void law3_aRulingStaysInItsPlaceWhenAPressComesBeforeIt() {
    desk.starts("1h").until(5);
    desk.says("{\"ruling\":[{\"warn\":\"white\"},{\"note\":\"white\"}],\"why\":\"talking\"}");
    desk.until(6).edges(Side.BLACK, 4);
    assertThat(log("{\"log\":2}"))
        .containsExactly(
            "log,n:2,at:4,of:at:4,moved,side:black,move:1,used:4,by:black",
            "log,n:3,at:5,of:at:5,warned,side:white,total:1,why:talking,by:referee,"
                + "act:warn:white",
            "log,n:4,at:5,of:at:5,noted,side:white,why:talking,by:referee,"
                + "act:note:white,why:talking",
            "log-end,n:4");
  }

  @Test
  void anActOfWhichNothingCameIsThereAsItWasGiven() {
    desk.starts("1h").until(1).says("{\"pause\":true}").until(2).says("{\"pause\":\"white\"}");
    assertThat(log("{\"log\":3}"))
        .containsExactly("log,n:3,at:2,of:at:2,pause:white,by:white", "log-end,n:3");
  }

  @Test
  void aLongLogComesInPages() {
    desk.starts("1h");
    Side side = Side.BLACK;
    for (int move = 1; move <= 1_500; move++) {
      desk.presses(side);
      desk.until(move * 0.1);
      side = side.other();
    }
    List<String> first = log("{\"log\":1}");
    assertThat(first).hasSize(1_001).last().isEqualTo("log-end,n:1000,more:true");
    List<String> second = log("{\"log\":1001}");
    assertThat(second).last().isEqualTo("log-end,n:1501");
    assertThat(second).hasSize(502);
  }

  @Test
  void ofAVeryLongMatchTheOldestMovesAreForgottenAndNoRuling() {
    Bench bench = Bench.started("up").act(1, "{\"warn\":\"black\",\"why\":\"first\"}");
    Side side = Side.BLACK;
    for (int move = 1; move <= 10_005; move++) {
      bench.press(2 + move * 0.01, side);
      side = side.other();
    }
    List<MatchLog.Logged> kept = bench.match.log().from(1, true, Integer.MAX_VALUE);
    assertThat(kept).hasSize(10_000);
    assertThat(kept.get(0).line()).contains("started");
    assertThat(kept.get(1).line()).contains("warned");
    assertThat(kept.get(2).number()).isEqualTo(10);
    assertThat(kept.getLast().number()).isEqualTo(10_007);
  }

  @Test
  void withoutAMatchThereIsNoLog() {
    assertThat(log("{\"log\":1}").getLast()).contains("refused,reason:no match is open");
  }
}
