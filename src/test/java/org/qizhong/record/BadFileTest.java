package org.qizhong.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.record.Files.HEADER;
import static org.qizhong.record.Files.lines;
import static org.qizhong.record.Files.refusal;
import static org.qizhong.record.Files.replay;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that are no match files, and the two forms of those that are. */
class BadFileTest {
  private static final String START = "{\"at\":0,\"start\":\"black\"}";
  private static final String PRESS = "{\"at\":5,\"press\":\"black\"}";

  @Test
  void bothFormsPrintTheSame() {
    assertThat(replay(lines(START, PRESS)))
        .isEqualTo(replay(Files.object(START, PRESS)))
        .containsExactly("0 started black", "5 moved black move 1 used 5");
  }

  @Test
  void eventsMayStandBeforeTheHeadersFields() {
    assertThat(replay("{\"events\":[" + START + "," + PRESS + "],\"time\":\"1h\"}"))
        .isEqualTo(replay(lines(START, PRESS)));
  }

  @Test
  void aHeaderAloneIsAMatchWithoutEvents() {
    assertThat(replay(HEADER)).isEmpty();
    assertThat(replay("{\"time\":\"1h\",\"events\":[]}")).isEmpty();
    assertThat(replay(HEADER + "\n\n\n")).isEmpty();
  }

  @Test
  void blanksAndLineEndsBetweenEventsAreFree() {
    assertThat(replay(HEADER + "\r\n\r\n" + START + "\r\n  " + PRESS))
        .isEqualTo(replay(lines(START, PRESS)));
    assertThat(
            replay(" {\n \"time\" : \"1h\",\n\"events\": [\n" + START + " ,\n" + PRESS + "]\n}\n "))
        .isEqualTo(replay(lines(START, PRESS)));
  }

