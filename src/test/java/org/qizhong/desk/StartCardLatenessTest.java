package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.clock.Side;

/** R1: lateness on the start card, shown before it is taken. */
class StartCardLatenessTest {
  @TempDir private Path data;
  private Machine machine;
  private DeskBench desk;

  @BeforeEach
  void opens() {
    machine = new Machine(data);
    desk = machine.newDesk();
  }

  /** Black confirms at 1 s, White at 2 s. */
  private DeskBench agreed(String header, String late) {
    desk.says("{\"card\":{" + header + "},\"late\":{" + late + "}}");
    return desk.until(1).presses(Side.BLACK).until(2).presses(Side.WHITE);
  }

  private void recordReplays() {
    machine.rest();
    assertThat(machine.replayed()).isEqualTo(desk.lines());
  }

  @Test
  void R1_theDeductionIsTakenWhenBothHaveConfirmed() {
    agreed("\"time\":\"60m\"", "\"black\":300");
    assertThat(desk.lines()).containsExactly("at:0,late,side:black,deducted:600");
    assertThat(desk.faceNow()).contains("status:ready", "shown:50:00", "shown:1:00:00");
    desk.until(5).presses(Side.WHITE);
    assertThat(desk.lines()).last().isEqualTo("at:3,started,side:black");
    recordReplays();
  }

  @Test
  void R1_itIsTheMatchsFirstActSoTheMatchIsUnfinishedFromThenOn() {
    agreed("\"time\":\"60m\"", "\"black\":300").says("{\"time\":\"1h\"}");
    assertThat(desk.lines()).last().asString().contains("a match is unfinished");
  }

  @Test
  void R1_bothLateEachHandledAlone() {
    agreed("\"time\":\"60m\",\"rules\":\"cn-1988\"", "\"black\":300,\"white\":60.5");
    assertThat(desk.lines())
        .containsExactly("at:0,late,side:black,deducted:300", "at:0,late,side:white,deducted:60.5");
  }

  @Test
  void R1_whatTheDeductionUsesUpIsToldBeforeTheStart() {
    agreed("\"time\":\"5m + 3x60s\"", "\"white\":170");
    assertThat(desk.lines())
        .containsExactly("at:0,late,side:white,deducted:340", "at:0,overtime,side:white,left:3");
  }

  @Test
  void R1_beyondTheLimitThePressThatWouldStartGivesTheResult() {
    agreed("\"time\":\"60m\"", "\"white\":901");
    assertThat(desk.lines()).containsExactly("at:0,late,side:white,deducted:0");
    desk.until(5).presses(Side.WHITE);
    assertThat(desk.lines()).last().isEqualTo("at:3,result,winner:black,by:forfeit,sgf:B+F");
    recordReplays();
  }

  @Test
  void R1_bothBeyondTheLimitBothLose() {
    agreed("\"time\":\"60m\"", "\"black\":901,\"white\":3600").until(5).presses(Side.WHITE);
    assertThat(desk.lines())
        .containsExactly(
            "at:0,late,side:black,deducted:0",
            "at:0,late,side:white,deducted:0",
            "at:3,result,winner:none,by:forfeit,sgf:Void");
  }

  @Test
  void R1_aForfeitThatIsWithdrawnNoLongerBarsTheStartByTheButton() {
    agreed("\"time\":\"60m\"", "\"white\":901").until(5).presses(Side.WHITE).until(6);
    desk.says("{\"withdraw\":\"result\"}").until(7).presses(Side.WHITE);
    assertThat(desk.lines()).last().isEqualTo("at:5,started,side:black");
    recordReplays();
  }

  @Test
  void law6_killedBeforeTheStartTheDeductionStandsAndTheButtonStarts() {
    agreed("\"time\":\"60m\"", "\"black\":300");
    desk = machine.killed(1);
    assertThat(desk.faceNow()).contains("status:ready", "shown:50:00");
    desk.presses(Side.WHITE);
    assertThat(desk.lines()).containsExactly("at:1,started,side:black");
  }

  @Test
  void law6_afterANewBootLikewise() {
    agreed("\"time\":\"60m\"", "\"black\":300");
    machine.boot();
    desk = machine.newDesk();
    assertThat(desk.faceNow()).contains("status:ready", "shown:50:00");
    desk.presses(Side.WHITE);
    assertThat(desk.lines()).singleElement().asString().endsWith("started,side:black");
  }
}
