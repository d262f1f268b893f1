package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.face;
import static org.qizhong.screen.Lines.side;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a referee's hands withdraw: by a further entry, never erased. */
class WithdrawHandsTest extends RefereeRig {

  /** The desk tells which rulings stand; single quotes. */
  private void standing(String rulings) {
    rig.hear("{'event':'standing','rulings':[%s]}".formatted(rulings).replace('\'', '"'));
  }

  private void log(String... entries) {
    for (int i = 0; i < entries.length; i++) {
      rig.hear("{'event':'log','n':%d,%s}".formatted(i + 1, entries[i]).replace('\'', '"'));
    }
    rig.hear("{\"event\":\"log-end\",\"n\":" + entries.length + "}");
  }

  private void withdraw() {
    enter();
    touch("tile-withdraw");
  }

  @Test
  @DisplayName("The desk is asked which rulings stand, and again after each happening")
  void theDeskIsAsked() {
    withdraw();
    assertThat(rig.sent).contains("{\"standing\":true}", "{\"log\":1}");
    assertThat(rig.written()).contains("There is nothing to withdraw.");
    rig.sent.clear();
    rig.hear("{\"event\":\"call\",\"side\":\"white\",\"say\":\"50s\"}", RUNNING);
    assertThat(rig.sent).isEmpty();
    rig.hear("{\"event\":\"warned\",\"side\":\"black\",\"total\":1}", RUNNING);
    assertThat(rig.sent).containsExactly("{\"log\":1}", "{\"standing\":true}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'withdraw':'result' | undo-result | The result | E5",
        "'withdraw':'warning','side':'black' | undo-warning-black | Black's warning (of 1) | R10",
        "'withdraw':'set' | undo-set | Both readings as set | R14",
        "'withdraw':'set','side':'white' | undo-set-white | White's reading as set | R14",
        "'withdraw':'adjust','side':'black' | undo-adjust-black | Black's adjusted time | R17",
        "'withdraw':'reread','side':'white' | undo-reread-white | White's count read again | C7",
        "'withdraw':'late','side':'black' | undo-late-black | Black's lateness | R1",
        "'withdraw':'number' | undo-number | The move number | R22",
        "'withdraw':'leave','side':'black' | undo-leave-black | Black's leave of the table | R12",
        "'withdraw':'swap' | undo-swap | The change of colours | R16",
        "'withdraw':'forfeit-turn','side':'black' | undo-forfeit-turn-black | Black's void move |"
            + " R8",
        "'withdraw':'take-back','side':'black' | undo-take-back-black | Black's press taken back |"
            + " R6",
        "'withdraw':'rule-pass','side':'white' | undo-rule-pass-white"
            + " | White's time up, ruled a pass | R11",
        "'withdraw':'resume' | undo-resume | Play resumed | R13",
        "'withdraw':'abandon','side':'white' | undo-abandon-white"
            + " | White's giving up of the contest | E6"
      })
  @DisplayName("Each ruling that stands is withdrawn by its own act, by its article, for a reason")
  void eachIsWithdrawn(String act, String id, String label, String article) throws Exception {
    rig.hear(face("running", "white", 57, side("main", "1:04:33", "WARNED"), READING));
    withdraw();
    standing("{" + act + ",'at':812.5,'needs':'referee'}");
    assertThat(rig.written()).contains(label);
    touch(id);
    previewed("referee");
    hold("give");
    assertThat(given())
        .last()
        .isEqualTo(
            "{'ruling':[{%s}],'why':'ruled by mistake','article':'%s'}"
                .formatted(act, article)
                .replace('\'', '"'));
  }

