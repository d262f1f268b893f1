package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.clock.Side;
import org.qizhong.store.FileJournal;

/** What of the referee's desk outlasts a killed desk: what is on record, and nothing else. */
class RefereeRecoveryTest {
  @TempDir private Path data;

  private static List<String> log(DeskBench desk) {
    return new Client(desk).says("{\"log\":1,\"calls\":true}");
  }

  @Test
  void law6_confirmationsOutlastAKillAndSoDoesTheLog() {
    Machine machine = new Machine(data);
    DeskBench desk = machine.newDesk().starts("0 + 3x60s").until(31).presses(Side.BLACK).until(33);
    desk.says("{\"pause\":\"white\",\"why\":\"lunch\",\"article\":\"R13\"}").until(35);
    desk.says("{\"collect\":\"readings\"}").until(36).presses(Side.WHITE).until(40);
    List<String> before = log(desk);
    assertThat(before)
        .containsExactly(
            "log,n:1,at:0,of:at:0,started,side:black,by:referee,act:start:black",
            "log,n:2,at:30,of:at:30,call,side:black,say:30s,by:clock",
            "log,n:3,at:31,of:at:31,moved,side:black,move:1,used:31,by:black",
            "log,n:4,at:33,of:at:33,paused,why:lunch,article:R13,by:white",
            "log,n:5,at:36,of:at:36,readings-agreed,side:white,by:white",
            "log-end,n:5");
    DeskBench again = machine.killed(1);
    assertThat(again.faceNow()).contains("agreed-readings:[white]", "asked:white");
    assertThat(log(again)).isEqualTo(before);
    assertThat(again.told).noneMatch(line -> line.contains("\"collect\""));
    again.presses(Side.BLACK);
    assertThat(again.lines().getLast()).isEqualTo("at:41,ignored,side:black");
  }

  @Test
  void law6_whoHasConfirmedTheResultHasConfirmedItAfterAKillToo() {
    Machine machine = new Machine(data);
    machine
        .newDesk()
        .starts("10m")
        .until(2)
        .says("{\"end\":\"resign\",\"side\":\"white\"}")
        .says("{\"accept\":\"white\"}");
    DeskBench again = machine.killed(60);
    assertThat(again.faceNow()).contains("accepted:[white]");
    again.says("{\"withdraw\":\"result\"}").says("{\"end\":\"draw\",\"why\":\"x\"}");
    assertThat(again.faceNow()).doesNotContain("accepted");
  }

  @Test
  void law6_theDesksOwnActsAreNobodysInTheLog() {
    Machine machine = new Machine(data);
    machine.newDesk().starts("10m").until(2);
    DeskBench again = machine.killed(1);
    assertThat(log(again))
        .contains(
            "log,n:2,at:2,of:at:2,paused,why:restarted,by:desk",
            "log,n:3,at:3,of:at:3,resumed,side:black,why:restarted, the gap is credited,by:desk,"
                + "act:resume:true");
    assertThat(log(machine.killed(1)).subList(0, 3)).isEqualTo(log(again).subList(0, 3));
  }

  @Test
  void R13_E5_afterAKillTheButtonsConfirmNothingAnyMoreAndThatIsSaid() {
    Machine machine = new Machine(data);
    DeskBench desk = machine.newDesk().starts("10m").until(2).says("{\"pause\":true}");
    desk.says("{\"collect\":\"readings\"}").presses(Side.BLACK);
    DeskBench again = machine.killed(1);
    assertThat(again.faceNow()).contains("status:paused", "agreed-readings:[black]");
    assertThat(again.lines())
        .contains(
            "notice,text:restarted: buttons that were to confirm do so no longer; ask them again");
  }

  @Test
  void law6_ofARulingCutOffByAKillNothingStandsAndTheRefereeIsTold() throws Exception {
    Machine machine = new Machine(data);
    DeskBench desk = machine.newDesk().starts("10m").until(2).presses(Side.BLACK).until(3);
    machine.rest();
    String before = machine.record();
    desk.says("{\"ruling\":[{\"forfeit-turn\":\"black\"},{\"warn\":\"black\"}],\"why\":\"ko\"}");
    machine.rest();
    byte[] whole = Files.readAllBytes(machine.recordFile());
    String name = machine.recordFile().getFileName().toString();
    assertThat(data.resolve("current.ruling")).doesNotExist();
    for (int length = before.length(); length <= whole.length; length++) {
      Files.write(machine.recordFile(), Arrays.copyOf(whole, length));
      Files.writeString(
          data.resolve("current.ruling"), name + " " + before.length() + " " + whole.length + "\n");
      try (FileJournal journal = new FileJournal(data, LocalDateTime::now)) {
        int acts = journal.unfinished().orElseThrow().entries().size();
        assertThat(acts).as("%d bytes", length).isEqualTo(length == whole.length ? 4 : 2);
      }
      assertThat(data.resolve("current.ruling")).doesNotExist();
    }
    int firstLine = new String(whole, StandardCharsets.UTF_8).indexOf("\n", before.length()) + 1;
    Files.write(machine.recordFile(), Arrays.copyOf(whole, firstLine + 5));
    Files.writeString(
        data.resolve("current.ruling"), name + " " + before.length() + " " + whole.length + "\n");
    DeskBench again = machine.killed(1);
    assertThat(machine.record()).startsWith(before).doesNotContain("ko");
    assertThat(again.faceNow()).contains("move:1", "warnings:0").doesNotContain("warnings:1");
    assertThat(again.lines())
        .contains(
            "notice,text:restarted: press again if you had pressed; the last ruling was cut off and"
                + " does not stand: give it again");
  }

  @Test
  void law6_aRulingIsOnRecordWholeAndReplays() {
    Machine machine = new Machine(data);
    DeskBench desk = machine.newDesk().starts("10m").until(2).presses(Side.BLACK).until(3);
    desk.says(
        "{\"ruling\":[{\"forfeit-turn\":\"black\"},{\"warn\":\"black\"},{\"note\":true}],"
            + "\"why\":\"ko\",\"article\":\"R8\"}");
    DeskBench again = machine.killed(20);
    assertThat(machine.record())
        .contains(
            "{\"at\":3,\"forfeit-turn\":\"black\",\"why\":\"ko\",\"article\":\"R8\"}\n"
                + "{\"at\":3,\"warn\":\"black\",\"why\":\"ko\",\"article\":\"R8\"}\n"
                + "{\"at\":3,\"note\":true,\"why\":\"ko\",\"article\":\"R8\"}\n");
    assertThat(again.faceNow()).contains("warnings:1");
    assertThat(machine.replayed()).contains("at:3,warned,side:black,total:1", "at:3,noted,why:ko");
  }
}
