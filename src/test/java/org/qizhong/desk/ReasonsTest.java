package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.match.Act;
import org.qizhong.match.Role;

/** R17: what the rules want a reason for is taken from nobody without one. */
class ReasonsTest {
  private final MemoryJournal journal = new MemoryJournal();
  private final DeskBench desk = new DeskBench(journal);

  private Client referee() {
    desk.starts("1h").until(5);
    return new Client(desk);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"adjust\":\"black\",\"by\":-60}",
        "{\"set\":\"black\",\"reading\":{\"phase\":\"main\",\"time\":60}}",
        "{\"end\":\"forfeit\",\"side\":\"black\"}",
        "{\"end\":\"draw\"}",
        "{\"end\":\"both-lose\"}",
        "{\"end\":\"replay\"}"
      })
  void R17_withoutAReasonItIsNotTaken(String act) {
    Client referee = referee();
    String before = desk.faceNow();
    String name = act.substring(2, act.indexOf('"', 2));
    String refusal = "at:5,refused,reason:" + name + ": needs a reason (R17)";
    assertThat(referee.says(act)).containsExactly(refusal);
    assertThat(referee.says("{\"ruling\":[" + act + "]}")).containsExactly(refusal);
    assertThat(referee.says("{\"ruling\":[{\"warn\":\"white\",\"why\":\"x\"}," + act + "]}"))
        .containsExactly(refusal);
    assertThat(desk.faceNow()).isEqualTo(before);
    String with = act.replaceFirst("}$", ",\"why\":\"disturbed\"}");
    assertThat(referee.says(with)).noneMatch(line -> line.contains("refused"));
    DeskBench.eventually(() -> journal.lines().size() == 2);
    assertThat(journal.lines().getLast()).contains("\"why\":\"disturbed\"");
  }

  @Test
  void R17_theRulingsReasonIsItsActs() {
    assertThat(
            referee().says("{\"ruling\":[{\"adjust\":\"black\",\"by\":60}],\"why\":\"disturbed\"}"))
        .containsExactly("at:5,adjusted,side:black,by:60");
  }

  @Test
  void E3_aPlayerResignsWithoutOne() {
    assertThat(referee().says("{\"end\":\"resign\",\"side\":\"black\"}"))
        .containsExactly("at:5,result,winner:white,by:resignation,sgf:W+R");
  }

  @Test
  void aPreviewIsAskedBeforeTheReasonIsChosen() {
    assertThat(referee().says("{\"preview\":{\"end\":\"draw\"}}").getFirst())
        .contains("result,winner:draw")
        .doesNotContain("refused");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\\t\\n", "\u00a0", "\u3000", "\u200b", " \u2060\u3000"})
  void aReasonThatSaysNothingIsNone(String blank) {
    Client referee = referee();
    for (String act :
        List.of(
            "\"note\":true",
            "\"note\":\"white\"",
            "\"warn\":\"white\"",
            "\"adjust\":\"black\",\"by\":60",
            "\"replace-clock\":{\"black\":{\"phase\":\"main\",\"time\":60},"
                + "\"white\":{\"phase\":\"main\",\"time\":60}},\"fast\":0",
            "\"split\":60")) {
      String name = act.substring(1, act.indexOf('"', 1));
      assertThat(referee.says("{" + act + ",\"why\":\"" + blank + "\"}"))
          .containsExactly("at:5,refused,reason:" + name + ": the reason is blank");
    }
    DeskBench.eventually(() -> journal.acts().size() == 1);
  }

  @Test
  void R17_nothingIsAdjustedByNothing() {
    assertThat(referee().says("{\"adjust\":\"black\",\"by\":0.0,\"why\":\"x\"}"))
        .containsExactly("at:5,refused,reason:adjust: by 0 changes nothing");
  }

  @Test
  void R17_aRecordWithoutReasonsIsGoneOnWith(@TempDir Path data) throws IOException {
    Machine machine = new Machine(data);
    DeskBench desk = machine.newDesk().starts("1h").until(5);
    desk.says("{\"adjust\":\"black\",\"by\":60,\"why\":\"x\"}").says("{\"pause\":true}");
    machine.rest();
    assertThat(machine.record()).contains(",\"why\":\"x\"");
    Files.writeString(machine.recordFile(), machine.record().replace(",\"why\":\"x\"", ""));
    assertThat(machine.killed(1).faceNow()).contains("black:phase:main,time:3655");
  }

  @Test
  void R17_whoStartedTheProgramGivesWhatARecordHolds() {
    desk.desk.attach(desk, Role.CHIEF);
    desk.starts("1h").says("{\"end\":\"draw\"}");
    DeskBench.eventually(() -> journal.acts().size() == 2);
    assertThat(journal.acts().getLast()).isInstanceOf(Act.End.class);
  }
}
