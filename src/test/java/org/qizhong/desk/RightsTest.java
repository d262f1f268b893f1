package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;
import org.qizhong.record.ConsoleLine;
import org.qizhong.record.Judged;

/**
 * No act of the referee's desk can be reached without the role it needs: every act and every line
 * there is, tried without a role, as referee and as chief referee.
 */
class RightsTest {
  /** The role, the words by which a refusal calls it, and the line. */
  private static final String TABLE =
      """
      none     press          {"press":"black"}
      none     pass           {"pass":"black"}
      none     propose        {"propose":"black"}
      none     agree          {"agree":"white"}
      none     read           {"read":true}
      none     end            {"end":"resign","side":"white"}
      none     accept         {"accept":"white"}
      none     agree-readings {"agree-readings":"white"}
      none     pause          {"pause":true}
      none     pause          {"pause":"white"}
      none     seal           {"seal":"black"}
      referee  start          {"start":"black"}
      referee  resume         {"resume":true}
      referee  late           {"late":"white","by":60}
      referee  warn           {"warn":"white"}
      referee  note           {"note":"white","why":"x"}
      referee  note           {"note":true,"why":"x"}
      referee  forfeit-turn   {"forfeit-turn":"black"}
      referee  take-back      {"take-back":"white"}
      referee  reread         {"reread":"black","from":0}
      referee  leave          {"leave":"white"}
      referee  rule-pass      {"rule-pass":"black"}
      referee  swap           {"swap":true}
      referee  number         {"number":3}
      referee  count          {"count":{"side":"black","area":185}}
      referee  withdraw       {"withdraw":"result"}
      referee  withdraw       {"withdraw":"warning","side":"white"}
      chief    withdraw       {"withdraw":"set","side":"white"}
      referee  withdraw       {"withdraw":"set"}
      chief    withdraw       {"withdraw":"adjust","side":"white"}
      chief    withdraw       {"withdraw":"abandon"}
      referee  withdraw       {"withdraw":"reread","side":"white"}
      referee  withdraw       {"withdraw":"late","side":"white"}
      referee  withdraw       {"withdraw":"number"}
      referee  withdraw       {"withdraw":"leave","side":"white"}
      referee  withdraw       {"withdraw":"swap"}
      referee  withdraw       {"withdraw":"forfeit-turn","side":"white"}
      referee  withdraw       {"withdraw":"take-back","side":"white"}
      referee  withdraw       {"withdraw":"rule-pass","side":"white"}
      referee  withdraw       {"withdraw":"resume"}
      referee  withdraw       {"withdraw":"pause"}
      chief    ruling         {"ruling":[{"withdraw":"set","side":"white"}]}
      referee  confirm        {"confirm":true}
      chief    adjust         {"adjust":"white","by":60}
      chief    set            {"set":"white","reading":{"phase":"main","time":60}}
      chief    abandon        {"abandon":"white"}
      chief    end            {"end":"forfeit","side":"white"}
      chief    end            {"end":"draw"}
      chief    end            {"end":"both-lose"}
      chief    end            {"end":"replay"}
      referee  ruling         {"ruling":[{"warn":"white"},{"pause":true}]}
      referee  ruling         {"ruling":[{"pause":true}]}
      chief    ruling         {"ruling":[{"warn":"white"},{"adjust":"white","by":60}]}
      chief    ruling         {"ruling":[{"set":"white","reading":{"phase":"main","time":60}}]}
      referee  replace-clock  {"replace-clock":{"black":{"phase":"main","time":60},"white":{"phase":"main","time":60}},"fast":0}
      referee  split          {"split":60}
      referee  open           {"time":"1h"}
      referee  close          {"close":true}
      referee  collect        {"collect":"readings"}
      referee  collect        {"collect":false}
      referee  pin            {"pin":"referee","set":"1111"}
      chief    pin            {"pin":"chief","set":"2222"}
      none     unlock         {"unlock":"referee","pin":"1111"}
      none     lock           {"lock":true}
      none     touch          {"touch":true}
      none     card           {"card":{"time":"1h"}}
      none     card           {"card":false}
      none     preview        {"preview":{"adjust":"white","by":60}}
      none     log            {"log":1}
      none     standing       {"standing":true}
      none     ask            {"ask":"black"}
      none     sound          {"sound":{"volume":"60"}}
      referee  buttons        {"buttons":{"swapped":true}}
      none     say            {"say":"10"}
      none     buzz           {"buzz":true}
      """;

  private record Row(String role, String name, String line) {
    ConsoleLine parsed() {
      try {
        return ConsoleLine.parse(line);
      } catch (Refusal refusal) {
        throw new AssertionError(line, refusal);
      }
    }

    /** How the desk says that the role is missing. */
    String missing() {
      return name + ": needs the " + (role.equals("chief") ? "chief referee" : "referee") + "\"";
    }
  }

  static List<Row> rows() {
    return TABLE
        .lines()
        .map(line -> line.split(" +", 3))
        .map(words -> new Row(words[0], words[1], words[2]))
        .toList();
  }

