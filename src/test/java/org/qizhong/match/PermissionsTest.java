package org.qizhong.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.record.Played;

/** Who may do what when: every act in every state, as spec/replay.md has it. */
class PermissionsTest {
  private static final String[] STATES = {
    "ready",
    "running",
    "paused",
    "sealed",
    "passed",
    "agreed",
    "abandoned",
    "flagged",
    "decided",
    "confirmed"
  };

  /**
   * yes: it prints its own line; no: refused; ign: the button is {@code ignored}; –: allowed, but
   * prints nothing; ?: the texts do not say. White is to move, Black has just played; after two
   * passes White has passed last.
   */
  private static final String TABLE =
      """
      act                    ready runs paused sealed passed agreed given flag result final
      start black            yes   no   no     no     no     no     no    no   no     no
      press white            ign   yes  ign    ign    ign    ign    ign   ign  ign    ign
      pass white             ign   yes  ign    ign    ign    ign    ign   ign  ign    ign
      propose white          ign   yes  ign    ign    ign    ign    ign   ign  ign    ign
      seal white             ign   yes  ign    ign    ign    ign    ign   ign  ign    ign
      press black            ign   ign  ign    ign    ign    ign    ign   ign  ign    ign
      pass black             ign   ign  ign    ign    ign    ign    ign   ign  ign    ign
      propose black          ign   ign  ign    ign    ign    ign    ign   ign  ign    ign
      seal black             ign   ign  ign    ign    ign    ign    ign   ign  ign    ign
      agree white            no    no   no     no     no     no     no    no   no     no
      agree black            no    no   no     no     no     no     no    no   no     no
      pause                  –     yes  –      –      –      –      –     no   no     no
      resume                 –     –    yes    yes    yes    yes    no    no   no     no
      resume black           no    no   no     no     yes    yes    no    no   no     no
      resume white           no    no   no     no     yes    yes    no    no   no     no
      read                   yes   yes  yes    yes    yes    yes    yes   yes  yes    yes
      late white by 5        yes   no   no     no     no     no     no    no   no     no
      warn white             yes   yes  yes    yes    yes    yes    yes   yes  no     no
      forfeit-turn white     ?     yes  yes    yes    no     ?      ?     no   no     no
      forfeit-turn black     ?     yes  yes    yes    yes    no     ?     no   no     no
      take-back black        no    yes  yes    yes    no     yes    ?     no   no     no
      take-back white        no    no   no     no     yes    no     no    no   no     no
      adjust white by 5      yes   yes  yes    yes    yes    yes    yes   no   no     no
      set white main 60      yes   yes  yes    yes    yes    yes    yes   no   no     no
      reread white from 0    ?     yes  yes    yes    yes    yes    no    no   no     no
      leave white            ?     yes  yes    yes    yes    yes    yes   yes  no     no
      rule-pass black        no    no   no     no     no     no     no    yes  no     no
      rule-pass white        no    no   no     no     no     no     no    no   no     no
      swap                   yes   yes  yes    yes    yes    yes    yes   no   no     no
      number 3               ?     yes  yes    yes    yes    yes    yes   no   no     no
      end resign white       yes   yes  yes    yes    yes    yes    yes   no   no     no
      end forfeit white      yes   yes  yes    yes    yes    yes    yes   yes  no     no
      end draw               yes   yes  yes    yes    yes    yes    yes   yes  no     no
      end both-lose          yes   yes  yes    yes    yes    yes    yes   yes  no     no
      end replay             yes   yes  yes    yes    yes    yes    yes   yes  no     no
      count                  ?     yes  yes    yes    yes    yes    yes   no   no     no
      withdraw result        no    no   no     no     no     no     no    no   yes    no
      withdraw warning white no    no   no     no     no     no     no    no   no     no
      confirm                no    no   no     no     no     no     no    no   yes    no
      note                   yes   yes  yes    yes    yes    yes    yes   yes  yes    no
      note white             yes   yes  yes    yes    yes    yes    yes   yes  yes    no
      agree-readings white   no    no   yes    yes    yes    yes    yes   no   no     no
      accept white           no    no   no     no     no     no     no    no   yes    no
      """;