  @Test
  void whyAndArticleAreKeptAndNotPrinted() {
    assertThat(
            replay(lines(START, "{\"at\":1,\"warn\":\"black\",\"why\":\"落子\",\"article\":\"21\"}")))
        .containsExactly("0 started black", "1 warned black total 1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "\n", "5", "null", "[]", "\"match\"", "match", "[{\"time\":\"1h\"}]"})
  void whatIsNoObjectIsNoMatch(String file) {
    refusal(file);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"events\":5}",
        "{\"events\":{}}",
        "{\"events\":null}",
        "{\"time\":\"1h\",\"events\":\"x\"}",
        "{\"time\":\"1h\",\"events\":true}"
      })
  void eventsAreAList(String file) {
    assertThat(refusal(file)).contains("events");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'{}'|time",
        "'{\"time\":5}'|time",
        "'{\"time\":null}'|time",
        "'{\"time\":[\"1h\"]}'|time",
        "'{\"time\":\"60\"}'|time",
        "'{\"time\":{\"black\":\"1h\"}}'|white",
        "'{\"time\":{\"black\":\"1h\",\"white\":\"1h\",\"red\":\"1h\"}}'|red",
        "'{\"time\":{\"black\":\"10m hourglass\",\"white\":\"1h\"}}'|hourglass",
        "'{\"time\":\"1h\",\"rules\":\"cn\"}'|rules",
        "'{\"time\":\"1h\",\"rules\":5}'|rules",
        "'{\"time\":\"1h\",\"board\":4}'|board",
        "'{\"time\":\"1h\",\"board\":26}'|board",
        "'{\"time\":\"1h\",\"board\":\"19\"}'|board",
        "'{\"time\":\"1h\",\"board\":9.5}'|board",
        "'{\"time\":\"1h\",\"handicap\":-1}'|handicap",
        "'{\"time\":\"1h\",\"handicap\":26}'|handicap",
        "'{\"time\":\"1h\",\"komi\":\"7\"}'|komi",
        "'{\"time\":\"1h\",\"komi\":1e99}'|komi",
        "'{\"time\":\"1h\",\"late-limit\":-1}'|late-limit",
        "'{\"time\":\"1h\",\"late-limit\":\"15m\"}'|late-limit",
        "'{\"time\":\"1h\",\"event\":5}'|event",
        "'{\"time\":\"1h\",\"players\":5}'|players",
        "'{\"time\":\"1h\",\"players\":{\"red\":{}}}'|red",
        "'{\"time\":\"1h\",\"players\":{\"black\":\"Nie\"}}'|black",
        "'{\"time\":\"1h\",\"players\":{\"black\":{\"dan\":\"9p\"}}}'|dan",
        "'{\"time\":\"1h\",\"players\":{\"black\":{\"name\":9}}}'|name",
        "'{\"time\":\"1h\",\"place\":\"Beijing\"}'|place"
      })
  void aHeaderThatDoesNotFitNamesTheField(String header, String part) {
    assertThat(refusal(header)).contains(part);
    assertThat(refusal(header + "\n" + START)).contains(part);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"time\":\"1h\"",
        "{\"time\":\"1h",
        "{\"time\"}",
        "{time:\"1h\"}",
        "{\"time\":\"1h\",\"events\":[",
        "{\"time\":\"1h\",\"events\":[{\"at\":0",
        "{\"time\":\"1h\",\"events\":[]",
        "{\"time\":\"1h\",\"time\":\"2h\"}",
        "{\"time\":\"1h\",\"events\":[],\"events\":[]}",
        "{\"time\":\"1h\",\"komi\":1e99999999999}"
      })
  void brokenJsonNamesThePlace(String file) {
    assertThat(refusal(file)).contains("line ");
  }

  @Test
  void aTruncatedLastLineNamesItsEvent() {
    assertThat(refusal(HEADER + "\n" + START + "\n{\"at\":5,\"pre")).contains("event 2");
    assertThat(refusal(HEADER + "\n" + START + "\n{\"at\":5,\"press\":\"black\""))
        .contains("event 2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "5", "x", "[]", "{\"at\":5,\"press\":\"black\"}"})
  void nothingStandsAfterAMatchWithItsEvents(String rest) {
    refusal(Files.object(START) + "\n" + rest);
  }

  @Test
  void textAfterTheLastLineIsRefused() {
    assertThat(refusal(lines(START) + "the end")).containsAnyOf("event 2", "line 3");
    assertThat(refusal(lines(START) + "}")).isNotEmpty();
  }

  @Test
  void textThatIsNotUtf8IsRefusedWithItsPlace() {
    byte[] header = (HEADER + "\n" + START + "\n").getBytes(StandardCharsets.UTF_8);
    byte[] event = "{\"at\":5,\"warn\":\"black\",\"why\":\"?\"}".getBytes(StandardCharsets.UTF_8);
    event[event.length - 3] = (byte) 0xff;
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(header);
    file.writeBytes(event);
    assertThat(refusal(file.toByteArray())).contains("UTF-8").containsAnyOf("event 2", "line 3");
  }

  @Test
  void anOverlongCharacterIsNotUtf8() {
    assertThat(refusal(new byte[] {'{', '"', (byte) 0xc0, (byte) 0x80, '"', '}'}))
        .contains("UTF-8");
  }

  @Test
  void aFileThatEndsInMidCharacterIsRefusedWithItsPlace() {
    assertThat(refusal(new byte[] {'{', '"', (byte) 0xe8, (byte) 0x90}))
        .contains("line 1", "end-of-input");
  }

  @Test
  void aByteOrderMarkIsTakenOrRefusedInOneLine() {
    String file = "\ufeff" + lines(START);
    try {
      assertThat(replay(file)).containsExactly("0 started black");
    } catch (AssertionError refused) {
      assertThat(refusal(file)).contains("line 1");
    }
  }

  @Test
  void deepNestingIsRefusedInOneLine() {
    refusal(lines("{\"at\":0,\"start\":" + "[".repeat(5_000)));
    refusal("{\"time\":" + "[".repeat(5_000));
  }

  @Test
  void nothingIsPrintedWhenTheLastEventDoesNotFit() {
    assertThat(refusal(lines(START, PRESS, "{\"at\":6,\"pause\":false}"))).contains("event 3");
  }
}
