package org.qizhong.screen.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.score.RuleSet;
import org.qizhong.screen.Lines;

/** The forms: what is typed, what is said about it, what is sent. */
class DraftsTest {
  private static MatchDraft draft(String time, String white, String handicap, String komi) {
    return new MatchDraft(time, white, RuleSet.CN_2002, handicap, komi, BySide.both(""), "");
  }

  @Test
  void theEmptyFormOpensAnOrdinaryMatch() {
    assertThat(MatchDraft.EMPTY.header())
        .contains("{\"time\":\"60m + 5x60s\",\"rules\":\"cn-2002\"}");
    assertThat(MatchDraft.EMPTY.explain().text())
        .startsWith("1 h, then 5 periods of 60 s. A move under 60 s costs nothing;")
        .endsWith("Chinese 2002 rules, komi 3¾ zi.");
  }

  @Test
  void everythingTypedIsSentAndReadsBack() {
    MatchDraft draft =
        new MatchDraft(
            " 2h ", "1h", RuleSet.JP, "3", "0,5", new BySide<>("周某某", " Li \"Q\" "), "Cup");
    String header = draft.header().orElseThrow();
    assertThat(header)
        .isEqualTo(
            "{\"time\":{\"black\":\"2h\",\"white\":\"1h\"},\"rules\":\"jp\",\"handicap\":3,"
                + "\"komi\":0.5,\"event\":\"Cup\",\"players\":{\"black\":{\"name\":\"周某某\"},"
                + "\"white\":{\"name\":\"Li \\\"Q\\\"\"}}}");
    News.Opened read = (News.Opened) Lines.read("{\"event\":\"match\",\"header\":" + header + "}");
    assertThat(read.header().starts()).isEqualTo(Side.WHITE);
    assertThat(draft.explain().text()).contains("Black: 2 h", "White: 1 h", "White starts");
  }

  @ParameterizedTest
  @CsvSource({
    "60m + 5x, '', '', ''",
    "'', '', '', ''",
    "60m, 5x, '', ''",
    "10m hourglass, 10m, '', ''",
    "60m, '', two, ''",
    "60m, '', 26, ''",
    "60m, '', '', much",
    "60m, '', '', 1E999999999",
    "60m, '', '', 400"
  })
  void whatCannotBeIsSaidAndNotSent(String time, String white, String handicap, String komi) {
    MatchDraft draft = draft(time, white, handicap, komi);
    assertThat(draft.header()).isEmpty();
    assertThat(draft.explain().refused()).isTrue();
    assertThat(draft.explain().text()).isNotBlank().doesNotContain("Exception", "null");
  }

  static java.util.List<String> presets() {
    return MatchDraft.PRESETS;
  }

  @ParameterizedTest
  @MethodSource("presets")
  void everyPresetIsExplained(String preset) {
    assertThat(draft(preset, "", "", "").explain().refused()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "90m",
        "0 + 3x30s",
        "2h incl 5x60s",
        "30s/move",
        "60m + 20/5m, 30/5m carry",
        "0 + 3x35m@2",
        "0 + 20s/move max 5m",
        "60m + 5s delay",
        "0 + 5s delay",
        "60m + 5s bronstein",
        "10m hourglass",
        "up"
      })
  void T7_everyMethodIsExplainedInSentences(String time) {
    assertThat(draft(time, "", "", "").explain().text()).contains(". ").contains("rules");
  }

  @Test
  void S9_territoryAsksForBothSides() {
    CountDraft draft = count("jp", "agreed");
    assertThat(draft.act()).isEmpty();
    assertThat(draft.explain(Lines.ENGLISH))
        .isEqualTo(new Explanation("Still missing: Black's territory", true));
    draft =
        draft
            .with(CountField.BLACK_TERRITORY, "60")
            .with(CountField.BLACK_PRISONERS, "5")
            .with(CountField.WHITE_TERRITORY, "58");
    assertThat(draft.act())
        .contains(
            "{\"count\":{\"black\":{\"territory\":60,\"prisoners\":5},"
                + "\"white\":{\"territory\":58,\"prisoners\":0}}}");
    assertThat(draft.explain(Lines.ENGLISH).text()).isEqualTo("Black wins by ½ point");
  }

  @Test
  void S10_groupsAreAskedForWhereTheyCount() {
    CountDraft draft =
        count("cn-ancient", "passed")
            .with(Side.WHITE)
            .with(CountField.AREA, "190")
            .with(CountField.BLACK_GROUPS, "3");
    assertThat(draft.act()).isEmpty();
    assertThat(draft.with(CountField.WHITE_GROUPS, "2").act())
        .contains(
            "{\"count\":{\"side\":\"white\",\"area\":190,\"groups\":{\"black\":3,\"white\":2}}}");
  }

  @Test
  void S11_whatDoesNotMakeUpTheBoardIsSaid() {
    CountDraft draft =
        count("cn-2002", "passed").with(CountField.AREA, "361").with(CountField.SHARED, "1");
    assertThat(draft.explain(Lines.ENGLISH).refused()).isTrue();
    assertThat(draft.with(CountField.AREA, "x1").act()).isEmpty();
    assertThat(draft.with(CountField.AREA, "99999").act()).isEmpty();
  }

  @Test
  void S13_whoPassedFirstCanBeSaid() {
    CountDraft draft =
        count("wmsg", "paused")
            .with(CountField.AREA, "185")
            .withFirst(java.util.Optional.of(Side.WHITE));
    assertThat(draft.act())
        .contains("{\"count\":{\"side\":\"black\",\"area\":185,\"first-pass\":\"white\"}}");
  }

  private static CountDraft count(String rules, String status) {
    News.Opened opened = (News.Opened) Lines.read(Lines.match("1h", rules, 0));
    News.Faced faced =
        (News.Faced)
            Lines.read(Lines.face(status, "black", 9, Lines.main("1:00"), Lines.main("1:00")));
    return CountDraft.of(opened.header(), faced.face());
  }
}
