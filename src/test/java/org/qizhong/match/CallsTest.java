package org.qizhong.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.record.Played;

/** C1–C4: every call of every period, each instant written out by hand from the rules. */
class CallsTest {

  /**
   * What is read in a period, {@code what@seconds elapsed}. C3 names the distances from the end:
   * 30, 20, 10, 5, 2; in the last period 30, 20, 10 and then one to ten. An instant at or before
   * the period's beginning is not called. What is said at the end of a period that is not the last
   * ("left N") depends on what follows and stands with each test.
   */
  private record Row(String period, String notLast, String last) {}

  private static final List<Row> TABLE =
      List.of(
          // five seconds: P-5 is its beginning; the last is counted one to its length
          new Row("5s", "3s@3", "1@1 2@2 3@3 4@4 5@5"),
          new Row("7s", "2s@2 5s@5", "1@1 2@2 3@3 4@4 5@5 6@6 7@7"),
          // seven and a half: counts end on the period's end, so one comes at 1.5
          new Row("7.5s", "2.5s@2.5 5.5s@5.5", "1@1.5 2@2.5 3@3.5 4@4.5 5@5.5 6@6.5 7@7.5"),
          new Row("10s", "5s@5 8s@8", "1@1 2@2 3@3 4@4 5@5 6@6 7@7 8@8 9@9 10@10"),
          new Row(
              "20s",
              "10s@10 15s@15 18s@18",
              "10s@10 1@11 2@12 3@13 4@14 5@15 6@16 7@17 8@18 9@19 10@20"),
          new Row(
              "30s",
              "10s@10 20s@20 25s@25 28s@28",
              "10s@10 20s@20 1@21 2@22 3@23 4@24 5@25 6@26 7@27 8@28 9@29 10@30"),
          new Row(
              "40s",
              "10s@10 20s@20 30s@30 35s@35 38s@38",
              "10s@10 20s@20 30s@30 1@31 2@32 3@33 4@34 5@35 6@36 7@37 8@38 9@39 10@40"),
          // C1, C2
          new Row(
              "60s",
              "30s@30 40s@40 50s@50 55s@55 58s@58",
              "30s@30 40s@40 50s@50 1@51 2@52 3@53 4@54 5@55 6@56 7@57 8@58 9@59 10@60"),
          new Row(
              "90s",
              "60s@60 70s@70 80s@80 85s@85 88s@88",
              "60s@60 70s@70 80s@80 1@81 2@82 3@83 4@84 5@85 6@86 7@87 8@88 9@89 10@90"),
          new Row(
              "120s",
              "90s@90 100s@100 110s@110 115s@115 118s@118",
              "90s@90 100s@100 110s@110 "
                  + "1@111 2@112 3@113 4@114 5@115 6@116 7@117 8@118 9@119 10@120"));

  static Stream<Row> periods() {
    return TABLE.stream();
  }

  /** The calls that stand in {@code cells}, the period beginning at {@code from}. */
  private static List<String> at(String from, String cells) {
    List<String> calls = new ArrayList<>();
    for (String cell : cells.split(" ")) {
      String[] parts = cell.split("@");
      calls.add(later(from, parts[1]) + " call black " + parts[0]);
    }
    return calls;
  }

  private static String later(String from, String seconds) {
    BigDecimal sum = new BigDecimal(from).add(new BigDecimal(seconds.replace("s", "")));
    return sum.signum() == 0 ? "0" : sum.stripTrailingZeros().toPlainString();
  }

  private static List<String> join(Object... parts) {
    List<String> lines = new ArrayList<>();
    for (Object part : parts) {
      if (part instanceof List<?> list) {
        list.forEach(line -> lines.add((String) line));
      } else {
        lines.add((String) part);
      }
    }
    return lines;
  }

  @ParameterizedTest
  @MethodSource("periods")
  void C1_C3_aPeriodThatIsNotTheLastNamesSecondsAndThenWhatIsLeft(Row row) {
    String end = later("0", row.period);
    assertThat(Played.started("0 + 3x" + row.period).act(end + " read").subList(0, calls(row)))
        .containsExactlyElementsOf(
            join(
                at("0", row.notLast),
                end + " period-used black left 2",
                end + " call black left 2"));
  }

  private static int calls(Row row) {
    return row.notLast.split(" ").length + 2;
  }

  @ParameterizedTest
  @MethodSource("periods")
  void C2_C3_theLastPeriodIsCountedToItsEnd(Row row) {
    String end = later("0", row.period);
    assertThat(Played.started("0 + 1x" + row.period).act(end + " press black"))
        .containsExactlyElementsOf(
            join(
                at("0", row.last),
                end + " period-used black left 0",
                end + " flagged black",
                end + " ignored black"));
  }

