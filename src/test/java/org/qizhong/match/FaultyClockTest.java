package org.qizhong.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Durations;
import org.qizhong.clock.Phase;
import org.qizhong.clock.Reading;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.record.Played;

/** R14, R15: what becomes of both times when a clock was at fault. */
class FaultyClockTest {
  private static Game game(String time) {
    return Played.started(time).state().game();
  }

  private static Reading main(String seconds) {
    return Reading.of(Phase.MAIN, Durations.ofSeconds(new BigDecimal(seconds)));
  }

  private static Reading overtime(String seconds) {
    return Reading.of(Phase.OVERTIME, Durations.ofSeconds(new BigDecimal(seconds)));
  }

  private static List<Act> replaced(String time, Reading black, Reading white, String fast)
      throws Refusal {
    return FaultyClock.replaced(
        game(time), new BySide<>(black, white), new BigDecimal(fast), Optional.empty());
  }

  private static Duration black(List<Act> acts) {
    return ((Act.Set) acts.get(0)).reading().time();
  }

  private static Duration white(List<Act> acts) {
    return ((Act.Set) acts.get(1)).reading().time();
  }

  private static String note(List<Act> acts) {
    return ((Act.Note) acts.get(2)).why();
  }

  /**
   * By hand: 2 h main time. Shown used u by a clock that counts 3600 + f seconds an hour is truly u
   * × 3600 / (3600 + f).
   */
  @ParameterizedTest
  @CsvSource({
    // 3450 left, 3750 used, 150 fast: 3750 × 3600 / 3750 = 3600 used.
    "3450, 150, 3600",
    // 3600 used, 120 fast: 3600 × 3600 / 3720 = 3483.870967741935… used.
    "3600, 120, 3716.129032258",
    // The same slow: 3600 × 3600 / 3480 = 3724.137931034482… used.
    "3600, -120, 3475.862068966",
    // Nothing used is nothing put right.
    "7200, 600, 7200",
    // Under two minutes an hour the times stand.
    "3600, 119.999999999, 3600",
    "3600, -119, 3600",
    "3600, 0, 3600"
  })
  void R14_mainTimeIsPutRightInProportionToTimeUsed(String shown, String fast, String set)
      throws Refusal {
    List<Act> acts = replaced("2h + 5x60s", main(shown), main("7200"), fast);
    assertThat(black(acts)).isEqualTo(Durations.ofSeconds(new BigDecimal(set)));
    assertThat(white(acts)).isEqualTo(Duration.ofHours(2));
    assertThat(acts).hasSize(3);
  }

  @Test
  void R14_inOvertimeOnlyThePartOfThePeriodThatHasPassedIsPutRight() throws Refusal {
    // 31 of 60 s passed by a clock 120 s an hour fast: 31 × 3600 / 3720 = 30 s.
    List<Act> acts = replaced("2h + 5x60s", overtime("29").withLeft(3), main("7200"), "120");
    assertThat(acts.get(0)).isEqualTo(new Act.Set(Side.BLACK, overtime("30").withLeft(3)));
    assertThat(black(replaced("30s/move + 3x60s", overtime("14.5"), overtime("30"), "120")))
        .isEqualTo(Duration.ofSeconds(15));
    assertThat(black(replaced("1h + 20/310s", overtime("155").withMoves(9), main("60"), "120")))
        .isEqualTo(Duration.ofSeconds(160));
    assertThat(black(replaced("3h + 2x620s@2", overtime("310"), main("60"), "120")))
        .isEqualTo(Duration.ofSeconds(320));
  }

  private static Act.Set set(String time, Reading black, String fast) throws Refusal {
    return (Act.Set) replaced(time, black, main("60"), fast).get(0);
  }

