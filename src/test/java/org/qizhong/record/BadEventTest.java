package org.qizhong.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.record.Files.refusals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Events that do not fit: the file is refused whole, and the event's number is named. */
class BadEventTest {
  private static final String START = "{\"at\":0,\"start\":\"black\"}";

  /** Refused as the second event, for a reason that has {@code part}. */
  private static void bad(String event, String part) {
    assertThat(refusals(START, event)).allSatisfy(it -> assertThat(it).contains("event 2", part));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "{\"at\":1}|act",
        "{\"at\":1,\"jump\":\"black\"}|jump",
        "{\"at\":1,\"press\":\"black\",\"pass\":\"black\"}|two acts",
        "{\"at\":1,\"pause\":true,\"read\":true}|two acts",
        "{\"at\":1,\"press\":\"black\",\"x\":1}|x",
        "{\"at\":1,\"press\":\"black\",\"by\":1}|by",
        "{\"at\":1,\"press\":\"black\",\"charge\":true}|charge",
        "{\"at\":1,\"press\":\"red\"}|press",
        "{\"at\":1,\"press\":\"Black\"}|press",
        "{\"at\":1,\"press\":1}|press",
        "{\"at\":1,\"press\":null}|press",
        "{\"at\":1,\"press\":[\"black\"]}|press",
        "{\"at\":1,\"press\":true}|press",
        "{\"at\":1,\"pause\":false}|pause",
        "{\"at\":1,\"pause\":\"true\"}|pause",
        "{\"at\":1,\"pause\":1}|pause",
        "{\"at\":1,\"resume\":false}|resume",
        "{\"at\":1,\"resume\":\"red\"}|resume",
        "{\"at\":1,\"read\":false}|read",
        "{\"at\":1,\"swap\":false}|swap",
        "{\"at\":1,\"confirm\":false}|confirm",
        "{\"at\":1,\"warn\":\"black\",\"why\":5}|why",
        "{\"at\":1,\"warn\":\"black\",\"article\":5}|article",
        "{\"at\":1,\"take-back\":\"black\",\"charge\":\"yes\"}|charge",
        "{\"at\":1,\"adjust\":\"black\"}|by",
        "{\"at\":1,\"adjust\":\"black\",\"by\":\"5\"}|by",
        "{\"at\":1,\"adjust\":\"black\",\"by\":0.0000000001}|by",
        "{\"at\":1,\"adjust\":\"black\",\"by\":1e99}|by",
        "{\"at\":1,\"reread\":\"black\"}|from",
        "{\"at\":1,\"reread\":\"black\",\"from\":-1}|from",
        "{\"at\":1,\"late\":\"black\"}|by",
        "{\"at\":1,\"late\":\"black\",\"by\":-5}|by",
        "{\"at\":1,\"note\":true}|why",
        "{\"at\":1,\"note\":false,\"why\":\"x\"}|note",
        "{\"at\":1,\"note\":\"red\",\"why\":\"x\"}|note",
        "{\"at\":1,\"note\":true,\"why\":5}|why",
        "{\"at\":1,\"accept\":true}|accept",
        "{\"at\":1,\"agree-readings\":true}|agree-readings",
        "{\"at\":1,\"warn\":\"black\",\"role\":\"king\"}|role",
        "{\"at\":1,\"warn\":\"black\",\"role\":\"none\"}|role",
        "{\"at\":1,\"warn\":\"black\",\"role\":true}|role",
        "{\"at\":1,\"ruling\":[{\"warn\":\"black\"}]}|ruling",
        "{\"at\":1,\"number\":\"3\"}|number",
        "{\"at\":1,\"number\":3.5}|number",
        "{\"at\":1,\"number\":-3}|number",
        "{\"at\":1,\"number\":1e99}|number",
        "{\"at\":1,\"set\":\"black\"}|reading",
        "{\"at\":1,\"set\":\"black\",\"reading\":5}|reading",
        "{\"at\":1,\"set\":\"black\",\"reading\":{\"time\":5}}|phase",
        "{\"at\":1,\"set\":\"black\",\"reading\":{\"phase\":\"main\"}}|time",
        "{\"at\":1,\"set\":\"black\",\"reading\":{\"phase\":\"main\",\"time\":0}}|time",
        "{\"at\":1,\"set\":\"black\",\"reading\":{\"phase\":\"main\",\"time\":-1}}|time",
        "{\"at\":1,\"set\":\"black\",\"reading\":{\"phase\":\"flagged\",\"time\":5}}|phase",
        "{\"at\":1,\"set\":\"black\",\"reading\":{\"phase\":\"main\",\"time\":5,\"x\":1}}|x",
        "{\"at\":1,\"set\":\"black\",\"reading\":"
            + "{\"phase\":\"main\",\"time\":5,\"left\":1.5}}|left",
        "{\"at\":1,\"end\":\"won\"}|end",
        "{\"at\":1,\"end\":true}|end",
        "{\"at\":1,\"end\":\"resign\"}|side",
        "{\"at\":1,\"end\":\"forfeit\"}|side",
        "{\"at\":1,\"withdraw\":\"move\"}|withdraw",
        "{\"at\":1,\"withdraw\":\"warning\"}|side",
        "{\"at\":1,\"count\":185}|count",
        "{\"at\":1,\"count\":{}}|black",
        "{\"at\":1,\"count\":{\"side\":\"black\"}}|area",
        "{\"at\":1,\"count\":{\"side\":\"black\",\"area\":-1}}|area",
        "{\"at\":1,\"count\":{\"side\":\"black\",\"area\":185.5}}|area",
        "{\"at\":1,\"count\":{\"side\":\"black\",\"area\":185,\"x\":1}}|x",
        "{\"at\":1,\"count\":{\"side\":\"black\",\"area\":185,\"first-pass\":\"red\"}}|first-pass",
        "{\"at\":1,\"count\":{\"black\":{\"area\":185}}}|white",
        "{\"at\":1,\"count\":{\"black\":{\"area\":185,\"x\":1},\"white\":{\"area\":176}}}|x",
        "{\"at\":1,\"count\":{\"fill\":{\"black\":{\"holes\":1}}}}|holes"
      })
  void theFieldIsNamed(String event, String part) {
    bad(event, part);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'{\"press\":\"black\"}'|at",
        "'{\"at\":-1,\"press\":\"black\"}'|at",
        "'{\"at\":\"1\",\"press\":\"black\"}'|at",
        "'{\"at\":null,\"press\":\"black\"}'|at",
        "'{\"at\":1.0000000001,\"press\":\"black\"}'|at",
        "'{\"at\":1e-10,\"press\":\"black\"}'|at",
        "'{\"at\":1e99,\"press\":\"black\"}'|at",
        "'{\"at\":1e999999999,\"press\":\"black\"}'|at",
        "'{\"at\":1e-999999999,\"press\":\"black\"}'|at",
        "'{\"at\":99999999999999999999,\"press\":\"black\"}'|at"
      })
  void atMustBeANumberOfSecondsExactToTheNanosecond(String event, String part) {
    bad(event, part);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"at\":NaN,\"press\":\"black\"}", "{\"at\":1e99999999999,\"press\":\"black\"}",
        "{\"at\":01,\"press\":\"black\"}", "{\"at\":+1,\"press\":\"black\"}",
        "{\"at\":1,\"press\":'black'}", "{\"at\":1,\"press\":\"black\",}",
        "{\"at\":1,\"press\":\"black\",\"press\":\"white\"}", "{\"at\":1,\"at\":2,\"read\":true}"
      })
  void brokenJsonNamesTheEventOrTheLine(String event) {
    assertThat(refusals(START, event))
        .allSatisfy(it -> assertThat(it).containsAnyOf("event 2", "line "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0e99", "0e999999999", "0e2147483647", "-0", "-0.0", "0.000000000"})
  void zeroHoweverWrittenIsZeroOrRefusedButNeverAFault(String zero) {
    String file = Files.lines("{\"at\":" + zero + ",\"start\":\"black\"}");
    try {
      assertThat(Files.replay(file)).containsExactly("0 started black");
    } catch (AssertionError refused) {
      assertThat(Files.refusal(file)).isNotEmpty();
    }
  }

  @Test
  void exponentsThatFitAreNumbersLikeOthers() {
    assertThat(
            Files.replay(
                Files.lines(
                    "{\"at\":1e-9,\"start\":\"black\"}", "{\"at\":1.5E1,\"press\":\"black\"}")))
        .containsExactly("0.000000001 started black", "15 moved black move 1 used 14.999999999");
  }

  @Test
  void atNeverDecreases() {
    assertThat(refusals(START, "{\"at\":5,\"read\":true}", "{\"at\":4.9,\"read\":true}"))
        .allSatisfy(it -> assertThat(it).contains("event 3", "at"));
  }

  @Test
  void anActThatTheRefereeRefusesNamesItsEvent() {
    assertThat(refusals(START, "{\"at\":5,\"start\":\"black\"}"))
        .allSatisfy(it -> assertThat(it).contains("event 2", "start"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"5", "null", "\"press\"", "[]", "[{\"at\":1,\"press\":\"black\"}]"})
  void anEventIsAnObject(String event) {
    bad(event, "object");
  }

  @Test
  void namesFromTheFileNeverBreakTheOneLine() {
    bad("{\"at\":1,\"a\\nb\":1}", "act");
    bad("{\"at\":1,\"press\":\"bl\\nack\"}", "press");
    bad("{\"at\":1,\"press\":\"black\",\"x\\r\\ny\":1}", "x");
    bad("{\"at\":1,\"end\":\"a\\nb\"}", "end");
  }
}
