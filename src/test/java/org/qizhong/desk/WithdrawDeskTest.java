package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.clock.Side;

/** Rulings withdrawn at the desk: what may be, what the log and the record say of it. */
class WithdrawDeskTest {
  private static final String ASK = "{\"standing\":true}";

  private final DeskBench desk = new DeskBench(new MemoryJournal());

  @Test
  void whatMayBeWithdrawnIsAnsweredWithTheActThatDoesIt() {
    Client referee = new Client(desk);
    assertThat(referee.says(ASK)).containsExactly("at:0,refused,reason:no match is open");
    desk.starts("1h").until(5).presses(Side.BLACK);
    assertThat(referee.says(ASK)).containsExactly("standing,rulings:[]");
    desk.until(8).says("{\"warn\":\"white\"}").says("{\"leave\":\"black\"}").says("{\"number\":7}");
    desk.says("{\"set\":\"black\",\"reading\":{\"phase\":\"main\",\"time\":60},\"why\":\"x\"}");
    desk.until(9).says("{\"adjust\":\"white\",\"by\":-10,\"why\":\"x\"}");
    assertThat(referee.says(ASK))
        .containsExactly(
            "standing,rulings:["
                + "withdraw:adjust,side:white,at:9,needs:chief,"
                + "withdraw:set,side:black,at:8,needs:chief,"
                + "withdraw:leave,side:black,needs:referee,"
                + "withdraw:warning,side:white,needs:referee,"
                + "withdraw:number,needs:referee]");
    desk.until(10).says("{\"end\":\"draw\",\"why\":\"x\"}");
    assertThat(referee.says(ASK).getFirst())
        .startsWith("standing,rulings:[withdraw:result,needs:chief,")
        .contains("withdraw:number,needs:referee,refused:a result stands; withdraw it first");
    desk.says("{\"confirm\":true}");
    assertThat(referee.says(ASK)).containsExactly("standing,rulings:[]");
  }

  @Test
  void R14_R15_bothTimesSetAtOneInstantAreOneRulingOfTheReferees() {
    DeskBench protectedDesk = new DeskBench(new MemoryJournal(), FakePins.both());
    protectedDesk.says("{\"card\":{\"time\":\"2h\"}}").until(1);
    protectedDesk.presses(Side.BLACK).presses(Side.WHITE).until(5).presses(Side.WHITE).until(10);
    Client referee = new Client(protectedDesk);
    referee.says("{\"unlock\":\"referee\",\"pin\":\"1111\"}");
    referee.says("{\"pause\":true}");
    referee.says("{\"split\":3600}");
    assertThat(referee.says(ASK))
        .containsExactly("standing,rulings:[withdraw:set,at:5,needs:referee]");
    assertThat(referee.says("{\"withdraw\":\"set\",\"side\":\"black\",\"why\":\"x\"}"))
        .containsExactly("at:5,refused,reason:withdraw: needs the chief referee");
    assertThat(referee.says("{\"preview\":{\"withdraw\":\"set\"}}").getFirst())
        .contains("needs:referee", "black:phase:main,time:7195,white:phase:main,time:7200");
    assertThat(referee.says("{\"withdraw\":\"set\",\"why\":\"a record was found\"}"))
        .containsExactly("at:5,ruling-withdrawn,of:set");
    assertThat(protectedDesk.faceNow())
        .contains("black:phase:main,time:7195", "white:phase:main,time:7200");
  }

  @Test
  void R14_movesAndPeriodsOfBothAreInThePreviewAndComeBack() {
    desk.starts("60m + 20/5m, 30/5m").until(5).says("{\"pause\":true}");
    Client referee = new Client(desk);
    String act =
        "{\"replace-clock\":{\"black\":{\"phase\":\"overtime\",\"time\":145,\"moves\":7,\"stage\":2},"
            + "\"white\":{\"phase\":\"overtime\",\"time\":300,\"moves\":20}},\"fast\":120}";
    // 155 of 300 s by a clock 120 s an hour fast: 150.
    assertThat(referee.says("{\"preview\":" + act + "}").getFirst())
        .contains(
            "black:phase:overtime,time:150,moves:7,stage:2,"
                + "white:phase:overtime,time:300,moves:20,stage:1");
    referee.says(act);
    assertThat(desk.faceNow()).contains("black:phase:overtime,time:150,moves:7");
    referee.says("{\"withdraw\":\"set\"}");
    assertThat(desk.faceNow()).contains("black:phase:main,time:3595");
  }

  @Test
  void R8_R22_whatIsWithdrawnStaysInLogAndRecordAndReplays(@TempDir Path data) {
    Machine machine = new Machine(data);
    DeskBench bench = machine.newDesk().starts("10m").until(2);
    bench.says("{\"forfeit-turn\":\"black\",\"why\":\"ko\",\"article\":\"R8\"}").until(3);
    bench.says("{\"withdraw\":\"forfeit-turn\",\"side\":\"black\",\"why\":\"no ko\"}").until(4);
    bench.presses(Side.BLACK).says("{\"number\":5}").says("{\"withdraw\":\"number\"}");
    bench.says("{\"pause\":\"white\"}");
    DeskBench again = machine.killed(30);
    assertThat(machine.record())
        .contains(
            "{\"at\":2,\"forfeit-turn\":\"black\",\"why\":\"ko\",\"article\":\"R8\"}\n"
                + "{\"at\":3,\"withdraw\":\"forfeit-turn\",\"side\":\"black\",\"why\":\"no"
                + " ko\"}\n");
    assertThat(new Client(again).says("{\"log\":1}"))
        .contains(
            "log,n:2,at:2,of:at:2,passed,side:black,move:1,why:ko,article:R8,by:referee,"
                + "act:forfeit-turn:black",
            "log,n:3,at:3,of:at:3,ruling-withdrawn,of:forfeit-turn,side:black,why:no ko,"
                + "by:referee,act:withdraw:forfeit-turn,side:black",
            "log,n:4,at:4,of:at:4,moved,side:black,move:1,used:3,by:black");
    assertThat(machine.replayed())
        .contains("at:4,moved,side:black,move:1,used:3", "at:4,ruling-withdrawn,of:number,move:1");
    assertThat(again.faceNow()).contains("black:phase:main,time:597", "move:1");
  }
}
