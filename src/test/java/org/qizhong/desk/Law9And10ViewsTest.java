package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyString;
import static org.mockito.ArgumentMatchers.contains;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.qizhong.clock.Side.BLACK;
import static org.qizhong.clock.Side.WHITE;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Law 9: what does not fit is refused. Law 10: a view that fails never stops the clock. */
class Law9And10ViewsTest {
  private final MemoryJournal disk = new MemoryJournal();

  private static View broken() {
    View view = mock(View.class);
    RuntimeException failure = new IllegalStateException("the screen is dead");
    doThrow(failure).when(view).show(anyString());
    doThrow(failure).when(view).face(anyString());
    doThrow(failure).when(view).opened(any());
    doThrow(failure).when(view).refused(any());
    return view;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[]",
        "null",
        "\u0000\u0001",
        "{\"press\":\"green\"}",
        "{\"press\":\"black\",\"pass\":\"black\"}",
        "{\"at\":3,\"press\":\"black\"}",
        "{\"jump\":true}",
        "{\"adjust\":\"black\",\"by\":1e999999999}",
        "{\"adjust\":\"black\",\"by\":-1e-999999999}",
        "{\"number\":99999999999999999999}",
        "{\"set\":\"black\",\"reading\":null}",
        "{\"resume\":null}",
        "{\"end\":7}",
        "{\"count\":{}}",
        "{\"count\":null}",
        "{\"time\":null}",
        "{\"time\":\"60x\"}",
        "{\"time\":\"10m\",\"events\":[]}",
        "{\"close\":false}",
        "{\"agree\":\"black\"}",
        "{\"rule-pass\":\"black\"}",
        "{\"confirm\":true}"
      })
  void law9_whatDoesNotFitIsRefusedToItsSenderOnlyAndChangesNothing(String line) {
    DeskBench bench = new DeskBench(disk).starts("10m").until(1);
    View sender = mock(View.class);
    bench.desk.attach(sender);
    bench.desk.step();
    final int shown = bench.shown.size();
    final String face = bench.faceNow();
    bench.desk.submit(line, bench.now(), sender);
    bench.desk.step();
    verify(sender).refused(any());
    assertThat(bench.shown).hasSize(shown);
    assertThat(bench.faceNow()).isEqualTo(face);
    assertThat(disk.acts()).hasSize(1);
  }

  @Test
  void law9_aSecondHeaderWhileAMatchIsUnfinishedIsRefused() {
    DeskBench bench = new DeskBench(disk).starts("10m").until(1).says("{\"time\":\"5m\"}");
    assertThat(bench.lines()).last().asString().startsWith("at:1,refused,reason:a match is");
    assertThat(bench.faceNow()).contains("status:running");
  }

  @Test
  void law9_anActWithoutAMatchIsRefused() {
    DeskBench bench = new DeskBench(disk).says("{\"start\":\"black\"}");
    assertThat(bench.lines()).singleElement().asString().contains("refused");
  }

  @Test
  void law9_aHeaderOpensTheNextMatchOnceTheResultIsConfirmed() {
    DeskBench bench = new DeskBench(disk).starts("10m").until(1);
    bench
        .says("{\"end\":\"draw\",\"why\":\"x\"}")
        .says("{\"time\":\"5m\"}")
        .says("{\"confirm\":true}");
    assertThat(bench.faceNow()).contains("status:confirmed");
    bench.says("{\"time\":\"5m\"}");
    assertThat(bench.faceNow()).contains("status:ready").contains("shown:5:00");
  }

  @Test
  void law10_aViewThatFailsTakesNothingFromTheOthers() {
    DeskBench bench = new DeskBench(disk);
    View good = mock(View.class);
    bench.desk.attach(broken());
    assertThatCode(bench.desk::step).doesNotThrowAnyException();
    bench.desk.attach(good);
    assertThatCode(
            () ->
                bench
                    .starts("10s")
                    .until(2)
                    .presses(BLACK)
                    .until(3)
                    .says("{\"pass\":\"white\"}")
                    .until(4)
                    .says("{\"pass\":\"black\"}")
                    .until(20))
        .doesNotThrowAnyException();
    verify(good).show(contains("started"));
    verify(good).show(contains("moved"));
    verify(good).show(contains("paused"));
  }

  @Test
  void law10_aSpeakerAndABuzzerThatFailTakeNothingFromTheViews() {
    RuntimeException unplugged = new IllegalStateException("unplugged");
    Speaker speaker = mock(Speaker.class);
    doThrow(unplugged).when(speaker).plan(any());
    doThrow(unplugged).when(speaker).announce(any(), any());
    Buzzer buzzer = mock(Buzzer.class);
    doThrow(unplugged).when(buzzer).buzz(any());
    doThrow(unplugged).when(buzzer).plan(any());
    DeskBench bench = new DeskBench(disk, speaker, buzzer);
    assertThatCode(() -> bench.starts("0 + 1x10s").until(2).presses(BLACK).until(20))
        .doesNotThrowAnyException();
    assertThat(bench.lines())
        .contains("at:0,started,side:black", "at:2,moved,side:black,move:1,used:2")
        .contains("at:12,call,side:white,say:10", "at:12,flagged,side:white");
  }

  @Test
  void law10_theDesksThreadOutlivesAViewThatFails() throws Exception {
    List<String> seen = new CopyOnWriteArrayList<>();
    try (Desk desk = new Desk(new SystemTicker(), disk, Speaker.SILENT, Buzzer.SILENT)) {
      desk.start();
      View broken = broken();
      desk.attach(seen::add);
      desk.attach(broken);
      desk.submit("{\"time\":\"10m\"}", System.nanoTime(), broken);
      desk.submit("{\"start\":\"black\"}", System.nanoTime(), broken);
      desk.submit("nonsense", System.nanoTime(), broken);
      long black = System.nanoTime();
      desk.edge(new Edge(BLACK, black));
      DeskBench.eventually(() -> seen.stream().anyMatch(line -> line.contains("moved")));
      desk.edge(new Edge(WHITE, black + LockOut.TIME.toNanos())); // P3: no longer at once with it
      DeskBench.eventually(() -> seen.stream().anyMatch(line -> line.contains("\"move\":2")));
    }
  }

  @Test
  void law3_law10_aViewThatFailsWhileActsAreReorderedLosesNone() {
    DeskBench bench = new DeskBench(disk).starts("0 + 1x10s").until(11);
    View broken = broken();
    bench.desk.submit("{\"rule-pass\":\"black\"}", bench.now(), broken);
    bench.until(11.5).presses(WHITE).until(12);
    bench.desk.edge(new Edge(BLACK, DeskBench.nanos(9.5)));
    assertThatCode(bench.desk::step).doesNotThrowAnyException();
    DeskBench.eventually(() -> disk.acts().size() == 3);
    assertThat(bench.lines())
        .contains("at:9.5,moved,side:black,move:1,used:9.5")
        .contains("at:11.5,moved,side:white,move:2,used:2");
  }

  @Test
  void law10_whoHasLeftIsShownNothing() {
    View gone = mock(View.class);
    DeskBench bench = new DeskBench(disk);
    bench.desk.attach(gone);
    bench.desk.step();
    bench.desk.detach(gone);
    bench.starts("10m");
    verify(gone, never()).show(contains("started"));
  }

  @Test
  void law10_whoHasLeftBeforeTheDeskTookHimInIsShownNothing() {
    View gone = mock(View.class);
    DeskBench bench = new DeskBench(disk);
    bench.desk.attach(gone);
    bench.desk.detach(gone);
    bench.starts("10m");
    verify(gone, never()).show(contains("started"));
  }

  @Test
  void law5_facesComeTenTimesASecondAndAfterEveryHappening() {
    DeskBench bench = new DeskBench(disk).starts("10m").until(1);
    bench.faces.clear();
    bench.until(11);
    assertThat(bench.faces.size()).isBetween(98, 102);
    bench.until(11.05).presses(BLACK);
    assertThat(Bench.text(bench.faces.getLast())).contains("to-move:white,move:1");
  }
}
