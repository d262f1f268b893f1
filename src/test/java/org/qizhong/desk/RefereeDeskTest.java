package org.qizhong.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qizhong.clock.Side;
import org.qizhong.match.Act;

/** Rulings, previews, confirmations by the players' own buttons, and the log. */
class RefereeDeskTest {
  private final MemoryJournal journal = new MemoryJournal();
  private final DeskBench desk = new DeskBench(journal);

  private DeskBench byoYomi() {
    return desk.starts("0 + 3x60s").until(5);
  }

  @Test
  void R8_aRulingIsAllOfItsActsAtOneInstant() {
    byoYomi().presses(Side.BLACK).until(8);
    Client referee = new Client(desk);
    assertThat(
            referee.says(
                "{\"ruling\":[{\"forfeit-turn\":\"black\"},{\"warn\":\"black\"}],"
                    + "\"why\":\"ko\",\"article\":\"R8\"}"))
        .containsExactly("at:8,passed,side:black,move:1", "at:8,warned,side:black,total:1");
    DeskBench.eventually(() -> journal.acts().size() == 4);
    assertThat(journal.acts()).endsWith(new Act.ForfeitTurn(Side.BLACK), new Act.Warn(Side.BLACK));
  }

  @Test
  void aRulingOneOfWhoseActsDoesNotFitChangesNothing() {
    byoYomi();
    Client referee = new Client(desk);
    assertThat(referee.says("{\"ruling\":[{\"warn\":\"black\"},{\"forfeit-turn\":\"white\"}]}"))
        .containsExactly(
            "at:5,refused,reason:forfeit-turn: white is not to move and its last turn was no move");
    assertThat(desk.faceNow()).doesNotContain("warnings:1");
  }

  @Test
  void aPreviewSaysWhatWouldHappenAndChangesNothing() {
    byoYomi();
    Client referee = new Client(desk);
    assertThat(referee.says("{\"preview\":{\"adjust\":\"black\",\"by\":-10}}"))
        .containsExactly(
            "preview,of:adjust:black,by:-10,needs:chief,"
                + "happenings:[at:5,adjusted,side:black,by:-10],"
                + "black:phase:overtime,time:45,left:3,white:phase:overtime,time:60,left:3");
    assertThat(referee.says("{\"preview\":{\"adjust\":\"black\",\"by\":-60}}"))
        .containsExactly(
            "preview,of:adjust:black,by:-60,needs:chief,"
                + "refused:adjusting by -60s would leave nothing");
    assertThat(desk.faceNow()).contains("time:55");
  }

  @Test
  void R13_bothConfirmTheReadingsWithTheirOwnButtons() {
    byoYomi().says("{\"pause\":true}");
    Client referee = new Client(desk);
    assertThat(referee.says("{\"collect\":\"readings\"}"))
        .containsExactly("collect,what:readings,confirmed:[]");
    desk.until(6).presses(Side.WHITE);
    assertThat(referee.heard())
        .endsWith("at:6,readings-agreed,side:white", "collect,what:readings,confirmed:[white]");
    assertThat(desk.faceNow()).contains("agreed-readings:[white]");
    desk.until(7).presses(Side.BLACK);
    assertThat(referee.heard())
        .endsWith(
            "at:7,readings-agreed,side:black",
            "collect,what:readings,confirmed:[black,white]",
            "collect,what:none");
    desk.until(8).presses(Side.BLACK);
    assertThat(referee.heard()).endsWith("at:8,ignored,side:black");
  }

  @Test
  void E5_bothConfirmTheResultWithTheirOwnButtons() {
    byoYomi().says("{\"end\":\"resign\",\"side\":\"black\"}");
    Client referee = new Client(desk);
    referee.says("{\"collect\":\"result\"}");
    desk.until(6).edges(Side.BLACK, 4.9, Side.BLACK, 6);
    assertThat(referee.heard())
        .containsExactly(
            "collect,what:result,confirmed:[]",
            "at:4.9,moved,side:black,move:1,used:4.9",
            "at:6,accepted,side:black",
            "collect,what:result,confirmed:[black]");
    assertThat(desk.faceNow()).contains("accepted:[black]");
    assertThat(referee.says("{\"collect\":false}")).containsExactly("collect,what:none");
  }

