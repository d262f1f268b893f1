package org.qizhong.screen.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.clock.Side;
import org.qizhong.screen.Lines;

/** The count: what is typed, what is asked for, what is sent. */
class DraftsTest {
  @Test
  @DisplayName("S1: empty points in tens and stones make the area")
  void S1_tensAndStonesMakeTheArea() {
    CountDraft draft = count("cn-2002", "passed");
    assertThat(draft.way()).isEqualTo(CountWay.TENS);
    draft = draft.with(CountField.TENS, "60");
    assertThat(draft.missing()).contains(CountField.STONES);
    assertThat(draft.act()).isEmpty();
    assertThat(draft.with(CountField.STONES, "125").act())
        .contains("{\"count\":{\"side\":\"black\",\"area\":185}}");
  }

  @Test
  @DisplayName("S1: what is no whole number of tens is a slip")
  void S1_theEmptyPointsAreWholeTens() {
    CountDraft draft =
        count("cn-2002", "passed").with(CountField.TENS, "65").with(CountField.STONES, "120");
    assertThat(draft.hasWholeTens()).isFalse();
    assertThat(draft.act()).isEmpty();
  }

  @Test
  @DisplayName("S1: the same area, whichever way it is entered")
  void S1_anAreaStaysTheSameEnteredAnotherWay() {
    CountDraft tens =
        count("cn-2002", "passed").with(CountField.TENS, "60").with(CountField.STONES, "125");
    CountDraft total = tens.with(CountWay.TOTAL);
    assertThat(total.text(CountField.AREA)).isEqualTo("185");
    assertThat(total.with(CountWay.TENS).act()).isEqualTo(tens.act());
  }

  @Test
  void theWayUsedLastIsTheNextMatchsToo() {
    assertThat(count("cn-1988", "passed", CountWay.TOTAL).way()).isEqualTo(CountWay.TOTAL);
    assertThat(count("jp", "passed", CountWay.TOTAL).way()).isEqualTo(CountWay.TERRITORY);
  }

  @Test
  void S8_theFillInIsTheEditionsOwn() {
    CountDraft draft = count("ing", "passed");
    assertThat(draft.way()).isEqualTo(CountWay.FILL);
    assertThat(draft.act()).isEmpty();
    assertThat(draft.with(CountField.BLACK_EMPTY, "3").with(CountField.WHITE_OVER, "2").act())
        .contains(
            "{\"count\":{\"fill\":{\"black\":{\"empty\":3,\"over\":0},"
                + "\"white\":{\"empty\":0,\"over\":2}}}}");
    assertThat(draft.with(CountWay.TOTAL).with(CountField.AREA, "186").act())
        .contains("{\"count\":{\"side\":\"black\",\"area\":186}}");
  }

  @Test
  void S9_territoryAsksForBothSides() {
    CountDraft draft = count("jp", "agreed");
    assertThat(draft.act()).isEmpty();
    assertThat(draft.missing()).contains(CountField.BLACK_TERRITORY);
    draft =
        draft
            .with(CountField.BLACK_TERRITORY, "60")
            .with(CountField.BLACK_PRISONERS, "5")
            .with(CountField.WHITE_TERRITORY, "58");
    assertThat(draft.act())
        .contains(
            "{\"count\":{\"black\":{\"territory\":60,\"prisoners\":5},"
                + "\"white\":{\"territory\":58,\"prisoners\":0}}}");
  }

  @Test
  void S10_groupsAreAskedForWhereTheyCount() {
    CountDraft draft =
        count("cn-ancient", "passed", CountWay.TOTAL)
            .with(Side.WHITE)
            .with(CountField.AREA, "190")
            .with(CountField.BLACK_GROUPS, "3");
    assertThat(draft.act()).isEmpty();
    assertThat(draft.missing()).contains(CountField.WHITE_GROUPS);
    assertThat(draft.with(CountField.WHITE_GROUPS, "2").act())
        .contains(
            "{\"count\":{\"side\":\"white\",\"area\":190,\"groups\":{\"black\":3,\"white\":2}}}");
  }

  @Test
  void S11_theOtherSideIsSentToBeChecked() {
    CountDraft draft =
        count("cn-2002", "passed", CountWay.TOTAL)
            .with(Side.WHITE)
            .with(CountField.AREA, "175")
            .with(CountField.OTHER, "185")
            .with(CountField.SHARED, "1");
    assertThat(draft.act())
        .contains("{\"count\":{\"black\":{\"area\":185},\"white\":{\"area\":175},\"shared\":1}}");
  }

  @ParameterizedTest
  @CsvSource({"passed, BLACK", "agreed, WHITE", "paused,"})
  @DisplayName("S13: who passed or proposed first is known after two passes or an agreement")
  void S13_whoPassedFirst(String status, Side first) {
    assertThat(count("wmsg", status).evidence().firstPass()).isEqualTo(Optional.ofNullable(first));
  }

  @Test
  void S13_whoPassedFirstCanBeSaid() {
    CountDraft draft =
        count("wmsg", "paused", CountWay.TOTAL)
            .with(CountField.AREA, "185")
            .withFirst(Optional.of(Side.WHITE));
    assertThat(draft.act())
        .contains("{\"count\":{\"side\":\"black\",\"area\":185,\"first-pass\":\"white\"}}");
  }

  private static CountDraft count(String rules, String status) {
    return count(rules, status, CountWay.TENS);
  }

  private static CountDraft count(String rules, String status, CountWay last) {
    News.Opened opened = (News.Opened) Lines.read(Lines.match("1h", rules, 0));
    News.Faced faced =
        (News.Faced)
            Lines.read(Lines.face(status, "black", 9, Lines.main("1:00"), Lines.main("1:00")));
    return CountDraft.of(opened.header(), faced.face(), last);
  }
}
