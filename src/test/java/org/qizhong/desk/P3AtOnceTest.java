package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.clock.Side.BLACK;
import static org.qizhong.clock.Side.WHITE;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;

/** P3: both buttons at once change the turn once, by the earlier stamp where it was the mover's. */
class P3AtOnceTest {
  private final FakeButtons buttons = new FakeButtons();
  private final MemoryJournal journal = new MemoryJournal();
  private final DeskBench bench =
      new DeskBench(
              journal,
              new Fittings(
                  Speaker.SILENT,
                  Buzzer.SILENT,
                  SoundDesk.NONE,
                  Optional.of(buttons),
                  Lamps.NONE,
                  "test"))
          .starts("60m");

  private List<String> after(double seconds) {
    return bench.until(seconds).lines();
  }

  @Test
  void P3_theMoversEarlierPressCountsAndTheOthersIsIgnored() {
    bench.until(10).edges(BLACK, 10, WHITE, 10.001);
    assertThat(after(11))
        .endsWith("at:10,moved,side:black,move:1,used:10", "at:10.001,ignored,side:white");
  }

  @Test
  void P3_theOthersEarlierPressIsIgnoredAndTheMoversCounts() {
    bench.until(10).edges(WHITE, 10, BLACK, 10.001);
    assertThat(after(11))
        .endsWith("at:10,ignored,side:white", "at:10.001,moved,side:black,move:1,used:10.001");
  }

  @Test
  void P3_atOnceIsLessThanFortyMilliseconds() {
    bench.until(10).edges(BLACK, 10, WHITE, 10.039999999);
    assertThat(after(11)).last().isEqualTo("at:10.039999999,ignored,side:white");
    bench.until(20).edges(WHITE, 20, BLACK, 20.04);
    assertThat(after(21))
        .endsWith(
            "at:20,moved,side:white,move:2,used:10", "at:20.04,moved,side:black,move:3,used:0.04");
  }

  @Test
  void P3_whatWasPressedAtOnceIsNoAct() throws Exception {
    bench.until(10).edges(BLACK, 10, WHITE, 10.001);
    bench.until(11);
    bench.desk.drainJournal();
    assertThat(journal.acts()).doesNotContain(new Act.Press(WHITE));
  }

  @Test
  void P3_aKeyOrTouchHasNoStampOfTheKernelAndIsTakenAsItComes() {
    bench.until(10).says("{\"press\":\"black\"}");
    bench.until(10.001).says("{\"press\":\"white\"}");
    assertThat(after(11)).last().isEqualTo("at:10.001,moved,side:white,move:2,used:0.001");
  }

  @Test
  void P3_bothAtOnceAreOnePressWhenTheyAreDeliveredLateToo() {
    bench.until(12).edges(BLACK, 10, WHITE, 10.001);
    assertThat(after(13)).contains("at:10,moved,side:black,move:1,used:10");
    assertThat(after(13)).noneMatch(line -> line.contains("moved,side:white"));
  }

  /** The kernel hands two lines' edges over in either order. */
  @Test
  void P3_theEarlierStampDecidesWhicheverComesFirst() throws Exception {
    bench.until(10.01).edges(WHITE, 10.001);
    bench.edges(BLACK, 10);
    assertThat(after(11))
        .contains("at:10,moved,side:black,move:1,used:10")
        .noneMatch(line -> line.contains("moved,side:white"));
    bench.desk.drainJournal();
    assertThat(journal.acts()).contains(new Act.Press(BLACK)).doesNotContain(new Act.Press(WHITE));
  }

  @Test
  void P3_twoHundredTimesWithinAMillisecondInEitherOrder() {
    Random random = new Random(3);
    Side mover = BLACK;
    for (int time = 1; time <= 200; time++) {
      boolean moverFirst = random.nextBoolean();
      double first = time;
      double second = time + (1 + random.nextInt(1_000_000)) / 1e9;
      bench
          .until(time)
          .edges(
              moverFirst ? mover : mover.other(),
              first,
              moverFirst ? mover.other() : mover,
              second);
      String now =
          String.valueOf(
              after(time + 0.5).stream().filter(it -> it.contains("moved")).toList().getLast());
      assertThat(now).contains("side:" + mover.id() + ",move:" + time + ",");
      mover = mover.other();
    }
    assertThat(after(201).stream().filter(line -> line.contains("moved"))).hasSize(200);
    assertThat(after(201).stream().filter(line -> line.contains("ignored"))).hasSize(200);
  }
}
