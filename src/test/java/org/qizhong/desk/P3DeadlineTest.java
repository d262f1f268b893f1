package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.clock.Side.BLACK;
import static org.qizhong.clock.Side.WHITE;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** P3 at a deadline and at the start card: both buttons at once, around an instant that decides. */
class P3DeadlineTest {
  private final DeskBench bench =
      new DeskBench(
          new MemoryJournal(),
          new Fittings(
              Speaker.SILENT,
              Buzzer.SILENT,
              SoundDesk.NONE,
              Optional.of(new FakeButtons()),
              Lamps.NONE,
              "test"));

  private List<String> of(String event) {
    return bench.lines().stream().filter(line -> line.contains(event)).toList();
  }

  @Test
  void P3_theMoverBeforeTheDeadlineAndTheOtherAfterIt() {
    bench.starts("10s").until(10.001).edges(BLACK, 9.9995, WHITE, 10.0004).until(11);
    assertThat(of("moved")).containsExactly("at:9.9995,moved,side:black,move:1,used:9.9995");
    assertThat(of("ignored")).containsExactly("at:10.0004,ignored,side:white");
    assertThat(of("flagged")).isEmpty();
  }

  @Test
  void P3_theOtherBeforeTheDeadlineAndTheMoverAfterIt() {
    bench.starts("10s").until(10.001).edges(WHITE, 9.9995, BLACK, 10.0004).until(11);
    assertThat(of("moved")).isEmpty();
    assertThat(of("flagged")).singleElement().asString().startsWith("at:10,");
  }

  @Test
  void P3_thePressAtTheDeadlinesInstantIsTheFlagsWhateverTheOtherDoes() {
    bench.starts("10s").until(10.001).edges(WHITE, 9.9999, BLACK, 10).until(11);
    assertThat(of("moved")).isEmpty();
    assertThat(of("flagged")).hasSize(1);
  }

  /** Law 3: the desk was held up, and has given the flag before the edges reach it. */
  @Test
  void P3_bothAtOnceBeforeTheDeadlineAreOneMoveWhenTheyComeAfterTheFlag() {
    bench.starts("10s").until(11);
    assertThat(of("flagged")).hasSize(1);
    bench.edges(WHITE, 9.9991).edges(BLACK, 9.999).until(12);
    assertThat(of("moved")).containsExactly("at:9.999,moved,side:black,move:1,used:9.999");
    assertThat(of("corrected")).hasSize(1);
    assertThat(bench.faceNow()).contains("status:running", "to-move:white");
  }

  @Test
  void P3_bothAtOnceConfirmTheCardAndStartNoClock() {
    bench.says("{\"card\":{\"time\":\"10s\"}}").until(5);
    bench.edges(WHITE, 5.0005, BLACK, 5).until(6);
    assertThat(bench.told).anyMatch(line -> line.contains("\"event\":\"match\""));
    assertThat(of("started")).isEmpty();
  }

  @Test
  void P2_theSecondConfirmationsChatterAndReleaseStartNoClock() {
    bench.says("{\"card\":{\"time\":\"10s\"}}").until(5);
    bench.edges(BLACK, 5).until(7);
    double[] stamps = {7, 7.003, 7.012, 8.5, 8.504, 8.509};
    for (int edge = 0; edge < stamps.length; edge++) {
      bench.desk.edge(new Edge(WHITE, DeskBench.nanos(stamps[edge]), edge % 2 == 0));
    }
    bench.until(20);
    assertThat(of("started")).isEmpty();
  }

  @Test
  void P3_bothAtOnceAtTheStartStartTheClockAndMoveNothing() {
    bench.says("{\"card\":{\"time\":\"10s\"}}").until(5);
    bench.edges(BLACK, 5, WHITE, 5.5).until(8);
    bench.edges(WHITE, 8, BLACK, 8.001).until(9);
    assertThat(of("started")).hasSize(1);
    assertThat(of("moved")).isEmpty();
  }
}
