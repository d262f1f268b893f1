package org.qizhong.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.Refusal;
import org.qizhong.match.CallSchedule;
import org.qizhong.match.Pauses;
import org.qizhong.match.Player;
import org.qizhong.match.Setup;

/** What a header says beyond time, rules and lateness: calls, pauses, people, confirmation. */
class HeaderFieldsTest {
  private static final String PLAIN =
      "{\"time\":\"60m\",\"rules\":\"cn-2002\",\"board\":19,\"handicap\":0,\"late-limit\":900}";

  private static final String FULL =
      "{\"time\":\"60m\",\"rules\":\"cn-2002\",\"board\":19,\"handicap\":2,\"komi\":0.5,"
          + "\"late-limit\":3600,\"calls\":{\"calls\":[30,15],\"last\":[20],\"count\":5},"
          + "\"pauses\":\"referee\",\"resumes\":\"both\",\"event\":\"名人战\",\"table\":\"第3台\",\"players\":{\"black\":{\"name\":\"谞\",\"rank\":\"九段\"},\"white\":{\"rank\":\"1"
          + " dan\"}},\"confirmed\":true}";

  private static Setup with(String field) throws Refusal {
    return HeaderReader.read("{\"time\":\"60m\"," + field + "}");
  }

  @ParameterizedTest
  @ValueSource(strings = {PLAIN, FULL})
  void aHeaderIsWrittenByteForByteAsItWasRead(String line) throws Refusal {
    assertThat(HeaderWriter.line(HeaderReader.read(line))).isEqualTo(line);
  }

  @Test
  void everyFieldIsTaken() throws Refusal {
    Setup setup = HeaderReader.read(FULL);
    assertThat(setup.calls())
        .isEqualTo(
            new CallSchedule(
                List.of(Duration.ofSeconds(30), Duration.ofSeconds(15)),
                List.of(Duration.ofSeconds(20)),
                5));
    assertThat(setup.pauses()).isEqualTo(new Pauses(Pauses.Stop.REFEREE, Pauses.Resume.BOTH));
    assertThat(setup.occasion().event()).contains("名人战");
    assertThat(setup.occasion().table()).contains("第3台");
    assertThat(setup.occasion().players().black())
        .isEqualTo(new Player(Optional.of("谞"), Optional.of("九段")));
    assertThat(setup.occasion().players().white())
        .isEqualTo(new Player(Optional.empty(), Optional.of("1 dan")));
    assertThat(setup.confirmed()).isTrue();
  }

