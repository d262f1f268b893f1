package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qizhong.match.MatchState;
import org.qizhong.score.RuleSet;
import org.testfx.api.FxToolkit;

/** E by touch in every edition, judged by the law itself. */
class EndByTouchTest {
  @TempDir Path data;

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  private JudgedTable table(RuleSet rules) {
    return table(rules, "1h + 5x60s");
  }

  private JudgedTable table(RuleSet rules, String time) {
    return new JudgedTable(data, "'time':'%s','rules':'%s'".formatted(time, rules.id()));
  }

  /** What is typed for a count that Black wins, as the edition counts. */
  private static String counted(RuleSet rules) {
    return switch (rules) {
      case CN_2002, CN_1988, WMSG -> "way-total 1 9 0";
      case CN_ANCIENT -> "way-total 1 9 0 count-black-groups 2 count-white-groups 2";
      case ING -> "way-fill 3 count-white-over 2";
      case JP, KR -> "6 0 count-white-territory 4 0";
    };
  }

  /** By how much, worked out by hand: S2, S3, S8, S9, S10, S13. */
  private static String margin(RuleSet rules) {
    return switch (rules) {
      case CN_2002 -> "5¾ zi";
      case CN_1988 -> "6¾ zi";
      case CN_ANCIENT -> "9½ zi";
      case ING -> "5 points";
      case WMSG -> "12½ points";
      case JP, KR -> "13½ points";
    };
  }

  @ParameterizedTest
  @EnumSource(RuleSet.class)
  @DisplayName("E1: proposed, played on, and the proposer moves as usual")
  void E1_playedOn(RuleSet rules) throws Exception {
    JudgedTable table = table(rules).hold("button-1", "button-1");
    assertThat(table.written()).contains("White: agree below, or press the clock to play on");
    table.touch("white");
    assertThat(table.written()).doesNotContain("agree below");
    table.touch("black");
    assertThat(table.acts)
        .containsExactly(
            "{\"propose\":\"black\"}", "{\"press\":\"white\"}", "{\"press\":\"black\"}");
    assertThat(table.state()).isInstanceOf(MatchState.Running.class);
  }

  @ParameterizedTest
  @EnumSource(RuleSet.class)
  @DisplayName("E1, E4: agreed: the count, or the dispute, and no other way back to the game")
  void E1_agreed(RuleSet rules) throws Exception {
    JudgedTable table = table(rules).hold("button-1", "button-1", "button-1");
    assertThat(table.written())
        .contains("both agree to the end: count", "Life and death disputed…")
        .doesNotContainIgnoringCase("resume");
    table.touch("referee");
    assertThat(table.rig.find("resume")).isEmpty();
    table.touch("lock").hold("button-1").touch("count-undisputed");
    assertThat(table.acts).containsExactly("{\"propose\":\"black\"}", "{\"agree\":\"white\"}");
  }

  @ParameterizedTest
  @EnumSource(RuleSet.class)
  @DisplayName("E2, E4: two passes; in a dispute who called the stones dead moves first")
  void E2_E4_twoPassesAndADispute(RuleSet rules) throws Exception {
    for (String side : new String[] {"black", "white"}) {
      JudgedTable table = table(rules).hold("button-1", "button-0", "button-1", "button-0");
      assertThat(table.written()).contains("two passes: count, or resume with Black to move");
      table.touch("button-0 count-dispute").hold("dispute-" + side);
      table.touch(side);
      assertThat(table.acts)
          .containsExactly(
              "{\"pass\":\"black\"}",
              "{\"pass\":\"white\"}",
              "{\"resume\":\"" + side + "\"}",
              "{\"press\":\"" + side + "\"}");
      assertThat(table.written()).contains("move 3");
    }
  }

  @ParameterizedTest
  @EnumSource(RuleSet.class)
  @DisplayName("E4: after an agreement too, and at the referee's desk")
  void E4_aDisputeAfterAnAgreement(RuleSet rules) throws Exception {
    for (String side : new String[] {"black", "white"}) {
      JudgedTable table = table(rules).hold("button-1", "button-1", "button-1");
      table.touch("referee dispute").hold("dispute-" + side).touch(side);
      assertThat(table.acts)
          .endsWith("{\"resume\":\"" + side + "\"}", "{\"press\":\"" + side + "\"}");
      assertThat(table.state().game().toMove().id()).isNotEqualTo(side);
      assertThat(table.written()).contains("move 2");
    }
  }

