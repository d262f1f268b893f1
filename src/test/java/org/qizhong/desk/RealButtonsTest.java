package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.clock.Side.BLACK;
import static org.qizhong.clock.Side.WHITE;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.Side;

/** Real buttons at the desk: lost and found, at fault, exchanged; the lamps beside them. */
class RealButtonsTest {
  private final FakeButtons buttons = new FakeButtons();
  private final List<Optional<Side>> lit = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();
  private final Buzzer buzzer =
      new Buzzer() {
        @Override
        public void plan(List<Planned> buzzes) {}

        @Override
        public void buzz(org.qizhong.match.Happening happening) {}

        @Override
        public void fault() {
          faults.add("fault");
        }
      };
  private final DeskBench bench =
      new DeskBench(
          new MemoryJournal(),
          new Fittings(
              Speaker.SILENT, buzzer, SoundDesk.NONE, Optional.of(buttons), this::lamp, "test"));
  private final Buttons.Listener wires = bench.desk.wires();

  private void lamp(Optional<Side> running) {
    if (lit.isEmpty() || !lit.getLast().equals(running)) {
      lit.add(running);
    }
  }

  private String lastDesk() {
    return bench.told.stream().filter(it -> it.contains("\"desk\"")).toList().getLast();
  }

  private String alarm() {
    return bench.lines().stream().filter(it -> it.startsWith("alarm")).toList().getLast();
  }

  @Test
  void aLostChipMakesTheFacesButtonsAndTheClockGoesOn() {
    bench.starts("60m").until(5);
    wires.lost("the lines: the device has gone");
    bench.until(6);
    assertThat(alarm()).isEqualTo("alarm,what:buttons,reason:the lines: the device has gone");
    assertThat(lastDesk())
        .isEqualTo("{\"event\":\"desk\",\"buttons\":\"screen\",\"version\":\"test\"}");
    assertThat(faults).hasSize(1);
    bench.until(10).says("{\"press\":\"black\"}").until(11);
    assertThat(bench.lines()).contains("at:10,moved,side:black,move:1,used:10");
    wires.back();
    bench.until(12);
    assertThat(alarm()).isEqualTo("alarm,what:buttons,reason:");
    assertThat(lastDesk()).contains("\"buttons\":\"gpio\",\"swapped\":false");
    wires.edge(new Edge(WHITE, DeskBench.nanos(12.5), true));
    bench.until(13);
    assertThat(bench.lines()).contains("at:12.5,moved,side:white,move:2,used:2.5");
  }

  @Test
  void aNewcomerIsToldHowTheButtonsStandNow() {
    wires.lost("gone");
    bench.until(1);
    bench.told.clear();
    bench.desk.attach(bench);
    bench.until(2);
    assertThat(bench.told.getFirst()).contains("\"buttons\":\"screen\"");
    assertThat(alarm()).isEqualTo("alarm,what:buttons,reason:gone");
  }

  private Edge edge(Side side, double seconds, boolean pressed) {
    return new Edge(side, DeskBench.nanos(seconds), pressed);
  }

  @Test
  void P2_aButtonThatIsHeldPressesOnceAndIsNamedAfterTenSeconds() {
    bench.starts("60m").until(5);
    wires.edge(edge(BLACK, 5, true));
    bench.until(14.9);
    assertThat(bench.lines()).noneMatch(line -> line.startsWith("alarm"));
    bench.until(15.2);
    assertThat(alarm())
        .isEqualTo(
            "alarm,what:button.black.held,reason:down for over 10 s: let it go; or look for a"
                + " short, or at button.active");
    assertThat(faults).as("no signal for a hand that leans on it").isEmpty();
    wires.edge(edge(BLACK, 16, false));
    bench.until(17);
    assertThat(alarm()).isEqualTo("alarm,what:button.black.held,reason:");
    assertThat(bench.lines()).filteredOn(line -> line.contains("moved")).hasSize(1);
  }

  @Test
  void P2_aButtonThatIsDownFromTheFirstIsNamedToo() {
    wires.level(edge(WHITE, 0, true));
    bench.until(9.9);
    assertThat(bench.lines()).noneMatch(line -> line.startsWith("alarm"));
    bench.until(10.2);
    assertThat(alarm()).startsWith("alarm,what:button.white.held,reason:down for over 10 s");
    wires.lost("gone");
    bench.until(10.4);
    assertThat(bench.lines()).contains("alarm,what:button.white.held,reason:");
  }

  @Test
  void aGapSaysThatAPressMayBeMissingForAMinute() {
    bench.starts("60m").until(5);
    wires.gap("between 4 s and 5 s");
    bench.until(64.9);
    assertThat(alarm())
        .isEqualTo(
            "alarm,what:buttons,reason:edges were lost between 4 s and 5 s: a press may be"
                + " missing");
    bench.until(65.2);
    assertThat(alarm()).isEqualTo("alarm,what:buttons,reason:");
    assertThat(lastDesk()).as("the buttons are there all the while").contains("gpio");
  }

  @Test
  void aButtonAtFaultPressesNothingAndTheClockKeepsItsState() {
    bench.starts("60m").until(10);
    for (long ms = 10_000; ms <= 12_500; ms += 10) {
      wires.edge(new Edge(WHITE, DeskBench.nanos(ms / 1e3), ms % 20 == 0));
    }
    bench.until(12.5);
    assertThat(alarm()).startsWith("alarm,what:button.white,reason:button fault");
    bench.edges(BLACK, 13, WHITE, 13.3);
    bench.until(13.4);
    assertThat(bench.lines())
        .contains("at:13,moved,side:black,move:1,used:13")
        .noneMatch(line -> line.contains("moved,side:white"));
    bench.until(14.4);
    assertThat(alarm()).isEqualTo("alarm,what:button.white,reason:");
    bench.edges(WHITE, 15).until(16);
    assertThat(bench.lines()).contains("at:15,moved,side:white,move:2,used:2");
  }

