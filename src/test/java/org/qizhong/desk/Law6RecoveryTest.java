package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.qizhong.clock.Side.BLACK;
import static org.qizhong.clock.Side.WHITE;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.store.FileJournal;

/** Law 6: a killed desk loses nothing, and time nobody watched is never charged. */
class Law6RecoveryTest {
  @TempDir private Path data;
  private Machine machine;

  @BeforeEach
  void switchOn() {
    machine = new Machine(data);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.0, 0.5, 9.9, 10.0})
  void law6_afterAGapUpToTenSecondsTheMatchGoesOnAndTheGapIsCredited(double gap) {
    machine.newDesk().starts("10m").until(2).presses(BLACK).until(7);
    DeskBench bench = machine.killed(gap);
    assertThat(bench.faceNow()).contains("status:running,to-move:white,move:1");
    assertThat(bench.lines())
        .anyMatch(line -> line.equals("notice,text:restarted: press again if you had pressed"));
    bench.until(7 + gap + 3).says("{\"read\":true}");
    assertThat(bench.lines().getLast())
        .endsWith("black:phase:main,time:598,white:phase:main,time:592");
    assertThat(machine.replayed().getLast()).isEqualTo(bench.lines().getLast());
  }

  @Test
  @DisplayName("Who comes later than three seconds after a restart is not asked to press again")
  void law6_onlyWhoComesBackAtOnceIsAskedToPressAgain() {
    machine.newDesk().starts("10m").until(2).presses(BLACK).until(7);
    DeskBench bench = machine.killed(1).until(10.9);
    assertThat(told(bench)).anyMatch(line -> line.contains("press again"));
    bench.until(11.1);
    assertThat(told(bench)).noneMatch(line -> line.contains("press again"));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 9.9})
  void law6_theFirstFaceThatAnybodySeesHasTheGapCredited(double gap) {
    machine.newDesk().starts("0 + 1x6s").until(4);
    DeskBench bench = machine.killed(gap);
    assertThat(bench.faces.getFirst()).contains("\"status\":\"running\"", "\"time\":2,");
  }

  /** What a newcomer is told. */
  private static List<String> told(DeskBench bench) {
    List<String> lines = new ArrayList<>();
    bench.desk.attach(lines::add);
    bench.desk.step();
    return lines;
  }

  @ParameterizedTest
  @ValueSource(doubles = {10.000000001, 10.1, 3_600})
  void law6_afterALongerGapBothClocksStandWhereTheyWereLastSeen(double gap) {
    machine.newDesk().starts("10m").until(2).presses(BLACK).until(7);
    DeskBench bench = machine.killed(gap);
    assertThat(bench.faceNow())
        .contains("status:paused,to-move:white,move:1")
        .contains("time:598", "time:595");
    bench.until(7 + gap + 60).says("{\"read\":true}");
    assertThat(bench.lines().getLast())
        .endsWith("black:phase:main,time:598,white:phase:main,time:595");
    bench.says("{\"resume\":true}").until(7 + gap + 62).says("{\"read\":true}");
    assertThat(bench.lines().getLast()).endsWith("white:phase:main,time:593");
    assertThat(machine.replayed().getLast()).isEqualTo(bench.lines().getLast());
  }

  @Test
  void law6_whatWasWatchedIsAtMostATenthOfASecondOldWhenAKillComes() {
    machine.newDesk().starts("10m").until(7.0999);
    machine.rest();
    assertThat(machine.watched()).isCloseTo(7.0999, within(0.1));
  }

  @Test
  void law6_afterANewBootBothClocksStand() {
    machine.newDesk().starts("10m").until(2).presses(BLACK).until(7);
    machine.boot();
    DeskBench bench = machine.newDesk();
    assertThat(bench.faceNow()).contains("status:paused", "time:598", "time:595");
    bench.says("{\"resume\":true}").says("{\"read\":true}");
    assertThat(machine.replayed().getLast()).isEqualTo(bench.lines().getLast());
  }

  @Test
  void law6_aKillWithinTheSettleTimeLeavesARecordThatLeadsToWhatIsShown() {
    machine.newDesk().starts("0 + 3x10s").until(10.02);
    DeskBench bench = machine.killed(0.5).until(11).says("{\"read\":true}");
    assertThat(bench.faceNow()).contains("status:running");
    assertThat(machine.replayed().getLast()).isEqualTo(bench.lines().getLast());
  }

  @Test
  void law6_tenKillsInAMatchChargeOnlyWhatWasWatched() {
    DeskBench bench = machine.newDesk().starts("10m");
    double clock = 0;
    for (int kill = 0; kill < 10; kill++) {
      clock += 1;
      bench.until(clock).presses(kill % 2 == 0 ? BLACK : WHITE);
      clock += 0.5;
      bench.until(clock);
      bench = machine.killed(2);
      clock += 2;
    }
    bench.says("{\"read\":true}");
    assertThat(bench.lines().getLast())
        .endsWith("black:phase:main,time:592.5,white:phase:main,time:592.5");
    assertThat(machine.replayed().getLast()).isEqualTo(bench.lines().getLast());
  }

  static Stream<Arguments> standing() {
    return Stream.of(
        Arguments.of("ready", List.of()),
        Arguments.of("ready", List.of("{\"late\":\"black\",\"by\":60}")),
        Arguments.of("paused", List.of("{\"start\":\"black\"}", "{\"pause\":true}")),
        Arguments.of("sealed", List.of("{\"start\":\"black\"}", "{\"seal\":\"black\"}")),
        Arguments.of(
            "passed",
            List.of("{\"start\":\"black\"}", "{\"pass\":\"black\"}", "{\"pass\":\"white\"}")),
        Arguments.of(
            "agreed",
            List.of("{\"start\":\"black\"}", "{\"propose\":\"black\"}", "{\"agree\":\"white\"}")),
        Arguments.of("abandoned", List.of("{\"start\":\"black\"}", "{\"abandon\":\"white\"}")),
        Arguments.of(
            "result", List.of("{\"start\":\"black\"}", "{\"end\":\"resign\",\"side\":\"white\"}")),
        Arguments.of(
            "confirmed",
            List.of(
                "{\"start\":\"black\"}",
                "{\"end\":\"draw\",\"why\":\"x\"}",
                "{\"confirm\":true}")));
  }

  private DeskBench standing(List<String> acts) {
    DeskBench bench = machine.newDesk().says("{\"time\":\"10m\"}").until(1);
    double clock = 1;
    for (String act : acts) {
      bench.says(act).until(++clock);
    }
    return bench;
  }

  @ParameterizedTest
  @MethodSource("standing")
  void law6_aMatchThatStandsComesBackAsItWas(String status, List<String> acts) {
    final String before = standing(acts).faceNow();
    assertThat(before).contains("status:" + status);
    assertThat(machine.killed(0.5).faceNow()).isEqualTo(before);
    assertThat(machine.killed(3_600).faceNow()).isEqualTo(before);
    machine.boot();
    DeskBench bench = machine.newDesk();
    assertThat(bench.faceNow()).isEqualTo(before);
    bench.says("{\"read\":true}");
    assertThat(machine.replayed()).contains(bench.lines().getLast());
  }

  @Test
  void law6_aFlagThatStandsComesBack() {
    DeskBench bench = machine.newDesk().starts("0 + 1x10s").until(11);
    final String before = bench.faceNow();
    assertThat(before).contains("status:flagged");
    assertThat(machine.killed(60).faceNow()).isEqualTo(before);
    machine.boot();
    bench = machine.newDesk();
    assertThat(bench.faceNow()).isEqualTo(before);
    bench.says("{\"rule-pass\":\"black\"}").says("{\"pause\":true}").says("{\"read\":true}");
    assertThat(machine.replayed().getLast()).isEqualTo(bench.lines().getLast());
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 60})
  void law6_theRecordOfAFlagThatOutlivedARestartEndsWithItsResult(double gap) {
    machine.newDesk().starts("10s").until(11);
    DeskBench bench = machine.killed(gap).says("{\"close\":true}");
    assertThat(bench.lines().getLast()).contains("result,winner:white,by:time");
    assertThat(machine.replayed())
        .contains("at:10,flagged,side:black")
        .last()
        .isEqualTo(bench.lines().getLast());
  }

  @Test
  void law6_aTornLastLineWasNeverShownAndIsCut() {
    machine.newDesk().starts("10m").until(2).presses(BLACK).until(3);
    machine.rest();
    machine.addToRecord("{\"at\":3,\"pre");
    DeskBench bench = machine.killed(0.5);
    assertThat(bench.faceNow()).contains("status:running,to-move:white,move:1");
    bench.presses(WHITE).says("{\"read\":true}");
    assertThat(machine.replayed().getLast()).isEqualTo(bench.lines().getLast());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "4", "4000000000 ", "x y z", "-1 0 \u0001", "{}\n"})
  void law6_withoutAWatchThatCanBeReadTheClocksStandAtTheLastAct(String torn) {
    machine.newDesk().starts("10m").until(2).presses(BLACK).until(3);
    machine.rest();
    machine.writeWatch(torn);
    DeskBench bench = machine.killed(0.5);
    assertThat(bench.faceNow()).contains("status:paused,to-move:white").contains("time:600");
    bench.says("{\"resume\":true}").says("{\"read\":true}");
    assertThat(machine.replayed().getLast()).isEqualTo(bench.lines().getLast());
  }

  @Test
  void law6_aWatchOlderThanTheLastActYieldsToIt() {
    DeskBench bench = machine.newDesk().starts("10m").until(1);
    machine.rest();
    final String older = machine.watch();
    bench.until(2).presses(BLACK);
    machine.rest();
    machine.writeWatch(older);
    bench = machine.killed(0.5);
    assertThat(bench.faceNow()).contains("status:running,to-move:white,move:1");
    bench.says("{\"read\":true}");
    assertThat(bench.lines().getLast()).contains("time:598").endsWith("time:600");
  }

  @Test
  void law6_aCorrectedMatchComesBackCorrected() {
    DeskBench bench = machine.newDesk().starts("10s").until(11);
    bench.desk.edge(new Edge(BLACK, DeskBench.nanos(9)));
    bench.until(12);
    bench = machine.killed(1).says("{\"pause\":true}").says("{\"read\":true}");
    assertThat(bench.lines().getLast()).contains("black:phase:main,time:1,");
    assertThat(machine.replayed().getLast()).isEqualTo(bench.lines().getLast());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"{\"at\":3,\"start\":\"black\"}\n", "{\"at\":1,\"read\":true}\n", "nonsense\n"})
  void law6_aRecordThatCannotBeGoneOnWithIsNamedWithTheRemedy(String line) {
    machine.newDesk().starts("10m").until(2).presses(BLACK);
    machine.rest();
    machine.addToRecord(line);
    assertThatThrownBy(
            () ->
                new Desk(
                    () -> 0,
                    new FileJournal(data, LocalDateTime::now),
                    Speaker.SILENT,
                    Buzzer.SILENT))
        .hasMessageContaining(machine.recordFile().toString())
        .hasMessageContaining("remove");
  }
}
