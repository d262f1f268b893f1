package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.clock.Side.BLACK;
import static org.qizhong.clock.Side.WHITE;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.match.Act;

/**
 * Law 3: the desk itself stands still across a deadline, however long. A press stamped before it
 * beats it; one stamped after it does not. Black has 10 s, White 23 hours, and the desk is seen
 * awake for the last time at 9 s.
 */
class Law3LongStallTest {
  private static final String FLAG = "at:10,flagged,side:black";
  private static final String MOVE = "at:9.5,moved,side:black,move:1,used:9.5";

  private final MemoryJournal journal = new MemoryJournal();
  private final DeskBench bench = new DeskBench(journal);

  private DeskBench stalledFor(double seconds) {
    return bench
        .says("{\"time\":{\"black\":\"10s\",\"white\":\"23h\"}}")
        .says("{\"start\":\"black\"}")
        .until(9)
        .stallUntil(9 + seconds);
  }

  private List<String> events() {
    return bench.lines().stream().filter(line -> line.startsWith("at:")).toList();
  }

  private List<Act> acts() throws InterruptedException {
    bench.desk.drainJournal();
    return journal.acts();
  }

  @ParameterizedTest
  @ValueSource(doubles = {2, 6, 30, 600})
  void law3_aPressBeforeTheDeadlineThatIsReadAfterTheDeskWokeIsAMoveAndThereWasNoFlag(double stall)
      throws Exception {
    stalledFor(stall).wake();
    assertThat(events()).as("nothing is judged at once").doesNotContain(FLAG);
    bench.until(9 + stall + 0.02).edges(BLACK, 9.5).until(9 + stall + 1);
    assertThat(events()).last().isEqualTo(MOVE);
    assertThat(events()).noneMatch(line -> line.contains("flagged") || line.contains("corrected"));
    assertThat(acts()).containsExactly(new Act.Start(BLACK), new Act.Press(BLACK));
  }

  @Test
  void law3_everybodyIsToldThatTheDeskHasStoodStill() {
    stalledFor(20.5).wake();
    assertThat(bench.lines())
        .anyMatch(line -> line.startsWith("notice,text:the desk stood still for 20."));
  }

  @ParameterizedTest
  @ValueSource(doubles = {2, 6, 30, 600})
  void law3_aPressThatIsReadBeforeTheDeskLooksIsAMoveAsWell(double stall) {
    stalledFor(stall).edges(BLACK, 9.5).until(9 + stall + 1);
    assertThat(events()).last().isEqualTo(MOVE);
    assertThat(events()).noneMatch(line -> line.contains("flagged"));
  }

  /** The buttons' thread may wake later still: the flag that was shown is taken back. */
  @ParameterizedTest
  @ValueSource(doubles = {2, 6, 30, 600})
  void law3_aPressThatIsReadSecondsAfterTheDeskWokeTakesTheFlagBack(double stall) throws Exception {
    stalledFor(stall).wake().until(9 + stall + 4.9);
    assertThat(events()).last().isEqualTo(FLAG);
    bench.edges(BLACK, 9.5).until(9 + stall + 6);
    assertThat(events()).endsWith("at:" + shown(9 + stall + 4.9) + ",corrected,side:black", MOVE);
    assertThat(acts()).containsExactly(new Act.Start(BLACK), new Act.Press(BLACK));
  }

  private static String shown(double seconds) {
    return java.math.BigDecimal.valueOf(seconds).stripTrailingZeros().toPlainString();
  }

  @ParameterizedTest
  @ValueSource(doubles = {2, 6, 30, 600})
  void law3_aPressAfterTheDeadlineLeavesTheFlagWhereItFell(double stall) {
    stalledFor(stall).wake().edges(BLACK, 10.000_001).until(9 + stall + 1);
    assertThat(events()).endsWith(FLAG, "at:10.000001,ignored,side:black");
    assertThat(events()).noneMatch(line -> line.contains("moved") || line.contains("corrected"));
  }

  @ParameterizedTest
  @ValueSource(doubles = {6, 600})
  void P3_aPressAtTheDeadlineItselfIsTheFlag(double stall) {
    stalledFor(stall).wake().edges(BLACK, 10).until(9 + stall + 1);
    assertThat(events()).contains(FLAG).noneMatch(line -> line.contains("moved"));
  }

