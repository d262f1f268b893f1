package org.qizhong.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.record.Played;
import org.qizhong.score.RuleSet;
import org.qizhong.score.Terms;

/** R1: lateness at the start. */
class LateTest {

  @ParameterizedTest
  @CsvSource({
    "cn-2002, 1200",
    "cn-ancient, 1200",
    "ing, 1200",
    "wmsg, 1200",
    "jp, 1200",
    "kr, 1200",
    "cn-1988, 600"
  })
  void R1_lateIsDeductedDoubleExceptInTheOldEdition(String rules, String deducted) {
    Played.by(rules, "1h + 5x60s")
        .prints("0 late white by 600", "0 late white deducted " + deducted);
  }

  @Test
  void R1_theDeductionIsTakenBeforeTheStartTheClockNotHavingRun() {
    Played.with("1h + 5x60s")
        .after("0 late white by 600")
        .reads("1", "main 3600 left 5", "main 2400 left 5")
        .after("2 start black", "5 press black")
        .prints("8 press white", "8 moved white move 2 used 3")
        .reads("8", "main 3597 left 5", "main 2397 left 5");
  }

  @Test
  void R1_theDeductionIsConsumedAsIfThoughtOnTheFirstMoveWhosePeriodGoesOn() {
    Played.with("5m + 3x60s")
        .prints("0 late black by 170", "0 late black deducted 340", "0 overtime black left 3")
        .reads("0", "overtime 20 left 3", "main 300 left 3")
        .after("10 start black")
        .prints("10.5 press black", "10.5 moved black move 1 used 0.5")
        .reads("10.5", "overtime 60 left 3", "main 300 left 3");
  }

  @Test
  void R1_whatTheDeductionCausesIsPrintedAfterItAndNoCallIsSpoken() {
    Played.with("10s + 3x60s")
        .prints(
            "0 late black by 70",
            "0 late black deducted 140",
            "0 overtime black left 3",
            "0 period-used black left 2",
            "0 period-used black left 1")
        .reads("0", "overtime 50 left 1", "main 10 left 3");
    Played.with("30s/move + 2x60s")
        .prints("0 late black by 20", "0 late black deducted 40", "0 period-used black left 1")
        .reads("0", "overtime 50 left 1", "overtime 30 left 2");
    Played.with("10s + 3x60s@2")
        .prints(
            "0 late black by 35",
            "0 late black deducted 70",
            "0 overtime black left 3",
            "0 penalty black points 2 total 2",
            "0 penalty black points 2 total 4")
        .reads("0", "overtime 60 left 1 penalty 4", "main 10 left 3 penalty 0");
    Played.with("10s + 3/60s")
        .prints(
            "0 late black by 10", "0 late black deducted 20", "0 overtime black moves 3 time 60")
        .reads("0", "overtime 50 moves 3", "main 10");
  }

  @Test
  void R1_onlyCallsLaterThanTheDeductionAreSpokenOnTheFirstMove() {
    Played.with("0 + 2x60s")
        .after("0 late black by 20", "0 start black")
        .prints(
            "16 read",
            "10 call black 50s",
            "15 call black 55s",
            "16 reading black(overtime 4 left 2) white(overtime 60 left 2)");
  }

  @Test
  void R1_delayAndHourglassPlayNoPart() {
    Played.with("60s + 5s delay")
        .after("0 late black by 10")
        .reads("0", "main 40", "main 60")
        .after("0 start black")
        .reads("5", "main 40", "main 60")
        .reads("6", "main 39", "main 60");
    Played.with("60s hourglass").after("0 late black by 10").reads("0", "main 40", "main 60");
  }

  @Test
  void R1_fischerLosesTimeAndGetsNoneBack() {
    Played.with("60s + 20s/move").after("0 late black by 10").reads("0", "main 60", "main 80");
    Played.with("60s + 5s bronstein")
        .after("0 late black by 10", "0 start black", "1 press black")
        .reads("1", "main 40", "main 60");
    Played.with("up").after("0 late black by 10").reads("0", "main 20", "main 0");
  }

  @Test
  void R1_exactlyTheLimitIsNotOverIt() {
    Played.with("1h")
        .prints("0 late white by 900", "0 late white deducted 1800")
        .prints("0 start black", "0 started black");
  }

  @Test
  void R1_overTheLimitLosesWhenTheStartComes() {
    Played.with("1h")
        .prints("0 late white by 900.000000001", "0 late white deducted 0")
        .reads("1", "main 3600", "main 3600")
        .prints("5 start black", "5 result winner black by forfeit sgf B+F")
        .refuses("6 start black")
        .ends();
  }