  @Test
  void R13_whereBothLetTheMatchGoOnTheirButtonsConfirmFirst() {
    desk.says("{\"time\":\"1h\",\"resumes\":\"both\"}").says("{\"start\":\"black\"}").until(5);
    desk.says("{\"pause\":true}").says("{\"collect\":\"readings\"}").until(6);
    desk.presses(Side.BLACK).presses(Side.WHITE).until(7);
    assertThat(desk.faceNow()).contains("status:paused", "agreed-readings:[black,white]");
    desk.presses(Side.BLACK).presses(Side.WHITE).until(8);
    assertThat(desk.faceNow()).contains("status:running").doesNotContain("agreed-readings");
  }

  @Test
  void law3_aPressFromBeforeTheButtonsConfirmIsTheMatchs() {
    byoYomi();
    double before = 4.999;
    desk.desk.submit("{\"pause\":true}", desk.now(), desk);
    desk.desk.submit("{\"collect\":\"readings\"}", desk.now(), desk);
    desk.edges(Side.BLACK, before).until(6);
    assertThat(desk.lines())
        .contains("at:4.999,moved,side:black,move:1,used:4.999")
        .noneMatch(line -> line.contains("ignored") || line.contains("readings-agreed"));
    assertThat(desk.faceNow()).contains("status:paused,to-move:white");
  }

  @Test
  void R13_whatTheButtonsConfirmEndsWhenTheMatchGoesOn() {
    byoYomi().says("{\"pause\":true}").says("{\"collect\":\"readings\"}");
    Client referee = new Client(desk);
    assertThat(referee.heard()).contains("collect,what:readings,confirmed:[]");
    assertThat(referee.says("{\"resume\":true}"))
        .containsExactly("at:5,resumed,side:black", "collect,what:none");
    assertThat(referee.says("{\"press\":\"black\"}"))
        .containsExactly("at:5,moved,side:black,move:1,used:5");
  }

  @Test
  void thereIsNothingToConfirmWhileAClockRunsOrWithoutAMatch() {
    Client referee = new Client(desk);
    assertThat(referee.says("{\"collect\":\"readings\"}"))
        .containsExactly("at:0,refused,reason:collect: the clocks do not stand (R13)");
    byoYomi();
    assertThat(referee.says("{\"collect\":\"readings\"}"))
        .containsExactly("at:5,refused,reason:collect: the clocks do not stand (R13)");
    assertThat(referee.says("{\"collect\":\"result\"}"))
        .containsExactly("at:5,refused,reason:collect: no result stands");
  }

  @Test
  void aMatchThatIsClosedEndsWhatTheButtonsConfirm() {
    byoYomi().says("{\"pause\":true}").says("{\"collect\":\"readings\"}");
    Client referee = new Client(desk);
    assertThat(referee.says("{\"close\":true}")).contains("collect,what:none", "idle");
  }

  @Test
  void previewsWithoutAMatchOrOfWhatDoesNotFitSayWhy() {
    Client referee = new Client(desk);
    assertThat(referee.says("{\"preview\":{\"warn\":\"black\"}}"))
        .containsExactly(
            "preview,of:warn:black,needs:referee,"
                + "refused:no match is open; send its header first");
    desk.says("{\"time\":\"1h\"}");
    assertThat(referee.says("{\"preview\":{\"start\":\"black\"}}"))
        .containsExactly(
            "preview,of:start:black,needs:referee,happenings:[at:0,started,side:black],"
                + "black:phase:main,time:3600,white:phase:main,time:3600");
    for (String line : List.of("{}", "5", "[]", "null", "{\"time\":\"1h\"}", "{\"lock\":true}")) {
      assertThat(referee.says("{\"preview\":" + line + "}")).hasSize(1);
      assertThat(referee.raw().getFirst()).contains("refused");
    }
    String nested = "{\"preview\":".repeat(500) + "{\"swap\":true}" + "}".repeat(500);
    assertThat(referee.says(nested).getFirst()).contains("refused");
  }

  @Test
  void S11_aPreviewOfACountSaysItsResultOrWhyItIsNone() {
    byoYomi().says("{\"pause\":true}");
    Client referee = new Client(desk);
    assertThat(
            referee.says("{\"preview\":{\"count\":{\"side\":\"black\",\"area\":185}}}").getFirst())
        .contains("result,winner:black,by:count,margin:0.75,unit:zi,sgf:B+1.5");
    assertThat(
            referee.says("{\"preview\":{\"count\":{\"side\":\"black\",\"area\":362}}}").getFirst())
        .contains("refused:black's area of 362".replace("black", "Black"));
    assertThat(desk.faceNow()).contains("status:paused");
  }