  /** The desk stood still; when it wakes it looks at the faults before it has the edges. */
  @Test
  void law3_aButtonAtFaultStaysSoWhenItsEdgesComeAfterTheDeskWoke() {
    bench.starts("60m").until(10).edges(BLACK, 10).until(11);
    for (long ms = 11_000; ms <= 14_000; ms += 10) {
      wires.edge(new Edge(BLACK, DeskBench.nanos(ms / 1e3), ms % 20 == 0));
    }
    bench.until(14).edges(WHITE, 14).until(14.1).stallUntil(30).wake();
    int before = bench.lines().size();
    for (long ms = 14_010; ms <= 30_000; ms += 10) {
      wires.edge(new Edge(BLACK, DeskBench.nanos(ms / 1e3), ms % 20 == 0));
    }
    bench.until(30.5);
    assertThat(bench.lines().subList(before, bench.lines().size()))
        .noneMatch(line -> line.contains("moved") || line.contains("ignored"));
    assertThat(alarm()).startsWith("alarm,what:button.black,reason:button fault");
  }

  /**
   * The finger goes down before the exchange and up after it; its first edge waits in the queue.
   */
  @Test
  void theSidesExchangedWhileAButtonMovesNoReleaseBecomesAPress() {
    bench.says("{\"card\":{\"time\":\"60m\"}}").until(1);
    wires.edge(new Edge(BLACK, DeskBench.nanos(1), true));
    bench.says("{\"buttons\":{\"swapped\":true}}");
    wires.edge(new Edge(BLACK, DeskBench.nanos(1.2), false));
    bench.until(2);
    assertThat(bench.lastTold()).contains("\"event\":\"card\"", "\"confirmed\":[]");
    wires.edge(new Edge(BLACK, DeskBench.nanos(3), true));
    bench.until(3.1);
    assertThat(bench.lastTold()).contains("\"confirmed\":[\"white\"]");
  }

  /** Before the exchange, though it is read after it: it was the other player's hand. */
  @Test
  void law3_aPressStampedBeforeTheExchangeIsTheSidesOfBefore() {
    bench.says("{\"time\":\"60m\",\"resumes\":\"both\"}");
    bench.says("{\"start\":\"black\"}").until(5).says("{\"pause\":true}").until(6);
    bench.says("{\"buttons\":{\"swapped\":true}}");
    wires.edge(new Edge(BLACK, DeskBench.nanos(5.9), true));
    bench.until(6.1);
    assertThat(bench.lines()).last().asString().startsWith("at:5.9,").endsWith("side:black");
  }

  @Test
  void onlyTheRunningSidesLampIsLit() {
    bench.until(1).starts("60m").until(2);
    bench.edges(BLACK, 3).until(4);
    bench.says("{\"pause\":true}").until(5);
    bench.says("{\"resume\":true}").until(6);
    bench.says("{\"end\":\"resign\",\"side\":\"white\"}").until(7);
    assertThat(lit)
        .containsExactly(
            Optional.empty(),
            Optional.of(BLACK),
            Optional.of(WHITE),
            Optional.empty(),
            Optional.of(WHITE),
            Optional.empty());
  }

  @Test
  void theSidesAreExchangedAndEveryoneIsTold() {
    bench.says("{\"buttons\":{\"swapped\":true}}");
    assertThat(buttons.swapped).isTrue();
    assertThat(lastDesk()).contains("\"buttons\":\"gpio\",\"swapped\":true");
    bench.says("{\"buttons\":{\"swapped\":false}}");
    assertThat(buttons.swapped).isFalse();
  }

  @Test
  void aCardThatLiesIsToBeConfirmedAnewAfterAnExchange() {
    bench.says("{\"card\":{\"time\":\"60m\"}}").until(1);
    bench.edges(BLACK, 1.5).until(2);
    assertThat(bench.lastTold()).contains("\"confirmed\":[\"black\"]");
    bench.says("{\"buttons\":{\"swapped\":true}}").until(3);
    assertThat(bench.lastTold()).contains("\"event\":\"card\"", "\"confirmed\":[]");
  }

  @Test
  void R16_noExchangeWhileAClockRuns() {
    bench.starts("60m").until(1).says("{\"buttons\":{\"swapped\":true}}");
    assertThat(buttons.swapped).isFalse();
    assertThat(bench.lines())
        .last()
        .asString()
        .endsWith(
            "refused,reason:buttons: a clock runs; pause it before their sides are exchanged");
    bench.says("{\"pause\":true}").says("{\"buttons\":{\"swapped\":true}}");
    assertThat(buttons.swapped).isTrue();
  }

  @Test
  void noExchangeWithoutRealButtons() {
    wires.lost("gone");
    bench.until(1).says("{\"buttons\":{\"swapped\":true}}");
    assertThat(bench.lines())
        .last()
        .asString()
        .contains("refused,reason:buttons: there are no real ones");
  }

  @Test
  void whatCouldNotBeKeptIsAnAlarmOfItsOwn() {
    wires.notKept("gpio.properties cannot be written: disk full");
    bench.until(1);
    assertThat(alarm())
        .isEqualTo("alarm,what:buttons.kept,reason:gpio.properties cannot be written: disk full");
  }
}