  private static Played in(String state) {
    Played running = Played.started("0 + 9x60s").after("5 press black");
    return switch (state) {
      case "ready" -> Played.with("0 + 9x60s");
      case "running" -> running;
      case "paused" -> running.after("6 pause");
      case "sealed" -> Played.started("0 + 9x60s").after("5 seal black");
      case "passed" -> Played.started("0 + 9x60s").after("5 pass black", "6 pass white");
      case "agreed" -> Played.started("0 + 9x60s").after("5 propose black", "6 agree white");
      case "abandoned" -> Played.started("1h").after("5 press black", "6 abandon white");
      case "flagged" -> Played.started("0 + 1x6s").after("7 read");
      case "decided" -> running.after("6 end draw");
      case "confirmed" -> running.after("6 end draw", "7 confirm");
      default -> throw new AssertionError(state);
    };
  }

  private record Cell(String act, String state, String expected) {}

  static Stream<Cell> cells() {
    List<Cell> cells = new ArrayList<>();
    for (String row : TABLE.lines().skip(1).toList()) {
      String[] words = row.strip().split(" +");
      int first = words.length - STATES.length;
      String act = String.join(" ", List.of(words).subList(0, first));
      for (int state = 0; state < STATES.length; state++) {
        if (!words[first + state].equals("?")) {
          cells.add(new Cell(act, STATES[state], words[first + state]));
        }
      }
    }
    return cells.stream();
  }

  @ParameterizedTest
  @MethodSource("cells")
  void everyActInEveryState(Cell cell) {
    String act = cell.act.equals("count") ? "count {\"side\":\"black\",\"area\":185}" : cell.act;
    String printed = String.join("; ", in(cell.state).act("8 " + act));
    switch (cell.expected) {
      case "yes" -> assertThat(printed).isNotEmpty().doesNotContain("refused", "ignored");
      case "no" -> assertThat(printed).contains("refused");
      case "ign" -> assertThat(printed).isEqualTo("8 ignored " + act.split(" ")[1]);
      case "–" -> assertThat(printed).isEmpty();
      default -> throw new AssertionError(cell);
    }
  }

  @Test
  void everyActOfTheTableIsThere() {
    assertThat(cells().map(cell -> cell.act.split(" ")[0]).distinct())
        .containsExactlyInAnyOrder(
            "start",
            "press",
            "pass",
            "propose",
            "agree",
            "pause",
            "resume",
            "seal",
            "read",
            "late",
            "warn",
            "forfeit-turn",
            "take-back",
            "adjust",
            "set",
            "reread",
            "leave",
            "rule-pass",
            "swap",
            "number",
            "end",
            "count",
            "withdraw",
            "confirm",
            "note",
            "agree-readings",
            "accept");
  }

  @Test
  void E6_abandonIsForAbsoluteTimeOnBothSidesWhileTheGameIsOn() {
    Played.started("1h").prints("5 abandon white", "5 abandoned white");
    Played.started("1h").after("5 pause").prints("6 abandon white", "6 abandoned white");
    Played.with("1h").refuses("5 abandon white");
    Played.started("5s").after("6 read").refuses("7 abandon black");
    Played.started("1h").after("5 end draw").refuses("7 abandon black");
    Played.started("1h").after("5 end draw", "6 confirm").refuses("7 abandon black");
    for (String time : List.of("1h + 5x60s", "30s/move", "1h + 1/5m", "1h + 1x5m@2", "up")) {
      Played.started(time).refuses("5 abandon white", "absolute");
    }
    Played.started("{\"black\":\"1h\",\"white\":\"1h + 1x60s\"}").refuses("5 abandon white");
  }

  @Test
  void aWarningCanBeTakenOffUnderAFlagAndUnderAResultButNotOnceConfirmed() {
    Played.started("0 + 1x10s")
        .after("1 warn black", "11 read")
        .prints("12 withdraw warning black", "12 unwarned black total 0")
        .after("13 warn black", "14 end draw")
        .prints("15 withdraw warning black", "15 unwarned black total 0")
        .after("16 confirm")
        .refuses("17 withdraw warning black");
  }
}
