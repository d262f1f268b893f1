package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyList;
import static org.mockito.ArgumentMatchers.anyLong;
import static org.mockito.ArgumentMatchers.contains;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.atLeastOnce;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;
import static org.qizhong.clock.Side.BLACK;
import static org.qizhong.clock.Side.WHITE;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.mockito.InOrder;
import org.qizhong.match.Act;
import org.qizhong.record.Entry;

/**
 * Law 6: written before it is shown; a disk in trouble delays nothing for long and loses nothing.
 */
class Law6WrittenFirstTest {
  private static final long MS = 1_000_000;

  private final MemoryJournal disk = new MemoryJournal();

  private static Journal mockedJournal() throws Exception {
    Journal journal = mock(Journal.class);
    when(journal.unfinished()).thenReturn(Optional.empty());
    return journal;
  }

  private static List<Entry> press() {
    return anyList();
  }

  @Test
  void law6_anActIsInTheJournalBeforeAnyViewSpeakerOrBuzzerKnowsOfIt() throws Exception {
    Journal journal = mockedJournal();
    View view = mock(View.class);
    Speaker speaker = mock(Speaker.class);
    Buzzer buzzer = mock(Buzzer.class);
    DeskBench bench = new DeskBench(journal, speaker, buzzer);
    bench.desk.attach(view);
    bench.starts("10m").until(3).presses(BLACK);
    InOrder order = inOrder(journal, view, speaker, buzzer);
    order.verify(journal).appendAll(press());
    order.verify(view).show(contains("started"));
    order.verify(journal).appendAll(press());
    order.verify(view).show(contains("moved"));
    order.verify(speaker).announce(any(), any());
    order.verify(buzzer).buzz(any());
  }

  @Test
  void law6_theRecordIsBegunBeforeTheMatchIsShown() throws Exception {
    Journal journal = mockedJournal();
    View view = mock(View.class);
    DeskBench bench = new DeskBench(journal);
    bench.desk.attach(view);
    bench.says("{\"time\":\"10m\"}");
    InOrder order = inOrder(journal, view);
    order.verify(journal).open(any());
    order.verify(view).opened(any());
  }

  @Test
  void law6_theRecordIsBegunBeforeAConfirmedCardIsGone() throws Exception {
    Journal journal = mockedJournal();
    View view = mock(View.class);
    DeskBench bench = new DeskBench(journal);
    bench.desk.attach(view);
    bench.says("{\"card\":{\"time\":\"10m\"},\"late\":{\"white\":60}}");
    bench.presses(BLACK).presses(WHITE);
    InOrder order = inOrder(journal, view);
    order.verify(view).line(contains("\"confirmed\":[\"black\"]"));
    order.verify(journal).open(any());
    order.verify(view).line("{\"event\":\"card\"}");
    order.verify(view).line(contains("\"event\":\"match\""));
    order.verify(journal).appendAll(press());
    order.verify(view).show(contains("\"deducted\":120"));
  }

  @Test
  void law6_aBoundaryIsNotedAsWatchedBeforeItIsShown() throws Exception {
    Journal journal = mockedJournal();
    View view = mock(View.class);
    DeskBench bench = new DeskBench(journal).starts("10s");
    bench.desk.attach(view);
    bench.until(10.1);
    InOrder order = inOrder(journal, view);
    order
        .verify(journal, atLeastOnce())
        .watched(eq(new org.qizhong.clock.Tick(10_000 * MS)), eq(DeskBench.ORIGIN));
    order.verify(view).show(contains("flagged"));
  }

  @Test
  void law3_law6_aNewOrderIsInTheJournalBeforeItIsShown() throws Exception {
    Journal journal = mockedJournal();
    View view = mock(View.class);
    DeskBench bench = new DeskBench(journal).starts("10s");
    bench.desk.attach(view);
    bench.until(12).desk.edge(new Edge(BLACK, DeskBench.nanos(9.5)));
    bench.desk.step();
    InOrder order = inOrder(journal, view);
    order.verify(view).show(contains("flagged"));
    order.verify(journal).replaceLast(eq(0), any());
    order.verify(view).show(contains("corrected"));
  }

  @Test
  void law6_aRefusedActIsNotWritten() throws Exception {
    Journal journal = mockedJournal();
    DeskBench bench = new DeskBench(journal).says("{\"time\":\"10m\"}").says("{\"swap\":1}");
    bench.says("{\"agree\":\"black\"}");
    verify(journal, never()).appendAll(any());
    verify(journal, never()).watched(any(), anyLong());
  }