  @Test
  void R1_overTheLimitLosesWhenTheRecordEnds() {
    Played.with("1h").after("3 late black by 901").ends("3 result winner white by forfeit sgf W+F");
  }

  @Test
  void R1_theEventsOwnLimitHolds() {
    Played.with("3h", "\"late-limit\":3600")
        .prints("0 late black by 3600", "0 late black deducted 7200")
        .prints("0 late white by 3601", "0 late white deducted 0")
        .prints("0 start black", "0 result winner black by forfeit sgf B+F");
    Played.with("3h", "\"late-limit\":0")
        .after("0 late black by 0.1")
        .ends("0 result winner white by forfeit sgf W+F");
  }

  @Test
  void R1_bothOverTheLimitBothLose() {
    Played.with("1h")
        .after("0 late black by 1000", "0 late white by 1200")
        .prints("0 start black", "0 result winner none by forfeit sgf Void");
  }

  @Test
  void R1_aDeductionThatUsesEverythingUpLosesByTime() {
    Played.with("20m")
        .prints("0 late white by 600", "0 late white deducted 1200", "0 flagged white")
        .reads("1", "main 1200", "flagged 0")
        .prints("2 start black", "2 result winner black by time sgf B+T");
    Played.with("10s + 1x50s")
        .prints(
            "0 late black by 30",
            "0 late black deducted 60",
            "0 overtime black left 1",
            "0 period-used black left 0",
            "0 flagged black")
        .ends("0 result winner white by time sgf W+T");
  }

  @Test
  void R1_bothUsedUpBothLoseByTime() {
    Played.with("20m")
        .after("0 late white by 600", "0 late black by 600")
        .prints("2 start black", "2 result winner none by time sgf Void");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"10s", "10s + 5s bronstein", "10s hourglass", "5s + 5s/move", "10s + 99s delay"})
  void R1_aNanosecondLessThanEverythingIsEnoughToPlay(String time) {
    Played.by("cn-1988", time)
        .prints("0 late black by 9.999999999", "0 late black deducted 9.999999999")
        .reads("0", "main 0.000000001", time.startsWith("5s") ? "main 10" : "main 10")
        .prints("0 start black", "0 started black");
    Played.by("cn-1988", time)
        .prints("0 late black by 10", "0 late black deducted 10", "0 flagged black");
  }

  @Test
  void R1_aForfeitByLatenessThatIsWithdrawnNoLongerBarsTheStart() {
    Played.with("1h")
        .after("0 late white by 901", "1 start black")
        .prints("2 withdraw result", "2 withdrawn")
        .reads("3", "main 3600", "main 3600")
        .prints("4 start black", "4 started black");
  }

  @Test
  void R1_lateIsOnlyBeforeTheStart() {
    Played.started("1h").refuses("1 late white by 5", "late");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "10s",
        "0 + 1x10s",
        "10s/move",
        "0 + 1/10s",
        "0 + 1x10s@2",
        "5s + 5s/move",
        "10s + 5s delay",
        "10s + 5s bronstein",
        "10s hourglass"
      })
  void R1_timeThatIsUpIsNotUpAgain(String time) {
    Played.with(time)
        .after("0 late black by 5")
        .prints("0 late black by 5", "0 late black deducted 10");
  }

  @Test
  void beforeTheStartReadingsCanBeSetAndAdjusted() {
    Played.with("1h + 5x60s")
        .prints("0 adjust white by -600", "0 adjusted white by -600")
        .prints("1 set black overtime 30 left 2", "1 set black")
        .reads("2", "overtime 30 left 2", "main 3000 left 5")
        .after("3 start black")
        .reads("4", "overtime 29 left 2", "main 3000 left 5");
  }

  @ParameterizedTest
  @CsvSource({"12499, false", "12500, true"})
  void R1_theCardSaysWhomTheDeductionLeavesNothing(long millis, boolean out) throws Refusal {
    Setup setup =
        Setup.of(
            BySide.both(Notation.parse("5s + 1x20s")),
            Terms.of(RuleSet.CN_2002, 19, 0, Optional.empty()));
    StartCard card =
        new StartCard(setup, new BySide<>(Duration.ZERO, Duration.ofMillis(millis)), Set.of());
    assertThat(card.outOfTime()).isEqualTo(out ? Set.of(Side.WHITE) : Set.of());
  }
}