  /** 72 min and twice 12 min for 2 points each; all by a clock 150 s an hour fast: × 0.96. */
  @Test
  void R14_T6_whereTheReadingSaysHowManyPeriodsWereBoughtAllTimeUsedIsPutRight() throws Refusal {
    String time = "72m + 3x12m@2";
    // 72 + 6 = 78 min used: truly 74 min 52.8 s, 2 min 52.8 s into the first period.
    assertThat(set(time, overtime("360").withLeft(2).withPenalty(2), "150").reading())
        .isEqualTo(overtime("547.2").withLeft(2).withPenalty(2));
    // 72 + 12 + 1 = 85 min used: truly 81 min 36 s, so the second period was not bought.
    assertThat(set(time, overtime("660").withLeft(1).withPenalty(4), "150").reading())
        .isEqualTo(overtime("144").withLeft(2).withPenalty(2));
    // 72 + 1 = 73 min used: truly 70 min 4.8 s, still main time, and nothing is paid.
    assertThat(set(time, overtime("660").withLeft(2).withPenalty(2), "150").reading())
        .isEqualTo(main("115.2").withLeft(3).withPenalty(0));
    // Slow by 144 s an hour, 69 min 7.2 s used (4147.2 s): truly 72 min, and the first is bought.
    assertThat(set(time, main("172.8").withLeft(3), "-144").reading())
        .isEqualTo(overtime("720").withLeft(2).withPenalty(2));
    // Points that a referee has put right before stay put right: one period less, 2 points less.
    assertThat(set(time, overtime("660").withLeft(1).withPenalty(9), "150").reading())
        .isEqualTo(overtime("144").withLeft(2).withPenalty(7));
  }

