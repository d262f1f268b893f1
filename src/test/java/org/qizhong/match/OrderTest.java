package org.qizhong.match;

import java.time.Duration;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.Tick;
import org.qizhong.record.Played;

/**
 * The order at one instant: what falls due by time (number calls; then period-used, overtime,
 * penalty, flagged; then left N), then the act's own line, then what the act causes.
 */
class OrderTest {

  @Test
  void aNumberThenThePeriodThenTheFlagThenTheAct() {
    Played.started("0 + 1x1s")
        .prints(
            "1 pass black",
            "1 call black 1",
            "1 period-used black left 0",
            "1 flagged black",
            "1 ignored black");
  }

  @Test
  void thePeriodThenWhatIsLeftThenTheAct() {
    Played.started("0 + 2x1s")
        .prints(
            "1 pass black",
            "1 period-used black left 1",
            "1 call black left 1",
            "1 passed black move 1");
  }

  @Test
  void overtimeThenThePenaltyThenTheAct() {
    Played.started("5s + 2x5s@3")
        .prints(
            "5 seal black",
            "5 overtime black left 2",
            "5 penalty black points 3 total 3",
            "5 sealed black move 1",
            "5 paused");
  }

  @Test
  void overtimeOpensBeforeTheActAndTheMoveIsTheFirstOfItsMoves() {
    Played.started("5s + 1/60s")
        .prints(
            "5 press black",
            "5 overtime black moves 1 time 60",
            "5 moved black move 1 used 5",
            "5 stage black moves 1 time 60");
  }

  @Test
  void theStageThenThePause() {
    Played.started("0 + 1/60s")
        .after("1 pass black")
        .prints(
            "2 pass white", "2 passed white move 2", "2 stage white moves 1 time 60", "2 paused");
  }

  @Test
  void aRefusedActStillComesAfterWhatFellDue() {
    Played.started("5s + 2x60s")
        .refuses("5 start black")
        .reads("5", "overtime 60 left 2", "main 5 left 2");
  }

  @Test
  void theWarningThenItsResult() {
    Played.started("0 + 2x7s")
        .after("0 warn black")
        .prints(
            "2 warn black",
            "2 call black 2s",
            "2 warned black total 2",
            "2 result winner white by warnings sgf W+F");
  }

  @Test
  void manyActsAtOneInstantKeepTheirOrder() {
    Played.started("1h")
        .prints("5 press black", "5 moved black move 1 used 5")
        .prints("5 pause", "5 paused")
        .prints("5 adjust black by 5", "5 adjusted black by 5")
        .prints("5 resume", "5 resumed white")
        .prints("5 press white", "5 moved white move 2 used 0");
  }

  @Test
  void C3_theScheduleIsTheEventsDataAndCanBeReplaced() {
    Setup given = Played.started("0 + 2x20s").state().game().setup();
    CallSchedule own =
        new CallSchedule(List.of(Duration.ofSeconds(15)), List.of(Duration.ofSeconds(12)), 3);
    Setup setup = given.withCalls(own);
    MatchState state =
        Referee.judge(MatchState.open(setup), new Act.Start(setup.starts()), Tick.ZERO).state();
    Assertions.assertThat(
            Calls.upcoming(state, Played.tick("60")).stream()
                .map(call -> call.call().say() + "@" + call.at().nanos() / 1_000_000_000))
        .containsExactly("5s@5", "left 1@20", "8s@28", "1@38", "2@39", "3@40");
  }
}