  @Test
  void R15_aSplitIsTwoSettingsAndANote() {
    desk.starts("2h").until(5).says("{\"pause\":true}");
    Client referee = new Client(desk);
    assertThat(referee.says("{\"split\":3600,\"why\":\"no record\"}"))
        .containsExactly(
            "at:5,set,side:black",
            "at:5,set,side:white",
            "at:5,noted,why:no record: both used 60m, split evenly: 30m each");
    DeskBench.eventually(() -> journal.lines().size() == 5);
    assertThat(journal.lines().subList(2, 5))
        .allSatisfy(line -> assertThat(line).contains("\"article\":\"R15\""));
    assertThat(desk.faceNow()).contains("black:phase:main,time:5400", "white:phase:main,time:5400");
  }

  @Test
  void aRulingMayBeTheMatchsFirstActAndNoneOfItIsAHeader() {
    desk.says("{\"time\":\"1h\"}");
    Client referee = new Client(desk);
    assertThat(referee.says("{\"ruling\":[{\"warn\":\"white\"},{\"start\":\"black\"}]}"))
        .containsExactly("at:0,warned,side:white,total:1", "at:0,started,side:black");
    for (String line :
        List.of(
            "{\"ruling\":[]}",
            "{\"ruling\":[5]}",
            "{\"ruling\":{}}",
            "{\"ruling\":[{\"time\":\"1h\"}]}",
            "{\"ruling\":[{\"ruling\":[]}]}",
            "{\"ruling\":[{\"note\":true}]}",
            "{\"ruling\":[{\"warn\":\"black\",\"pause\":true}]}",
            "{\"ruling\":[" + "{\"read\":true},".repeat(20) + "{\"read\":true}]}")) {
      assertThat(referee.says(line)).as(line).hasSize(1);
      assertThat(referee.raw().getFirst()).as(line).contains("refused");
    }
  }

  @Test
  void R10_theSecondWarningOfARulingLosesAndWhatFollowsDoesNotFit() {
    byoYomi();
    Client referee = new Client(desk);
    assertThat(
            referee.says(
                "{\"ruling\":[{\"warn\":\"black\"},{\"warn\":\"black\"},{\"pause\":true}]}"))
        .containsExactly("at:5,refused,reason:a result stands; withdraw it first");
    assertThat(desk.faceNow()).contains("status:running", "warnings:0");
  }

  @Test
  void R14_aClockTwoAndAHalfMinutesAnHourFastIsPutRightInProportion() {
    desk.starts("2h + 3x60s").until(5).says("{\"pause\":true}");
    Client referee = new Client(desk);
    List<String> lines =
        referee.says(
            "{\"replace-clock\":{\"black\":{\"phase\":\"main\",\"time\":3450},"
                + "\"white\":{\"phase\":\"main\",\"time\":5325}},"
                + "\"fast\":150,\"why\":\"clock\"}");
    // Used 3750 s and 1875 s by a clock that counts 3750 s an hour: truly 3600 s and 1800 s.
    assertThat(lines.subList(0, 2)).containsExactly("at:5,set,side:black", "at:5,set,side:white");
    assertThat(lines.get(2))
        .isEqualTo(
            "at:5,noted,why:clock: the other clock showed black 57m30s, white 88m45s;"
                + " it ran 150s an hour fast;"
                + " put right in proportion: black 60m, white 90m");
    assertThat(desk.faceNow()).contains("black:phase:main,time:3600", "white:phase:main,time:5400");
  }

  @Test
  void theLogSaysWhoWhatAndWhy() {
    byoYomi().presses(Side.BLACK);
    Client referee = new Client(desk);
    referee.says("{\"warn\":\"black\",\"why\":\"talking\",\"article\":\"R21\"}");
    assertThat(referee.says("{\"log\":1}"))
        .containsExactly(
            "log,n:1,at:0,of:at:0,started,side:black,by:referee,act:start:black",
            "log,n:2,at:5,of:at:5,moved,side:black,move:1,used:5,by:black",
            "log,n:3,at:5,of:at:5,warned,side:black,total:1,why:talking,article:R21,by:referee,"
                + "act:warn:black",
            "log-end,n:3");
    assertThat(referee.says("{\"log\":3}")).hasSize(2);
  }