  @Test
  void R14_T6_whatIsPutRightMayLeaveNothing() {
    // 10 + 5 + 4 min of 20 used by a clock half an hour an hour slow: 38.
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> set("10m + 2x5m@2", overtime("60").withLeft(0).withPenalty(4), "-1800"))
        .withMessageContaining("black has used 38m, which leaves nothing");
  }

  /** 10 min, then 3 moves in 5 min, then 2 in 4 min again and again, what is left moving on. */
  @Test
  void R14_T5_whereUnusedTimeMovesOnAllTimeUsedIsPutRight() throws Refusal {
    String time = "10m + 3/5m, 2/4m carry";
    // Third period: 10 + 5 + 4 + 4 = 23 min given, 3 min left: 20 used; 150 fast: truly 19 m 12 s.
    assertThat(set(time, overtime("180").withMoves(1).withStage(3), "150").reading())
        .isEqualTo(overtime("228").withMoves(1).withStage(3));
    // First period: 10 m 12 s used: truly 9 m 47.52 s; main time has not ended.
    assertThat(set(time, overtime("288").withMoves(2).withStage(1), "150").reading())
        .isEqualTo(main("12.48"));
    // Without the period's number only its own part: 120 of 300 s, truly 115.2.
    assertThat(set(time, overtime("180").withMoves(1), "150").reading())
        .isEqualTo(overtime("184.8").withMoves(1));
  }

  @Test
  void R14_T5_movesAndPeriodAreThoseThatTheOtherClockShows() throws Refusal {
    String time = "60m + 20/5m, 30/5m, 40/10m";
    // The part of the running period: 310 of 600 s of the third, 120 fast: 300.
    assertThat(set(time, overtime("290").withMoves(7).withStage(5), "120").reading())
        .isEqualTo(overtime("300").withMoves(7).withStage(5));
    Played.started(time)
        .after("5 press black", "6 set black overtime 100 moves 1 stage 2", "7 press white")
        .prints("8 press black", "8 moved black move 3 used 1", "8 stage black moves 40 time 600");
    Played.started(time)
        .refuses("6 set black overtime 100 moves 1 stage 1000", "stage is 1000, not within 1…999")
        .refuses("6 set black main 100 stage 1", "set: this time method has no stage there");
  }

  @Test
  void R14_theNoteSaysMovesPeriodsAndPointsToo() throws Refusal {
    assertThat(
            note(
                replaced(
                    "{\"black\":\"72m + 3x12m@2\",\"white\":\"1h + 20/310s\"}",
                    overtime("660").withLeft(1).withPenalty(4),
                    overtime("155").withMoves(9),
                    "150")))
        .isEqualTo(
            "the other clock showed black overtime 11m with 1 periods not bought and 4 points"
                + " taken, white overtime 2m35s for 9 moves; it ran 150s an hour fast; put right in"
                + " proportion: black overtime 2m24s with 2 periods not bought and 2 points taken,"
                + " white overtime 2m41.2s for 9 moves");
  }

  @Test
  void R14_aCountUpShowsWhatWasUsedAndThatIsPutRight() throws Refusal {
    List<Act> acts = replaced("up", main("3750"), main("10"), "150");
    assertThat(black(acts)).isEqualTo(Duration.ofHours(1));
    assertThat(white(acts)).isEqualTo(Durations.ofSeconds(new BigDecimal("9.6")));
  }

  @Test
  void R14_whatIsPutRightMayLeaveNothing() {
    // 2 h main, 6000 s used by a clock half an hour an hour slow: 12000 s.
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> replaced("2h + 5x60s", main("1200"), main("7200"), "-1800"))
        .withMessageContaining("black has used 3h20m")
        .withMessageContaining("leaves nothing");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"60m + 20s/move", "60m + 5s delay", "60m + 5s bronstein", "60m hourglass"})
  void R14_whereMovesGiveTimeBackAReadingDoesNotTellWhatWasUsed(String time) throws Refusal {
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> replaced(time, main("60"), main("60"), "-300"))
        .withMessageContaining("set the times");
    assertThat(black(replaced(time, main("60"), main("61"), "60")))
        .isEqualTo(Duration.ofMinutes(1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"3600", "-3600", "99999"})
  void R14_noClockIsAWholeHourAnHourWrong(String fast) {
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> replaced("2h", main("60"), main("60"), fast));
  }

  @Test
  void R14_aReadingThatTheMethodDoesNotHaveIsRefused() {
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> replaced("2h", overtime("60"), main("60"), "0"));
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> replaced("2h + 5x60s", main("60").withMoves(3), main("60"), "0"));
  }

  @Test
  void R14_theNoteSaysBothReadingsTheErrorAndWhatWasMadeOfIt() throws Refusal {
    assertThat(note(replaced("2h + 5x60s", main("3450"), overtime("29"), "150")))
        .isEqualTo(
            "the other clock showed black 57m30s, white overtime 29s of 5 periods; it ran 150s an"
                + " hour fast; put right in proportion: black 60m, white overtime 30.24s of 5"
                + " periods");
    assertThat(note(replaced("2h", main("60"), main("61.5"), "-90")))
        .isEqualTo(
            "the other clock showed black 60s, white 61.5s; it ran 90s an hour slow;"
                + " under 2m an hour: the times stand");
  }

  @Test
  void R15_whatBothHaveUsedIsSplitEvenly() throws Refusal {
    Game game = game("{\"black\":\"2h + 5x60s\",\"white\":\"90m\"}");
    List<Act> acts = FaultyClock.split(game, Duration.ofMinutes(100), Optional.of("no record"));
    assertThat(acts)
        .containsExactly(
            new Act.Set(Side.BLACK, main("4200")),
            new Act.Set(Side.WHITE, main("2400")),
            new Act.Note(Optional.empty(), "no record: both used 100m, split evenly: 50m each"));
  }

  @Test
  void R15_anOddNanosecondIsRoundedUpForBoth() throws Refusal {
    List<Act> acts = FaultyClock.split(game("1s"), Duration.ofNanos(3), Optional.empty());
    assertThat(black(acts)).isEqualTo(Duration.ofNanos(999_999_998));
    assertThat(white(acts)).isEqualTo(Duration.ofNanos(999_999_998));
  }

  @Test
  void R15_aSplitThatLeavesNothingIsRefused() {
    for (String time : List.of("30m + 5x60s", "0 + 5x60s", "30s/move + 3x60s")) {
      assertThatExceptionOfType(Refusal.class)
          .isThrownBy(() -> FaultyClock.split(game(time), Duration.ofHours(1), Optional.empty()))
          .withMessageContaining("leave nothing of black's main time (R15)");
    }
  }

  @Test
  void R15_aCountUpIsSetToItsHalf() throws Refusal {
    assertThat(black(FaultyClock.split(game("up"), Duration.ofHours(1), Optional.empty())))
        .isEqualTo(Duration.ofMinutes(30));
  }
}