  @Test
  @DisplayName("R17: when and why it was given stands there, and the article it was given by")
  void whenAndWhy() {
    withdraw();
    log(
        "'at':812.5,'of':{'event':'set','side':'black'},'why':'no record','article':'R15'",
        "'at':812.5,'of':{'event':'set','side':'white'},'why':'no record','article':'R15'",
        "'at':900,'of':{'event':'adjusted','side':'black','by':-90},'why':'disturbance',"
            + "'article':'R17'");
    standing(
        "{'withdraw':'adjust','side':'black','at':900,'needs':'chief'},"
            + "{'withdraw':'set','at':812.5,'needs':'referee'}");
    assertThat(rig.written())
        .contains("Black's time by -90 s\n15:00 · disturbance\n")
        .contains("Both readings as set\n13:33 · no record\n");
    touch("undo-set");
    assertThat(rig.sent.getLast()).contains("{\"withdraw\":\"set\"}", "\"article\":\"R15\"");
  }

  @Test
  @DisplayName("What stands and cannot be withdrawn now says why")
  void whatCannotBeWithdrawn() {
    withdraw();
    standing(
        "{'withdraw':'set','at':812.5,'needs':'referee','refused':'a result stands; withdraw it"
            + " first'}");
    touch("undo-set");
    assertThat(rig.sent).noneMatch(line -> line.startsWith("{\"preview\""));
    assertThat(rig.written()).containsIgnoringCase("a result stands; withdraw it first");
  }

  @Test
  void moreThanAPageLeadsOn() {
    withdraw();
    StringBuilder many = new StringBuilder("{'withdraw':'swap','at':1,'needs':'referee'}");
    for (int at = 9; at > 1; at--) {
      many.append(",{'withdraw':'leave','side':'white','at':").append(at);
      many.append(",'needs':'referee'}");
    }
    standing(many.toString());
    assertThat(rig.find("undo-leave-white-6")).isEmpty();
    touch("undo-on");
    assertThat(rig.find("undo-leave-white-7")).isPresent();
    touch("undo-on");
    assertThat(rig.find("undo-swap")).isPresent();
  }

  @Test
  @DisplayName("A ruling that the desk does not take is still there, with what was typed")
  void whatIsNotTakenIsNotLost() throws Exception {
    enter();
    touch("tile-turn", "tile-adjust", "number-minutes", "key-7", "why-disturbed");
    previewed("chief");
    hold("give");
    rig.hear("{\"event\":\"refused\",\"reason\":\"adjust: needs the chief referee\"}", RUNNING);
    assertThat(rig.written())
        .contains("Not taken: adjust: needs the chief referee", "Give this ruling", "7");
    hold("give");
    assertThat(given()).hasSize(2).allMatch(given()::contains);
    rig.hear("{\"event\":\"adjusted\",\"side\":\"white\",\"by\":420}", RUNNING);
    rig.hear("{\"event\":\"refused\",\"reason\":\"confirm: there is no result yet\"}", RUNNING);
    assertThat(rig.find("give")).as("another act was not taken").isEmpty();
  }

  @Test
  @DisplayName("The log and the consequence name what is withdrawn")
  void theWithdrawnRulingIsNamed() {
    withdraw();
    standing("{'withdraw':'leave','side':'black','at':9,'needs':'referee'}");
    touch("undo-leave-black");
    String asked = rig.sent.getLast();
    rig.hear(
        "{\"event\":\"preview\",\"of\":"
            + asked.substring("{\"preview\":".length(), asked.length() - 1)
            + ",\"needs\":\"referee\",\"happenings\":[{\"event\":\"ruling-withdrawn\","
            + "\"of\":\"leave\",\"side\":\"black\"}],"
            + "\"black\":{\"phase\":\"main\",\"time\":9},\"white\":{\"phase\":\"main\",\"time\":9}}");
    assertThat(rig.written()).contains("Withdrawn: Black's leave of the table");
    touch("back", "tile-turn", "tile-log");
    log("'at':20,'of':{'event':'ruling-withdrawn','of':'set'},'by':'referee'");
    rig.hear(RUNNING);
    assertThat(rig.written()).contains("Withdrawn: Both readings as set");
  }
}