  /** Two passes may have been one too many; an agreement was meant by both. */
  @Test
  void E4_afterAnAgreementOnlyADisputeLeadsBack() {
    DeskBench bench = new DeskBench(new MemoryJournal());
    bench.starts("1h").until(5);
    Client referee = new Client(bench);
    referee.says("{\"propose\":\"black\"}");
    referee.says("{\"agree\":\"white\"}");
    String refused =
        "at:5,refused,reason:take-back: both have agreed to the end; only a dispute leads back"
            + " (E4)";
    assertThat(referee.says("{\"take-back\":\"black\"}")).containsExactly(refused);
    assertThat(referee.says("{\"ruling\":[{\"take-back\":\"black\"},{\"warn\":\"black\"}]}"))
        .containsExactly(refused);
    assertThat(referee.says("{\"forfeit-turn\":\"white\"}"))
        .containsExactly(refused.replace("take-back", "forfeit-turn"));
    assertThat(referee.says("{\"abandon\":\"white\"}"))
        .containsExactly(refused.replace("take-back", "abandon"));
    assertThat(referee.says("{\"resume\":true}"))
        .containsExactly(
            "at:5,refused,reason:resume: after an agreement name the side that called the stones"
                + " dead (E4)");
    referee.says("{\"count\":{\"side\":\"black\",\"area\":185}}");
    assertThat(referee.says("{\"ruling\":[{\"withdraw\":\"result\"},{\"take-back\":\"black\"}]}"))
        .as("nor by way of a result")
        .containsExactly(refused);
    referee.says("{\"withdraw\":\"result\"}");
    assertThat(referee.says("{\"resume\":\"white\"}")).containsExactly("at:5,resumed,side:white");
  }

  /** A count stands with the warnings it was made with. */
  @Test
  void S6_E5_noWarningIsTakenOffUnderACount() {
    DeskBench bench = new DeskBench(new MemoryJournal());
    bench.starts("1h").until(5).says("{\"warn\":\"black\"}").says("{\"pause\":true}");
    Client referee = new Client(bench);
    assertThat(referee.says("{\"count\":{\"side\":\"black\",\"area\":185}}").getFirst())
        .contains("winner:white", "margin:0.25");
    String refused = "a result stands; withdraw it first";
    assertThat(referee.says("{\"withdraw\":\"warning\",\"side\":\"black\"}"))
        .containsExactly("at:5,refused,reason:" + refused);
    assertThat(referee.says("{\"standing\":true}").getFirst())
        .contains("withdraw:warning,side:black,needs:referee,refused:" + refused);
    assertThat(
            referee.says(
                "{\"ruling\":[{\"withdraw\":\"result\"},"
                    + "{\"withdraw\":\"warning\",\"side\":\"black\"}]}"))
        .noneMatch(line -> line.contains("refused"));
    assertThat(referee.says("{\"count\":{\"side\":\"black\",\"area\":185}}").getFirst())
        .contains("winner:black", "margin:0.75");
  }

  @Test
  void R10_whoHasTwoWarningsHasLostAndWithOneLessHasNot() {
    DeskBench bench = new DeskBench(new MemoryJournal());
    bench.starts("1h").until(5).says("{\"warn\":\"black\"}").says("{\"warn\":\"black\"}");
    Client referee = new Client(bench);
    referee.says("{\"withdraw\":\"result\"}");
    assertThat(referee.says("{\"count\":{\"side\":\"black\",\"area\":185}}"))
        .containsExactly(
            "at:5,refused,reason:count: black has 2 warnings, which lose; withdraw one first");
    assertThat(referee.says("{\"warn\":\"black\"}")).anyMatch(it -> it.contains("by:warnings"));
    referee.says("{\"withdraw\":\"warning\",\"side\":\"black\"}");
    referee.says("{\"withdraw\":\"warning\",\"side\":\"black\"}");
    assertThat(referee.says("{\"confirm\":true}"))
        .containsExactly(
            "at:5,refused,reason:confirm: the second warning was withdrawn; withdraw the result"
                + " too");
  }
}