  @ParameterizedTest
  @ValueSource(doubles = {2, 6, 30, 600})
  void law3_nobodyPressesAndTheFlagFallsAtItsOwnTickOnceTheSettleTimeIsOver(double stall) {
    stalledFor(stall).wake().until(9 + stall + 0.029);
    assertThat(events()).doesNotContain(FLAG);
    bench.until(9 + stall + 0.031);
    assertThat(events()).last().isEqualTo(FLAG);
  }

  /** A touch or key has no stamp of the kernel: it is stamped when the desk takes it in. */
  @ParameterizedTest
  @ValueSource(doubles = {2, 6, 30, 600})
  void law3_aTouchIsStampedOnItsArrivalSoThatTheFlagStands(double stall) {
    stalledFor(stall).says("{\"press\":\"black\"}").until(9 + stall + 1);
    assertThat(events())
        .endsWith(FLAG, "at:" + shown(9 + stall) + ",ignored,side:black")
        .noneMatch(line -> line.contains("moved"));
  }

  /** Its line had come in, and only the desk's own thread stood still. */
  @ParameterizedTest
  @ValueSource(doubles = {2, 6, 30, 600})
  void law3_aTouchThatHadArrivedBeforeTheDeadlineIsAMove(double stall) {
    stalledFor(stall);
    bench.desk.submit("{\"press\":\"black\"}", DeskBench.nanos(9.5), bench);
    bench.until(9 + stall + 1);
    assertThat(events()).last().isEqualTo(MOVE);
    assertThat(events()).noneMatch(line -> line.contains("flagged"));
  }

  /** No deadline is near; but White's touch on the screen is judged before Black's edge is read. */
  @ParameterizedTest
  @ValueSource(doubles = {6, 600})
  void law3_aTouchAfterTheStallDoesNotMakeTheEarlierPressLate(double stall) {
    bench.starts("23h").until(9).stallUntil(9 + stall).says("{\"press\":\"white\"}");
    bench.edges(BLACK, 9.5).until(9 + stall + 1);
    assertThat(events())
        .contains(MOVE)
        .last()
        .asString()
        .startsWith("at:" + shown(9 + stall) + ",moved,side:white,move:2,");
  }

  @Test
  void law3_severalPressesOfBothPlayersInTheStallCountInTheOrderOfTheirStamps() {
    stalledFor(60).wake();
    bench.edges(WHITE, 20, BLACK, 20.2, BLACK, 9.5).until(71);
    assertThat(events())
        .containsExactly(
            "at:0,started,side:black",
            MOVE,
            "at:20,moved,side:white,move:2,used:10.5",
            "at:20.2,moved,side:black,move:3,used:0.2");
  }

  /** C5: what was to be read meanwhile is no longer said before it is known who pressed. */
  @Test
  void law3_C5_theCallsOfTheStallAreHeldToo() {
    bench.starts("0 + 3x60s").until(29).stallUntil(49).wake();
    assertThat(events()).containsExactly("at:0,started,side:black");
    bench.edges(BLACK, 29.5).until(50);
    assertThat(events())
        .containsExactly("at:0,started,side:black", "at:29.5,moved,side:black,move:1,used:29.5");
  }

  @Test
  void law3_aDeskThatWasAwakeStillRefusesWhatIsOverFiveSecondsLate() {
    stalledFor(0).until(14.6).edges(BLACK, 9.5).until(15);
    assertThat(events()).contains(FLAG).noneMatch(line -> line.contains("moved"));
    assertThat(bench.lines())
        .anyMatch(line -> line.contains("refused") && line.contains("over 5 s"));
  }

  @Test
  void law3_fiveSecondsAwakeAfterTheStallAreTooLateAsEver() {
    stalledFor(600).wake().until(614.001).edges(BLACK, 9.5).until(615);
    assertThat(events()).contains(FLAG).noneMatch(line -> line.contains("moved"));
    assertThat(bench.lines())
        .anyMatch(line -> line.contains("refused") && line.contains("over 5 s"));
  }

  @Test
  void law3_severalStallsAreNoLatenessEither() {
    stalledFor(30).wake().until(40).stallUntil(100).wake().until(102).stallUntil(400).wake();
    bench.until(401).edges(BLACK, 9.5).until(402);
    assertThat(events()).last().isEqualTo(MOVE);
  }

  @Test
  void law3_aBusyMachineThatWakesTheDeskLessThanASecondLateHoldsNothing() {
    stalledFor(0).until(9.95).stallUntil(10.99).wake();
    assertThat(events()).last().isEqualTo(FLAG);
  }
}