  @Test
  void law6_aDiskThatHangsDelaysShowingByTwoHundredMillisecondsWithAnAlarm() {
    DeskBench bench = new DeskBench(disk).starts("10m").until(1);
    disk.stick();
    long began = System.nanoTime();
    bench.presses(BLACK);
    long took = System.nanoTime() - began;
    assertThat(bench.lines()).contains("at:1,moved,side:black,move:1,used:1");
    assertThat(took).isBetween(190 * MS, 350 * MS);
    bench.until(1.05);
    assertThat(bench.lines()).anyMatch(line -> line.startsWith("alarm,what:journal,reason:the"));
    disk.unstick();
    DeskBench.eventually(() -> disk.acts().size() == 2);
    bench.until(1.3);
    DeskBench.eventually(() -> endsWith(bench, "alarm,what:journal,reason:"));
  }

  @Test
  void law6_fivePressesWhileTheDiskHangsAreEachShownTwoHundredMillisecondsAfterTheyCame() {
    DeskBench bench = new DeskBench(disk).starts("10m").until(1);
    disk.stick();
    for (int press = 0; press < 5; press++) {
      bench.desk.edge(new Edge(press % 2 == 0 ? BLACK : WHITE, bench.now() + press * 50 * MS));
    }
    long began = System.nanoTime();
    bench.until(1.25);
    long took = System.nanoTime() - began;
    disk.unstick();
    assertThat(bench.lines().stream().filter(line -> line.contains("moved"))).hasSize(5);
    assertThat(took).isLessThan(400 * MS);
    DeskBench.eventually(() -> disk.acts().size() == 6);
    assertThat(disk.acts())
        .containsExactly(
            new Act.Start(BLACK),
            new Act.Press(BLACK),
            new Act.Press(WHITE),
            new Act.Press(BLACK),
            new Act.Press(WHITE),
            new Act.Press(BLACK));
  }

  @Test
  void law10_aFullDiskRaisesAnAlarmAndTheClockGoesOn() {
    DeskBench bench = new DeskBench(disk).starts("10s");
    disk.full(true);
    bench.until(2).presses(BLACK).until(3).presses(WHITE);
    assertThat(bench.lines()).contains("at:3,moved,side:white,move:2,used:1");
    assertThat(bench.lines()).contains("alarm,what:journal,reason:No space left on device");
    bench.until(12);
    assertThat(bench.lines()).contains("at:11,flagged,side:black");
  }

  @Test
  void law6_theBacklogIsWrittenInOrderAndOnceWhenTheDiskWorksAgainAndTheAlarmEnds() {
    DeskBench bench = new DeskBench(disk).starts("10m");
    disk.full(true);
    bench.until(2).presses(BLACK).until(3).presses(WHITE).until(5);
    assertThat(disk.acts()).containsExactly(new Act.Start(BLACK));
    disk.full(false);
    bench.until(5.2);
    DeskBench.eventually(() -> disk.acts().size() >= 3);
    bench.until(5.4);
    assertThat(disk.acts())
        .isEqualTo(List.of(new Act.Start(BLACK), new Act.Press(BLACK), new Act.Press(WHITE)));
    DeskBench.eventually(() -> endsWith(bench, "alarm,what:journal,reason:"));
  }

  @Test
  void law6_aPausedMatchsBacklogIsWrittenTooWhenTheDiskWorksAgain() {
    DeskBench bench = new DeskBench(disk).starts("10m").until(2);
    disk.full(true);
    bench.says("{\"pause\":true}").until(3);
    disk.full(false);
    bench.until(10);
    DeskBench.eventually(() -> disk.acts().size() == 2);
  }

  @Test
  void law6_anActIsWrittenOnceThoughNotingTheWatchFails() {
    DeskBench bench = new DeskBench(disk).says("{\"time\":\"10m\"}");
    disk.watchFull(true);
    bench.says("{\"start\":\"black\"}").presses(BLACK).until(4);
    disk.watchFull(false);
    bench.until(5).presses(WHITE);
    DeskBench.eventually(() -> disk.acts().contains(new Act.Press(WHITE)));
    assertThat(disk.acts())
        .containsExactly(new Act.Start(BLACK), new Act.Press(BLACK), new Act.Press(WHITE));
  }

  @Test
  void law10_whoComesWhileTheDiskIsFullIsToldSo() {
    DeskBench bench = new DeskBench(disk).starts("10m");
    disk.full(true);
    bench.until(2).presses(BLACK).until(3);
    View late = mock(View.class);
    bench.desk.attach(late);
    bench.desk.step();
    verify(late).alarm(eq("journal"), contains("No space left on device"));
  }

  /** The newest alarm, once what the journal's thread has reported is shown. */
  private static boolean endsWith(DeskBench bench, String alarm) {
    bench.desk.step();
    return bench.lines().stream()
        .filter(line -> line.startsWith("alarm"))
        .reduce((first, second) -> second)
        .filter(alarm::equals)
        .isPresent();
  }
}