  @Test
  void whatIsNotSaidIsTheDefault() throws Refusal {
    Setup setup = HeaderReader.read("{\"time\":\"60m\"}");
    assertThat(setup.calls()).isEqualTo(CallSchedule.DEFAULT);
    assertThat(setup.pauses()).isEqualTo(new Pauses(Pauses.Stop.PLAYERS, Pauses.Resume.REFEREE));
    assertThat(setup.confirmed()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"calls\":{\"calls\":[30,20,10,5,2],\"last\":[30,20,10],\"count\":10}",
        "\"calls\":{}",
        "\"calls\":{\"count\":10}",
        "\"pauses\":\"players\"",
        "\"resumes\":\"referee\"",
        "\"players\":{\"black\":{},\"white\":{}}",
        "\"confirmed\":false"
      })
  void whatIsTheDefaultIsNotWritten(String field) throws Refusal {
    assertThat(HeaderWriter.line(with(field))).isEqualTo(PLAIN);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"calls\":{\"calls\":[],\"last\":[],\"count\":0}",
        "\"calls\":{\"calls\":[3600,1],\"last\":[30,20,10],\"count\":10}",
        "\"calls\":{\"calls\":[20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1],"
            + "\"last\":[5],\"count\":10}",
        "\"pauses\":\"referee\"",
        "\"resumes\":\"both\"",
        "\"table\":\"\"",
        "\"players\":{\"black\":{\"rank\":\"5k\"},\"white\":{}}",
        "\"confirmed\":true"
      })
  void whatIsNoDefaultIsWrittenAsItWasGiven(String field) throws Refusal {
    String line = HeaderWriter.line(with(field));
    assertThat(line).contains(field);
    assertThat(HeaderReader.read(line)).isEqualTo(with(field));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      textBlock =
          """
          "calls":[30]                    | "calls" must be an object
          "calls":{"first":[30]}          | calls: unknown field "first"
          "calls":{"calls":30}            | calls: "calls" must be a list of at most 20 numbers
          "calls":{"calls":[30,30]}       | calls: "calls" must go down: 30 comes after 30
          "calls":{"last":[10,20]}        | calls: "last" must go down: 20 comes after 10
          "calls":{"calls":[0]}           | calls: "calls" is 0, not within 1…3600
          "calls":{"calls":[3601]}        | calls: "calls" is 3601, not within 1…3600
          "calls":{"calls":[2.5]}         | calls: "calls" must be a whole number within 1…3600
          "calls":{"calls":["2"]}         | calls: "calls" must be a whole number within 1…3600
          "calls":{"count":11}            | calls: "count" is 11, not within 0…10
          "calls":{"count":-1}            | calls: "count" is -1, not within 0…10
          "pauses":"black"                | "pauses" must be players or referee, not "black"
          "pauses":true                   | "pauses" must be text
          "resumes":"players"             | "resumes" must be referee or both, not "players"
          "table":3                       | "table" must be text
          "players":{"black":{"rank":9}}  | players: black: "rank" must be text
          "players":{"black":{"dan":"9"}} | players: black: unknown field "dan"
          "confirmed":"yes"               | "confirmed" must be true or false
          """)
  void aBadValueIsRefusedWithItsPlaceAndTheReason(String field, String reason) {
    assertThatExceptionOfType(Refusal.class).isThrownBy(() -> with(field)).withMessage(reason);
  }

  @Test
  void atMostTwentyCallsAreNamed() {
    String many = "\"calls\":{\"last\":[21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1]}";
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> with(many))
        .withMessage("calls: \"last\" must be a list of at most 20 numbers");
  }

  @Test
  void C3_theHeadersCallsAreReadInThePlaceOfTheDefault() {
    Played.started("0 + 2x30s", "\"calls\":{\"calls\":[15],\"last\":[20,5],\"count\":3}")
        .prints(
            "61 read",
            "15 call black 15s",
            "30 period-used black left 1",
            "30 call black left 1",
            "40 call black 10s",
            "55 call black 25s",
            "58 call black 1",
            "59 call black 2",
            "60 call black 3",
            "60 period-used black left 0",
            "60 flagged black",
            "61 reading black(flagged 0 left 0) white(overtime 30 left 2)");
  }

  @Test
  void C2_whatIsCountedIsNotNamedAsWell() {
    Played.started("0 + 1x12s", "\"calls\":{\"last\":[11,5,2],\"count\":4}")
        .prints(
            "12 read",
            "1 call black 1s",
            "7 call black 7s",
            "9 call black 1",
            "10 call black 2",
            "11 call black 3",
            "12 call black 4",
            "12 period-used black left 0",
            "12 flagged black",
            "12 reading black(flagged 0 left 0) white(overtime 12 left 1)");
  }

  @Test
  void aConfirmedMatchReplaysAsAnyOther() {
    assertThat(
            Files.replay(
                "{\"time\":\"1h\",\"confirmed\":true}\n"
                    + "{\"at\":0,\"press\":\"white\"}\n"
                    + "{\"at\":2,\"start\":\"black\"}\n"))
        .containsExactly("0 ignored white", "2 started black");
  }

  @Test
  void R18_aPauseNamesTheSideThatAskedAndIsPrintedAsEver() throws Refusal {
    assertThat(
            Files.replay(
                Files.lines("{\"at\":0,\"start\":\"black\"}", "{\"at\":1,\"pause\":\"white\"}")))
        .containsExactly("0 started black", "1 paused");
    Entry entry = ActReader.event(Lines.object("{\"at\":1,\"pause\":\"white\"}"));
    assertThat(ActWriter.line(entry)).isEqualTo("{\"at\":1,\"pause\":\"white\"}");
    assertThat(Files.refusal(Files.lines("{\"at\":1,\"pause\":\"both\"}")))
        .contains("pause", "both");
    assertThat(Files.refusal(Files.lines("{\"at\":1,\"pause\":false}"))).contains("pause");
  }
}