  @ParameterizedTest
  @MethodSource("periods")
  void C1_C2_twoPeriodsOnOneMoveAreReadOneAfterTheOther(Row row) {
    String first = later("3", row.period);
    String second = later(first, row.period);
    assertThat(Played.started("3s + 2x" + row.period).act(second + " press black"))
        .containsExactlyElementsOf(
            join(
                "3 overtime black left 2",
                at("3", row.notLast),
                first + " period-used black left 1",
                first + " call black left 1",
                at(first, row.last),
                second + " period-used black left 0",
                second + " flagged black",
                second + " ignored black"));
  }

  @ParameterizedTest
  @MethodSource("periods")
  void C4_aBaseTimeIsReadAsAPeriodAndTheConsiderationsLeftAreNamed(Row row) {
    String end = later("0", row.period);
    assertThat(Played.started(row.period + "/move + 2x500s").act(end + " press black"))
        .containsExactlyElementsOf(
            join(
                at("0", row.notLast),
                end + " period-used black left 1",
                end + " call black left 1",
                end + " moved black move 1 used " + end));
  }

  @ParameterizedTest
  @MethodSource("periods")
  void C4_aBaseTimeWithNothingLeftToTakeIsTheLast(Row row) {
    String end = later("0", row.period);
    assertThat(Played.started(row.period + "/move").act(end + " press black"))
        .containsExactlyElementsOf(
            join(at("0", row.last), end + " flagged black", end + " ignored black"));
  }

  @ParameterizedTest
  @MethodSource("periods")
  void C4_aConsiderationWithAnotherToTakeIsNotTheLast(Row row) {
    String end = later("1", row.period);
    assertThat(Played.started("1s/move + 2x" + row.period).act(end + " press black"))
        .containsExactlyElementsOf(
            join(
                "1 period-used black left 1",
                "1 call black left 1",
                at("1", row.notLast),
                end + " period-used black left 0",
                end + " call black left 0",
                end + " moved black move 1 used " + end));
  }

  @ParameterizedTest
  @MethodSource("periods")
  void C4_aConsiderationWithNothingLeftToTakeIsTheLast(Row row) {
    String end = later("1", row.period);
    assertThat(Played.started("1s/move + 1x" + row.period).act(end + " press black"))
        .containsExactlyElementsOf(
            join(
                "1 period-used black left 0",
                "1 call black left 0",
                at("1", row.last),
                end + " flagged black",
                end + " ignored black"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "200s",
        "100s + 1/100s",
        "100s + 20/100s carry",
        "100s + 2x50s@2",
        "0 + 2x100s@2",
        "100s + 100s/move",
        "100s + 100s/move max 200s",
        "100s + 100s delay",
        "200s + 5s bronstein",
        "200s hourglass",
        "up"
      })
  void C10_methodsThatAreNotReadOutHaveNoCalls(String time) {
    assertThat(Played.started(time).act("200 read"))
        .noneMatch(line -> line.contains(" call ") || line.contains(" period-used "));
  }

  @ParameterizedTest
  @MethodSource("periods")
  void C5_predictionsAreTheCallsThatComeWhenNobodyActs(Row row) {
    MatchState state = Played.started("0 + 1x" + row.period).state();
    List<String> predicted =
        Calls.upcoming(state, Played.tick("1000")).stream()
            .map(call -> call.call().say() + "@" + call.at().nanos())
            .toList();
    List<String> expected =
        Arrays.stream(row.last.split(" "))
            .map(cell -> cell.split("@"))
            .map(cell -> cell[0] + "@" + Played.tick(cell[1]).nanos())
            .toList();
    assertThat(predicted).containsExactlyElementsOf(expected);
  }

  /** C5: a call stops at once when the player presses; a press, pause or ruling cancels it. */
  @Test
  void C5_aMoveAPauseAndARulingOnTheTimeEndWhatIsBeingCalled() {
    Tick at = Tick.ZERO;
    assertThat(
            List.of(
                new Happening.Moved(at, Side.BLACK, 1, Duration.ZERO),
                new Happening.Passed(at, Side.BLACK, 1),
                new Happening.Paused(at, MatchState.Why.PAUSE),
                new Happening.TakenBack(at, Side.BLACK, 1, false),
                new Happening.Corrected(at, Side.BLACK)))
        .allMatch(Calls::areEndedBy);
  }

  /** P1, R10, R12: the count goes on through the other's press, a warning, a player's leave. */
  @Test
  void C5_whatDoesNotTouchTheClockEndsNoCall() {
    Tick at = Tick.ZERO;
    assertThat(
            List.of(
                new Happening.Ignored(at, Side.WHITE),
                new Happening.Warned(at, Side.WHITE, 1),
                new Happening.LeftTable(at, Side.WHITE),
                new Happening.PeriodUsed(at, Side.BLACK, 1),
                new Happening.Refused(at, "does not fit")))
        .noneMatch(Calls::areEndedBy);
  }
}
