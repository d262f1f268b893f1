package org.qizhong.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.Progress;
import org.qizhong.clock.Side;
import org.qizhong.record.FaceWriter;
import org.qizhong.record.Played;

/** T4, T5: how far overtime has gone, as the face says it. */
class ProgressTest {

  private static Optional<Progress> black(Played match, String at) {
    return match.face(at).sides().of(Side.BLACK).progress();
  }

  private static Optional<Progress> stage(int number, int moves) {
    return Optional.of(new Progress.InStage(number, moves));
  }

  private static Optional<Progress> considered(boolean running, int taken) {
    return Optional.of(new Progress.Considered(running, taken));
  }

  @Test
  void T5_stagesTightenAreNumberedFromOneAndTheLastRepeats() {
    Played match = Played.started("10s + 2/5m, 3/5m, 1/5m");
    assertThat(black(match, "5")).as("main time").isEmpty();
    match.after("11 read");
    assertThat(black(match, "11")).isEqualTo(stage(1, 2));
    match.after("12 press black", "13 press white");
    assertThat(black(match, "13")).as("one of two made").isEqualTo(stage(1, 2));
    match.after("14 press black");
    assertThat(black(match, "14")).isEqualTo(stage(2, 3));
    match.after("15 press white", "16 press black", "16.5 press white", "17 press black");
    match.after("17.5 press white", "18 press black");
    assertThat(black(match, "18")).isEqualTo(stage(3, 1));
    match.after("19 press white", "20 press black");
    assertThat(black(match, "20")).as("the last repeats").isEqualTo(stage(3, 1));
  }

  @Test
  void T5_whatTheRefereeSetsDoesNotChangeWhatTheStageBeganWith() {
    Played match = Played.started("0 + 20/5m, 30/5m").after("1 set black overtime 100 moves 7");
    assertThat(black(match, "1")).isEqualTo(stage(1, 20));
  }

  @ParameterizedTest
  @CsvSource({"10s/move + 3x10s, 12", "10s/move + 3x60s, 12", "60s/move + 3x10s, 62"})
  void T4_baseAndConsiderationAreToldApartWhateverTheirLengths(String time, String inFirst) {
    Played match = Played.started(time);
    assertThat(black(match, "5")).as("base time").isEqualTo(considered(false, 0));
    match.after(inFirst + " read");
    assertThat(black(match, inFirst)).isEqualTo(considered(true, 1));
    match.after(inFirst + " pause");
    assertThat(black(match, "99")).as("paused").isEqualTo(considered(true, 1));
  }

  @Test
  void T4_severalGoOnOneMoveAndAfterItTheBaseTimeIsThereAgain() {
    Played match = Played.started("10s/move + 3x10s").after("25 read");
    assertThat(black(match, "25")).isEqualTo(considered(true, 2));
    match.after("26 press black");
    assertThat(black(match, "26")).isEqualTo(considered(false, 2));
  }

  @Test
  void R14_whatTheRefereeSetsCountsAsTaken() {
    Played match = Played.started("10s/move + 3x10s").after("1 set black overtime 10 left 2");
    assertThat(black(match, "1")).isEqualTo(considered(false, 1));
    match.after("2 set black overtime 10 left 5");
    assertThat(black(match, "2")).as("more than there were").isEqualTo(considered(false, 0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1h", "0 + 5x60s", "0 + 2x20m@2", "60m + 20s/move", "up"})
  void otherMethodsHaveNothingToSay(String time) {
    assertThat(black(Played.started(time), "5")).isEmpty();
  }

  @Test
  void theFaceLineSaysItInTheSidesOwnFields() {
    Played canadian = Played.started("0 + 20/5m").after("5 press black");
    assertThat(FaceWriter.line(canadian.face("6")))
        .contains("\"black\":{\"phase\":\"overtime\",\"time\":295,\"moves\":19")
        .contains("\"stage\":1,\"of\":20");
    Played rapid = Played.started("10s/move + 3x10s");
    assertThat(FaceWriter.line(rapid.face("5")))
        .contains("\"taken\":0")
        .doesNotContain("considera");
    rapid.after("15 read");
    assertThat(FaceWriter.line(rapid.face("15"))).contains("\"consideration\":true,\"taken\":1");
  }

  @Test
  void theFaceLineSaysWhoAskedWhoIsReadyAndWhoProposed() {
    Played match = Played.started("1h", "\"resumes\":\"both\"").after("1 propose black");
    String plain = FaceWriter.line(match.face("2"));
    assertThat(plain).contains("\"proposed\":\"black\"").doesNotContain("asked", "\"ready\"");
    match.after("3 pause white", "4 press white");
    assertThat(FaceWriter.line(match.face("5")))
        .contains("\"asked\":\"white\",\"ready\":[\"white\"],\"proposed\":\"black\"");
    match.after("6 press black");
    assertThat(FaceWriter.line(match.face("7"))).contains("\"ready\":[\"black\",\"white\"]");
  }
}
