package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.clock.Side.BLACK;
import static org.qizhong.clock.Side.WHITE;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.MatchState;
import org.qizhong.record.Entry;

/** Law 3: an edge stamped before a deadline that comes after it has been judged. */
class Law3LateEdgeTest {
  private Bench bench;

  /** The journal is sorted by stamp and leads to the state that was shown. */
  @AfterEach
  void theJournalIsSortedAndReplaysToTheSameState() {
    List<Tick> ticks = bench.journal.stream().map(Entry::at).toList();
    assertThat(ticks).isSorted();
    assertThat(ticks).allMatch(tick -> !tick.isBefore(Tick.ZERO));
    assertThat(bench.replayed()).isNotEmpty();
    assertThat(bench.replayedState()).isEqualTo(bench.stateNow());
  }

  @Test
  void law3_aPressStampedBeforeTheDeadlineAndDeliveredTwoSecondsLaterTakesTheFlagBack() {
    bench = Bench.started("10s").press(9.5, BLACK, 12);
    assertThat(bench.lines())
        .containsExactly(
            "at:0,started,side:black",
            "at:10,flagged,side:black",
            "at:12,corrected,side:black",
            "at:9.5,moved,side:black,move:1,used:9.5");
    assertThat(bench.match.state()).isInstanceOf(MatchState.Running.class);
    bench.until(19.6);
    assertThat(bench.lines()).last().isEqualTo("at:19.5,flagged,side:white");
  }

  @Test
  void law3_theUsedPeriodIsGivenBack() {
    bench = Bench.started("0 + 3x10s").press(9.5, BLACK, 12);
    assertThat(bench.linesSince(3))
        .containsExactly(
            "at:10,period-used,side:black,left:2",
            "at:10,call,side:black,say:left 2",
            "at:12,corrected,side:black",
            "at:9.5,moved,side:black,move:1,used:9.5");
    bench.act(12, "{\"read\":true}");
    assertThat(bench.lines().getLast())
        .contains("black:phase:overtime,time:10,left:3")
        .contains("white:phase:overtime,time:7.5,left:3");
  }

  @Test
  void law3_theOvertimeIsTakenBack() {
    bench = Bench.started("10s + 3x10s").press(9.5, BLACK, 12);
    assertThat(bench.linesSince(2))
        .containsExactly("at:12,corrected,side:black", "at:9.5,moved,side:black,move:1,used:9.5");
    bench.act(12, "{\"read\":true}");
    assertThat(bench.lines().getLast()).contains("black:phase:main,time:0.5,left:3");
  }

  @Test
  void law3_thePenaltyIsTakenBack() {
    bench = Bench.started("10s + 2x20s@2").press(9.5, BLACK, 12);
    assertThat(bench.lines()).contains("at:10,penalty,side:black,points:2,total:2");
    assertThat(bench.lines()).contains("at:12,corrected,side:black");
    bench.act(12, "{\"read\":true}");
    assertThat(bench.lines().getLast()).contains("black:phase:main,time:0.5,left:2,penalty:0");
  }

  @Test
  void law3_aNumberThatWasReadIsReadOnlyOnceWhenALateEdgeComesBehindIt() {
    bench = Bench.started("0 + 3x60s").until(56).press(55.5, BLACK, 56);
    assertThat(bench.lines())
        .containsExactly(
            "at:0,started,side:black",
            "at:30,call,side:black,say:30s",
            "at:40,call,side:black,say:40s",
            "at:50,call,side:black,say:50s",
            "at:55,call,side:black,say:55s",
            "at:55.5,moved,side:black,move:1,used:55.5");
  }