  @ParameterizedTest
  @EnumSource(RuleSet.class)
  @DisplayName("E3: resignation")
  void E3_resignation(RuleSet rules) throws Exception {
    JudgedTable table = table(rules).touch("black").hold("button-1", "button-2");
    assertThat(table.written()).contains("Black wins by resignation", "B+R");
    assertThat(table.rig.find("recount-black")).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(RuleSet.class)
  @DisplayName("E4, E5: counted, recounted, disputed, counted, confirmed by both and the referee")
  void E5_countRecountConfirm(RuleSet rules) throws Exception {
    JudgedTable table = table(rules).hold("button-1", "button-0", "button-1", "button-0");
    table.touch("button-0 " + counted(rules) + " count-enter recount-white");
    assertThat(table.written()).as("what was typed is there").contains("wins by");
    table.touch("count-dispute").hold("dispute-white").touch("white");
    table.hold("button-1", "button-0", "button-1", "button-0");
    table.touch("button-0 " + counted(rules) + " count-enter");
    String won = "Black wins by " + margin(rules);
    assertThat(table.written()).contains(won);
    table.touch("result-black");
    assertThat(table.written()).contains("hold · without White");
    table.touch("result-white");
    assertThat(table.rig.find("recount-black")).as("both have confirmed").isEmpty();
    table.touch("result-confirm");
    assertThat(table.written()).contains("Final result", won);
    assertThat(table.state()).isInstanceOf(MatchState.Confirmed.class);
    assertThat(table.acts)
        .contains("{\"withdraw\":\"result\"}", "{\"resume\":\"white\"}")
        .endsWith("{\"accept\":\"black\"}", "{\"accept\":\"white\"}", "{\"confirm\":true}");
    assertFinal(table);
  }

  /** E5: no button is left by which anyone could change it. */
  private static void assertFinal(JudgedTable table) {
    for (String id : new String[] {"recount-white", "result-withdraw", "result-confirm"}) {
      assertThat(table.rig.find(id)).as(id).isEmpty();
    }
    MatchState stands = table.state();
    table.touch("result-clock black white referee");
    assertThat(table.written()).contains("the result is final");
    table.touch("tile-withdraw end");
    assertThat(table.state()).isEqualTo(stands);
  }

  @ParameterizedTest
  @EnumSource(RuleSet.class)
  @DisplayName("E5: rematch and next board lay the same card, with the players or without")
  void E5_theNextMatch(RuleSet rules) throws Exception {
    String players = ",'players':{'black':{'name':'Li'},'white':{'name':'Zhou'}}";
    String card = "'time':'1h + 5x60s','rules':'%s'".formatted(rules.id());
    for (String[] next :
        new String[][] {
          {"rematch", players},
          {"rematch-changed", ",'players':{'black':{'name':'Zhou'},'white':{'name':'Li'}}"},
          {"next-board", ""}
        }) {
      JudgedTable table = new JudgedTable(data, card + players);
      table.hold("button-1", "button-2").touch("result-black result-white result-confirm");
      table.touch(next[0] + " lay");
      String laid = "{'card':{%s%s}}".formatted(card.replace("1h", "60m"), next[1]);
      assertThat(table.rig.sent.getLast()).isEqualTo(laid.replace('\'', '"'));
    }
  }

  @ParameterizedTest
  @EnumSource(RuleSet.class)
  @DisplayName(
      "E6: absolute time alone: giving up the contest, by the chief referee, then the count")
  void E6_givingUpTheContest(RuleSet rules) throws Exception {
    JudgedTable table = table(rules, "90m").touch("referee end end-abandon-white");
    assertThat(table.written())
        .contains("White gives up contesting", "The chief referee's decision");
    table.hold("give");
    assertThat(table.acts.getLast())
        .startsWith("{\"ruling\":[{\"abandon\":\"white\"}]")
        .contains("\"article\":\"E6\"");
    table.touch("lock");
    assertThat(table.written()).contains("contest given up: count").doesNotContain("resume");
    table.touch("button-0");
    assertThat(table.rig.find("count-dispute")).isEmpty();
    String first = rules == RuleSet.WMSG ? " first-black" : "";
    table.touch(counted(rules) + first + " count-enter");
    assertThat(table.written()).contains("Black wins by " + margin(rules));
  }

  @ParameterizedTest
  @EnumSource(RuleSet.class)
  @DisplayName("E6: where a period follows nobody gives up the contest")
  void E6_notWithOvertime(RuleSet rules) throws Exception {
    JudgedTable table = table(rules).touch("referee end end-abandon-white").hold("give");
    assertThat(table.acts).isEmpty();
  }
}