  private static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(RightsTest::leaves)
        : Stream.of(type);
  }

  @Test
  void everyActThereIsIsTried() {
    Set<Class<?>> tried =
        rows().stream()
            .map(Row::parsed)
            .filter(Judged.Acted.class::isInstance)
            .map(line -> ((Judged.Acted) line).entry().act().getClass())
            .collect(Collectors.toSet());
    assertThat(tried).containsAll(leaves(Act.class).toList());
  }

  @Test
  void everyLineThereIsIsTried() {
    Set<Class<?>> tried =
        rows().stream().map(row -> row.parsed().getClass()).collect(Collectors.toSet());
    assertThat(tried).containsAll(leaves(ConsoleLine.class).toList());
  }

  /** What a client is answered in a running match after {@code unlock}. */
  private static String answers(Row row, String unlock, String header) {
    DeskBench desk = new DeskBench(new MemoryJournal(), FakePins.both());
    desk.says("{\"card\":" + header + "}").until(1).presses(Side.BLACK).presses(Side.WHITE);
    desk.until(5).presses(Side.WHITE).until(10);
    Client client = new Client(desk);
    if (!unlock.isEmpty()) {
      client.says(unlock);
    }
    client.says(row.line());
    return String.join("\n", client.raw());
  }

  private static String answers(Row row, String unlock) {
    return answers(row, unlock, "{\"time\":\"1h\"}");
  }

  private static final String AS_REFEREE = "{\"unlock\":\"referee\",\"pin\":\"1111\"}";
  private static final String AS_CHIEF = "{\"unlock\":\"chief\",\"pin\":\"2222\"}";

  @ParameterizedTest
  @MethodSource("rows")
  void whatNeedsARoleIsRefusedWithoutIt(Row row) {
    switch (row.role()) {
      case "none" -> {
        assertThat(answers(row, "")).doesNotContain("needs the");
        assertThat(answers(row, AS_REFEREE)).doesNotContain("needs the");
      }
      case "referee" -> {
        assertThat(answers(row, "")).contains("refused", row.missing());
        assertThat(answers(row, AS_REFEREE)).doesNotContain("needs the");
      }
      case "chief" -> {
        assertThat(answers(row, "")).contains("refused", row.missing());
        assertThat(answers(row, AS_REFEREE)).contains("refused", row.missing());
      }
      default -> throw new AssertionError(row);
    }
    assertThat(answers(row, AS_CHIEF)).doesNotContain("needs the");
  }

  @ParameterizedTest
  @MethodSource("rows")
  void R18_whereOnlyTheRefereeStopsTheClocksPauseAndSealNeedTheReferee(Row row) {
    if (row.name().equals("pause") || row.name().equals("seal")) {
      String header = "{\"time\":\"1h\",\"pauses\":\"referee\"}";
      assertThat(answers(row, "", header)).contains("refused", row.missing());
      assertThat(answers(row, AS_REFEREE, header)).doesNotContain("needs the");
    }
  }

  private static final String WITHDRAW = "{\"withdraw\":\"result\"}";

  /** The result comes by {@code act}; what a referee is told who takes it back, then the chief. */
  private static List<String> takenBack(String header, String... acts) {
    DeskBench desk = new DeskBench(new MemoryJournal(), FakePins.both());
    Client client = new Client(desk);
    client.says(AS_CHIEF);
    client.says(header);
    for (String act : acts) {
      assertThat(client.says(act)).as(act).noneMatch(line -> line.contains("refused"));
    }
    assertThat(desk.faceNow()).contains("status:result");
    client.says(AS_REFEREE);
    String referee = String.join("\n", client.says(WITHDRAW));
    client.says(AS_CHIEF);
    return List.of(referee, String.join("\n", client.says(WITHDRAW)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"end\":\"forfeit\",\"side\":\"black\",\"why\":\"conduct\"}",
        "{\"end\":\"draw\",\"why\":\"agreed\"}",
        "{\"end\":\"both-lose\",\"why\":\"conduct\"}",
        "{\"end\":\"replay\",\"why\":\"disturbed\"}"
      })
  void R17_whatTheChiefRefereeHasRuledTheChiefRefereeTakesBack(String ruling) {
    String header = "{\"time\":\"1h\"}";
    List<String> told = takenBack(header, "{\"start\":\"black\"}", ruling);
    assertThat(told.getFirst()).contains("refused", "withdraw: needs the chief referee");
    assertThat(told.getLast()).contains("withdrawn").doesNotContain("refused");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"end\":\"resign\",\"side\":\"black\"}",
        "{\"count\":{\"side\":\"black\",\"area\":185}}",
        "{\"ruling\":[{\"warn\":\"white\"},{\"warn\":\"white\"}]}"
      })
  void E5_anyOtherResultIsTheRefereesToTakeBack(String act) {
    String[] acts = {"{\"start\":\"black\"}", "{\"pause\":true}", act};
    assertThat(takenBack("{\"time\":\"1h\"}", acts).getFirst())
        .contains("withdrawn")
        .doesNotContain("refused");
  }

  @Test
  void R1_aLossByLatenessIsTheChiefsToTakeBack() {
    String header = "{\"time\":\"1h\",\"late-limit\":900}";
    String[] acts = {"{\"late\":\"black\",\"by\":901}", "{\"start\":\"black\"}"};
    List<String> told = takenBack(header, acts);
    assertThat(told.getFirst()).contains("withdraw: needs the chief referee");
    assertThat(told.getLast()).contains("withdrawn").doesNotContain("refused");
  }

  /** A client at the chief referee's desk, who has opened and started a match. */
  private static Client chief(DeskBench desk, String time) {
    Client chief = new Client(desk);
    chief.says(AS_CHIEF);
    chief.says("{\"time\":\"" + time + "\"}");
    chief.says("{\"start\":\"black\"}");
    return chief;
  }

  /** R14, R15: what the referee has set the referee takes back; what the chief has, the chief. */
  @Test
  void R17_whatTheChiefRefereeHasSetOnBothSidesTheChiefRefereeTakesBack() {
    DeskBench desk = new DeskBench(new MemoryJournal(), FakePins.both());
    Client client = chief(desk, "1h");
    client.says(
        "{\"ruling\":[{\"set\":\"black\",\"reading\":{\"phase\":\"main\",\"time\":60}},"
            + "{\"set\":\"white\",\"reading\":{\"phase\":\"main\",\"time\":60}}],\"why\":\"x\"}");
    client.says(AS_REFEREE);
    desk.until(1);
    assertThat(client.says("{\"standing\":true}").getFirst()).contains("needs:chief");
    assertThat(client.says("{\"withdraw\":\"set\"}"))
        .containsExactly("at:1,refused,reason:withdraw: needs the chief referee");
    client.says("{\"split\":600,\"why\":\"no record\"}");
    desk.until(2);
    assertThat(client.says("{\"withdraw\":\"set\"}"))
        .noneMatch(line -> line.contains("refused"))
        .anyMatch(line -> line.contains("ruling-withdrawn"));
    assertThat(client.says("{\"withdraw\":\"set\"}"))
        .as("the chief's stands again")
        .containsExactly("at:2,refused,reason:withdraw: needs the chief referee");
  }

  /** A referee sets no single time by way of a faulty clock that showed the other as it stands. */
  @Test
  void R14_oneSidedSettingNeedsTheChiefRefereeHoweverItIsSaid() {
    DeskBench desk = new DeskBench(new MemoryJournal(), FakePins.both());
    Client client = chief(desk, "10m");
    desk.until(4);
    client.says("{\"pause\":true}");
    client.says(AS_REFEREE);
    String clock =
        "{\"replace-clock\":{\"black\":{\"phase\":\"main\",\"time\":1},"
            + "\"white\":{\"phase\":\"main\",\"time\":%d}},\"fast\":0}";
    assertThat(client.says(clock.formatted(600)))
        .containsExactly("at:4,refused,reason:replace-clock: needs the chief referee");
    assertThat(client.says("{\"preview\":" + clock.formatted(600) + "}").getFirst())
        .contains("needs:chief");
    assertThat(client.says(clock.formatted(599))).noneMatch(line -> line.contains("refused"));
  }

  @Test
  void R17_aRulingThatIsGivenInTheSameInstantIsTheChiefsToo() {
    DeskBench desk = new DeskBench(new MemoryJournal(), FakePins.both());
    Client chief = chief(desk, "1h");
    Client referee = new Client(desk);
    referee.says(AS_REFEREE);
    desk.desk.submit("{\"end\":\"draw\",\"why\":\"agreed\"}", desk.now(), chief);
    assertThat(referee.says(WITHDRAW)).anyMatch(line -> line.contains("needs the chief referee"));
    assertThat(desk.faceNow()).contains("status:result");
  }

  @Test
  void R16_beforeTheFirstPressTheButtonsAreAnyonesToArrange() {
    DeskBench desk = new DeskBench(new MemoryJournal(), FakePins.both());
    desk.says("{\"card\":{\"time\":\"1h\"}}").until(1);
    Client client = new Client(desk);
    client.says("{\"buttons\":{\"swapped\":true}}");
    assertThat(String.join("\n", client.raw())).doesNotContain("needs the");
  }

  @Test
  void whatWasRefusedForWantOfARoleIsNeitherInTheRecordNorInTheMatch() {
    MemoryJournal journal = new MemoryJournal();
    DeskBench desk = new DeskBench(journal, FakePins.both());
    desk.says("{\"card\":{\"time\":\"1h\"}}").until(1).presses(Side.BLACK).presses(Side.WHITE);
    desk.until(5).presses(Side.WHITE).until(10);
    String before = desk.faceNow();
    Client client = new Client(desk);
    rows().stream().filter(row -> !row.role().equals("none")).forEach(it -> client.says(it.line()));
    assertThat(desk.faceNow()).isEqualTo(before);
    DeskBench.eventually(() -> journal.acts().size() == 1);
    assertThat(journal.acts()).containsExactly(new Act.Start(Side.BLACK));
  }
}