  @ParameterizedTest
  @CsvSource({"4_999_000_000", "4_999_999_999", "5_000_000_000"})
  void law3_anEdgeUpToFiveSecondsLateIsPutInItsPlace(String late) {
    long delay = Long.parseLong(late.replace("_", ""));
    bench = Bench.started("10s").untilNanos(Bench.nanos(9.5) + delay);
    bench.comes(Bench.nanos(9.5), new Act.Press(BLACK));
    assertThat(bench.lines()).contains("at:9.5,moved,side:black,move:1,used:9.5");
    assertThat(bench.refusals).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"5_000_000_001", "5_001_000_000", "60_000_000_000"})
  void law3_anEdgeOverFiveSecondsLateIsRefusedAndTheFlagStands(String late) {
    long delay = Long.parseLong(late.replace("_", ""));
    bench = Bench.started("10s").untilNanos(Bench.nanos(9.5) + delay);
    bench.comes(Bench.nanos(9.5), new Act.Press(BLACK));
    assertThat(bench.lines())
        .containsExactly("at:0,started,side:black", "at:10,flagged,side:black");
    assertThat(bench.refusals).singleElement().asString().contains("late");
    assertThat(bench.match.state()).isInstanceOf(MatchState.Flagged.class);
  }

  @Test
  void law3_theFlagOfALongSilenceStillYieldsToAnEdgeFiveSecondsOld() {
    bench = Bench.started("10s").press(9.999, BLACK, 14.999);
    assertThat(bench.lines()).contains("at:9.999,moved,side:black,move:1,used:9.999");
  }

  @Test
  void law3_E5_afterTheResultIsConfirmedNothingIsCorrected() {
    bench = Bench.started("10s").until(10.1);
    bench.act(10.2, "{\"end\":\"forfeit\",\"side\":\"black\",\"why\":\"x\"}");
    bench.act(10.3, "{\"confirm\":true}");
    int before = bench.shown.size();
    bench.press(9.5, BLACK, 11);
    assertThat(bench.linesSince(before)).noneMatch(line -> line.contains("corrected"));
    assertThat(bench.linesSince(before)).noneMatch(line -> line.contains("moved"));
    assertThat(bench.match.state()).isInstanceOf(MatchState.Confirmed.class);
  }

  @Test
  void law3_P1_aLateEdgeOfTheSideNotToMoveChangesNothingAndRepeatsNoCall() {
    bench = Bench.started("0 + 3x10s").until(10.5);
    int before = bench.shown.size();
    bench.press(9, WHITE, 12);
    assertThat(bench.linesSince(before)).containsExactly("at:9,ignored,side:white");
    assertThat(bench.lines()).doesNotHaveDuplicates();
  }

  @Test
  void law3_theAnswerThatWasIgnoredCountsOnceTheLatePressIsThere() {
    bench = Bench.started("10m").press(3, WHITE, 3).press(2, BLACK, 4);
    assertThat(bench.linesSince(1))
        .containsExactly(
            "at:3,ignored,side:white",
            "at:2,moved,side:black,move:1,used:2",
            "at:3,moved,side:white,move:2,used:1");
  }

  @Test
  void law3_R11_aRuledPassNoLongerFitsOnceTheFlagIsTakenBackAndLeavesTheJournal() {
    bench = Bench.started("0 + 1x10s").act(11, "{\"rule-pass\":\"black\"}");
    assertThat(bench.lines()).contains("at:11,passed,side:black,move:1");
    bench.press(9.5, BLACK, 12);
    assertThat(bench.lines()).contains("at:12,corrected,side:black");
    assertThat(bench.journal.stream().map(Entry::act))
        .containsExactly(new Act.Start(BLACK), new Act.Press(BLACK));
    assertThat(bench.refusals).singleElement().asString().contains("rule-pass");
  }

  @Test
  void law3_anActAfterTheFlagThatStillFitsStays() {
    bench = Bench.started("10s").act(11, "{\"warn\":\"white\",\"why\":\"noise\"}");
    bench.press(9.5, BLACK, 12);
    assertThat(bench.journal.stream().map(Entry::act))
        .containsExactly(new Act.Start(BLACK), new Act.Press(BLACK), new Act.Warn(WHITE));
    assertThat(bench.lines().stream().filter(line -> line.contains("warned"))).hasSize(1);
  }

  @Test
  void law3_threeLateEdgesInTheWrongOrderEndAsIfTheyHadComeInTime() {
    bench = Bench.started("0 + 1x10s").until(11);
    bench.press(9.8, BLACK, 11.1).press(9.6, WHITE, 11.2).press(9.4, BLACK, 11.3);
    assertThat(bench.replayed())
        .containsSubsequence(
            "at:9.4,moved,side:black,move:1,used:9.4",
            "at:9.6,moved,side:white,move:2,used:0.2",
            "at:9.8,moved,side:black,move:3,used:0.2");
  }

  @Test
  void law3_anEdgeStampedBeforeTheFirstActOfTheMatchLeavesARecordThatCanBeRead() {
    bench = Bench.started("10m").press(-0.2, BLACK, 0.5);
    bench.press(3, BLACK, 3);
    assertThat(bench.lines()).contains("at:3,moved,side:black,move:1,used:3");
  }

  @Test
  void law3_C5_aNumberThatALateEdgeTookBackAndAnotherBringsAgainIsPrintedOnce() {
    bench = Bench.started("0 + 3x5s").press(1, BLACK).press(2, WHITE).until(5.1);
    assertThat(bench.lines()).last().isEqualTo("at:5,call,side:black,say:3s");
    bench.press(1.5, WHITE, 5.2).press(1.7, BLACK, 5.4);
    assertThat(bench.lines().stream().filter("at:5,call,side:black,say:3s"::equals)).hasSize(1);
  }

  @Test
  void law3_aPauseStampedBeforeTheFlagTakesItBackToo() {
    bench = Bench.started("10s").until(12);
    bench.comes(Bench.nanos(9.5), new Act.Pause());
    assertThat(bench.match.state()).isInstanceOf(MatchState.Stopped.class);
    assertThat(bench.lines()).last().isEqualTo("at:9.5,paused");
  }
}
