package org.qizhong.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.List;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.record.ConsoleLine;
import org.qizhong.screen.card.Preset;
import org.qizhong.screen.card.PresetStore;
import org.qizhong.screen.card.Presets;
import org.qizhong.screen.words.Language;

/** Hands on the start card: what is touched, what is said, what the desk is sent. */
class CardPagesTest extends CardHands {
  private static final int ON_THE_CARD = 8;
  private static final int A_PAGE = 15;

  // ---- time

  static List<Preset> presets() {
    return Presets.builtIn();
  }

  @ParameterizedTest
  @MethodSource("presets")
  void everyPresetIsTouchedAndLaid(Preset preset) throws Exception {
    int place = Presets.builtIn().indexOf(preset);
    if (place >= ON_THE_CARD) {
      rig.touch("time-more");
      for (int page = 0; page < place / A_PAGE; page++) {
        rig.touch("page-on");
      }
    }
    rig.touch("preset-" + preset.id());
    if (place >= ON_THE_CARD) {
      rig.touch("back");
    }
    rig.touch("lay");
    assertThat(header())
        .isEqualTo(
            "{\"time\":\"" + preset.times().black().notation() + "\",\"rules\":\"cn-2002\"}");
  }

  @Test
  void aPresetOfTheCardAndTheGreenButtonAreTwoTouches() {
    rig.touch("preset-ing-180", "lay");
    assertThat(rig.sent)
        .containsExactly("{\"card\":{\"time\":\"3h + 2x20m@2\",\"rules\":\"cn-2002\"}}");
  }

  @Test
  void T8_aHandicapInTimeIsChosenForOneSide() throws Exception {
    rig.touch("time-more", "time-white", "preset-absolute-60", "back", "lay");
    assertThat(header())
        .isEqualTo(
            "{\"time\":{\"black\":\"60m + 5x60s\",\"white\":\"60m\"},\"rules\":\"cn-2002\"}");
  }

  @Test
  void anHourglassForOneSideCannotBeLaid() {
    rig.touch("time-more", "time-black", "page-on", "preset-hourglass");
    assertThat(rig.written()).contains("An hourglass needs both sides.");
    rig.touch("back", "lay");
    assertThat(rig.sent).isEmpty();
    assertThat(rig.written()).contains("This cannot be");
  }

  @Test
  void theNotationIsTypedByTouchAndTakenOnceItIsRight() throws Exception {
    rig.touch("time-more", "write", "key-C", "key-9", "key-0", "key-m", "key-+", "key-3", "key-x");
    assertThat(rig.written()).contains("expected a duration");
    rig.touch("take");
    rig.touch("key-2", "key-0", "key-s");
    assertThat(rig.written()).contains("periods of 20 s");
    rig.touch("take", "back", "lay");
    assertThat(header()).startsWith("{\"time\":\"90m + 3x20s\"");
  }

  @Test
  void theNotationIsTypedWithAKeyboardToo() throws Exception {
    rig.touch("time-more", "write", "key-C");
    rig.type("20m + 1/9s");
    rig.stroke(KeyCode.BACK_SPACE);
    rig.type("m");
    rig.stroke(KeyCode.ENTER);
    rig.stroke(KeyCode.ESCAPE);
    rig.touch("lay");
    assertThat(header()).startsWith("{\"time\":\"20m + 1/9m\"");
  }

  @Test
  void aTimeIsBuiltFromItsMethodAndNumbers() throws Exception {
    rig.touch("time-more", "build", "method-ing", "key-7", "key-2", "number-periods", "key-3");
    rig.touch("number-minutes", "key-1", "key-2", "points-less", "take", "back", "lay");
    assertThat(header()).startsWith("{\"time\":\"72m + 3x12m@1\"");
  }

  @Test
  void aTimeThatCannotBeBuiltIsSaidAndNotTaken() {
    rig.touch("time-more", "build", "method-hourglass", "key-0");
    assertThat(rig.written()).contains("main time 0 needs an overtime");
    rig.touch("take");
    assertThat(rig.find("method-hourglass")).isPresent();
  }

  @Test
  void anOwnPresetIsSavedThereAfterARestartAndDeleted() throws Exception {
    rig.touch("time-more", "time-white", "preset-absolute-60", "save", "key-C", "key-l", "take");
    rig = rig();
    rig.touch("time-more", "preset-Cl", "back", "lay");
    assertThat(header()).contains("\"black\":\"60m + 5x60s\",\"white\":\"60m\"");
    rig.touch("time-more", "delete");
    assertThat(rig.find("preset-Cl")).as("a touch is not enough").isPresent();
    assertThat(rig.written()).contains("Cl · hold");
    rig.hold("delete");
    rig.touch("back");
    rig = rig();
    rig.touch("time-more");
    assertThat(rig.find("preset-Cl")).isEmpty();
  }

  @Test
  void T8_ofTwoPresetsWithOneTimeTheTouchedOneIsChosenAndShowsItsTime() throws Exception {
    rig.touch("time-more", "preset-byo-30-30", "save", "key-A", "take");
    assertThat(rig.written().lines().filter("30 min + 3 × 30 s"::equals))
        .as("of both, of Black, of White and of the preset")
        .hasSize(4);
    new PresetStore(data).save("B", Presets.builtIn().getLast().times());
    new PresetStore(data).save("C", Presets.builtIn().getLast().times());
    rig = rig();
    rig.touch("time-more", "preset-B");
    assertThat(rig.written()).contains("B · hold").doesNotContain("C · hold");
    rig.hold("delete");
    assertThat(new PresetStore(data).all()).extracting(Preset::id).containsExactly("C", "A");
  }

  @Test
  void aPresetWithoutANameIsNotSaved() throws Exception {
    rig.touch("time-more", "preset-byo-30-30", "save", "take", "key-␣", "take");
    assertThat(rig.find("key-layer")).as("still asking for a name").isPresent();
    assertThat(new PresetStore(data).all()).isEmpty();
  }

  // ---- what cannot be kept

  @Test
  void aDamagedFileIsRemarkedOnceAndTheCardIsSaidAllTheSame() throws Exception {
    Files.writeString(data.resolve(PresetStore.FILE), "[{\"name\":\"x\"");
    rig = rig();
    rig.hear(SOUND);
    assertThat(rig.written())
        .contains("presets.json was damaged; it is put aside as presets.json.bad.")
        .contains("How it will go", "A warning costs 1 zi")
        .doesNotContain("This cannot be");
    assertThat(rig.find("hash")).isPresent();
    rig = rig();
    assertThat(rig.written()).doesNotContain("damaged");
  }

  @Test
  void aCardThatCannotBeKeptIsLaidAndTheRemarkStaysSmall() throws Exception {
    Files.createDirectory(data.resolve("last-card.json.new"));
    rig.hear(SOUND);
    rig.touch("lay");
    assertThat(rig.sent).hasSize(1);
    assertThat(rig.written())
        .contains("The data folder cannot be written: not kept.", "How it will go")
        .doesNotContain("This cannot be");
    assertThat(rig.find("hash")).isPresent();
    lies("");
    assertThat(rig.written()).contains("not kept.", "A warning costs 1 zi", "K7Q-3FD");
  }

  // ---- the screen's language

  @Test
  void C9_anotherLanguageOfTheScreenBringsItsVoice() throws Exception {
    rig.hear(SOUND);
    rig.touch("corner", "set-language-zh-Hant");
    assertThat(rig.next()).isEqualTo("{\"sound\":{\"voice.black\":\"zh\",\"voice.white\":\"zh\"}}");
    rig.touch("set-language-ja");
    assertThat(rig.sent).as("no such voice is there").isEmpty();
    rig.hear(SOUND.replace("\"hall\":\"false\"", "\"hall\":\"true\""));
    rig.touch("set-language-zh-Hans");
    assertThat(rig.sent).as("the hall's profile locks").isEmpty();
  }

  @Test
  void C9_theVoiceOfAnOpenMatchStays() {
    rig.hear(SOUND, Lines.match("1h"));
    rig.hear(Lines.face("paused", "black", 9, Lines.main("59:00"), Lines.main("58:00")));
    rig.set("language", "zh-Hans");
    assertThat(rig.sent).isEmpty();
  }

  @Test
  void inChineseTheGreenButtonIsTheNextStep() {
    rig = new CardRig(data, Language.ZH_HANS, 800, 480);
    assertThat(rig.written()).contains("下一步：双方确认");
  }

  // ---- rules, handicap, komi, board

  @Test
  void S4_handicapTakesTheKomiAwayAndAChosenKomiStays() throws Exception {
    rig.touch("rules-more", "handicap-more", "handicap-more", "handicap-more");
    assertThat(rig.written()).contains("no komi", "3 handicap stones: White starts.");
    rig.touch("number-komi", "key-1", "key-¾", "back", "lay");
    assertThat(header())
        .isEqualTo("{\"time\":\"60m + 5x60s\",\"rules\":\"cn-2002\",\"handicap\":3,\"komi\":1.75}");
  }

  @Test
  void S9_komiIsStepedInTheRulesOwnUnit() throws Exception {
    rig.touch("rules-jp", "rules-more", "komi-less", "back", "lay");
    assertThat(header()).endsWith("\"rules\":\"jp\",\"komi\":6}");
    rig.touch("rules-more", "komi-default", "back", "lay");
    assertThat(header()).endsWith("\"rules\":\"jp\"}");
  }

  @Test
  void theBoardIsTypedAndWhatIsNoneIsRefused() throws Exception {
    rig.touch("rules-more", "number-board", "key-1");
    assertThat(rig.written()).contains("a board of 1 is not one of 5 to 25");
    rig.touch("key-3", "back", "lay");
    assertThat(header()).endsWith("\"rules\":\"cn-2002\",\"board\":13}");
  }

  // ---- calls, pauses, sound

  @Test
  void C3_anotherCallScheduleIsShownAsWhatWillBeRead() throws Exception {
    rig.touch("more", "more-calls", "key-2", "key-0", "key-␣", "key-5", "number-last");
    rig.touch("key-3", "key-0", "count-less");
    assertThat(rig.written()).contains("In 60 s are read: 40, 55", "In the last 60 s: 30, 1–9");
    rig.touch("back", "back", "lay");
    assertThat(header()).endsWith("\"calls\":{\"calls\":[20,5],\"last\":[30],\"count\":9}}");
  }

  @Test
  void C3_distancesOutOfOrderAreRefusedAndTheOldOnesStay() throws Exception {
    rig.touch("more", "more-calls", "key-5", "key-␣", "key-2", "key-0");
    assertThat(rig.written()).contains("20 cannot follow 5: from large to small.");
    rig.touch("calls-default", "back", "back", "lay");
    assertThat(header()).isEqualTo("{\"time\":\"60m + 5x60s\",\"rules\":\"cn-2002\"}");
  }

  @Test
  void R13_whoPausesAndWhoGoesOnIsChosen() throws Exception {
    rig.touch("more", "more-pauses", "pauses-referee", "resumes-both", "back", "back", "lay");
    assertThat(header()).endsWith("\"pauses\":\"referee\",\"resumes\":\"both\"}");
  }

  @Test
  void C9_soundIsChangedAndTestedAtTheDesk() throws Exception {
    rig.hear(SOUND);
    rig.touch("more", "more-sound", "voice-white-zh", "main-silence", "volume-more", "ticks");
    rig.touch("test-black", "test-white", "test-buzz", "hall");
    assertThat(rig.sent)
        .containsExactly(
            "{\"sound\":{\"voice.white\":\"zh\"}}",
            "{\"sound\":{\"main\":\"silence\"}}",
            "{\"sound\":{\"volume\":\"85\"}}",
            "{\"sound\":{\"ticks\":\"true\"}}",
            "{\"say\":\"10\"}",
            "{\"say\":\"10\",\"side\":\"white\"}",
            "{\"buzz\":true}",
            "{\"sound\":{\"hall\":\"true\"}}");
    for (String line : rig.sent) {
      assertThat(ConsoleLine.parse(line)).isNotNull();
    }
    rig.hear(
        "{\"event\":\"refused\",\"reason\":\"volume: locked by the hall's profile; set hall to"
            + " false first\"}");
    assertThat(rig.written()).contains("locked by the hall");
  }

  // ---- lateness

  @ParameterizedTest
  @CsvSource({"rules-cn-2002, 10 min", "rules-cn-1988, 5 min"})
  @DisplayName("R1: what lateness costs is shown before it is taken")
  void R1_whatLatenessCostsIsShown(String rules, String deducted) {
    rig.touch(rules, "late", "number-black", "key-5", "number-white", "key-1", "key-6");
    assertThat(rig.written())
        .contains("Black: 5 min late: " + deducted + " deducted")
        .contains("White: over the limit: loses");
  }

  @Test
  void R1_latenessIsFoundFromTheTimeOfArrival() {
    rig.touch("late", "late-arrival", "key-1", "key-3", "key-0", "key-0", "number-white");
    rig.touch("key-1", "key-3", "key-2", "key-0", "limit-60", "back", "lay");
    assertThat(rig.sent.getLast())
        .isEqualTo(
            "{\"card\":{\"time\":\"60m + 5x60s\",\"rules\":\"cn-2002\",\"late-limit\":3600},"
                + "\"late\":{\"white\":1200}}");
  }

  @Test
  void R1_lookingAtTheOtherWayToEnterLatenessLosesNothing() throws Exception {
    rig.touch("late", "key-5", "late-arrival");
    assertThat(rig.written()).contains("09:05", "Black: 5 min late: 10 min deducted");
    rig.touch("late-minutes");
    assertThat(rig.written()).contains("Black: 5 min late: 10 min deducted");
    rig.touch("back", "lay");
    assertThat(rig.sent.getLast()).endsWith("\"late\":{\"black\":300}}");
  }

  @Test
  void R1_theScheduledTimeStaysWhileTheOtherWayIsLookedAt() {
    rig.touch("late", "late-arrival", "key-1", "key-3", "key-0", "key-0");
    rig.touch("late-minutes", "late-arrival");
    assertThat(rig.written()).contains("13:00");
  }

  @Test
  void R1_aDeductionThatLeavesNothingIsSaidBeforeItIsTaken() {
    rig.touch("time-more", "write", "key-C");
    rig.type("5s + 1x20s");
    rig.touch("take", "back", "late", "key-2");
    assertThat(rig.written())
        .contains("Black: 2 min late: 4 min deducted, nothing is left: loses", "White: in time");
  }

  @Test
  void R1_anotherLimitIsTyped() throws Exception {
    rig.touch("late", "limit-other", "key-3", "key-0", "back", "lay");
    assertThat(header()).endsWith("\"late-limit\":1800}");
  }

  // ---- players and places

  @Test
  void namesAreTypedByTouchWithAccentsAndRanks() throws Exception {
    rig.touch("player-black", "name-write", "key-J", "key-layer", "key-é", "take");
    rig.touch("tab-black", "rank", "rank-dan-6", "back", "lay");
    assertThat(header()).endsWith("\"players\":{\"black\":{\"name\":\"Jé\",\"rank\":\"6 dan\"}}}");
  }

  @Test
  void playersAreChosenFromAListAndTheColoursSwapped() throws Exception {
    Files.createDirectories(data.resolve("lists"));
    Files.writeString(data.resolve("lists/round 3.txt"), "周某某\t业余6段\n李某,职业三段\n");
    rig.touch("player-black", "source-0", "pick-周某某", "pick-李某", "back", "swap", "lay");
    assertThat(header())
        .endsWith(
            "\"players\":{\"black\":{\"name\":\"李某\",\"rank\":\"职业三段\"},"
                + "\"white\":{\"name\":\"周某某\",\"rank\":\"业余6段\"}}}");
    rig = rig();
    rig.touch("player-white", "pick-周某某");
    assertThat(rig.written()).as("remembered").contains("李某");
  }

  @Test
  void aBrokenListSaysWhyAndLosesNothing() throws Exception {
    Files.createDirectories(data.resolve("lists"));
    Files.write(data.resolve("lists/x.txt"), new byte[] {(byte) 0xff, 'a'});
    rig.touch("player-black", "source-0");
    assertThat(rig.written()).contains("x.txt: not UTF-8 text.");
    rig.touch("source-last");
    assertThat(rig.written()).contains("No names yet.");
  }

  @Test
  void eventAndBoardAreNamedAndKeptForTheNextMatchWhilePlayersAreNot() throws Exception {
    rig.touch("more", "more-event", "key-C", "key-u", "key-p", "take");
    rig.touch("more-table");
    rig.type("第3台");
    rig.touch("take", "back", "player-black", "name-write", "key-L", "key-i", "take", "back");
    rig.touch("preset-tv", "lay");
    assertThat(header())
        .endsWith("\"event\":\"Cup\",\"table\":\"第3台\",\"players\":{\"black\":{\"name\":\"Li\"}}}");
    rig = rig();
    rig.touch("lay");
    assertThat(header())
        .isEqualTo(
            "{\"time\":\"30s/move + 10x60s\",\"rules\":\"cn-2002\",\"event\":\"Cup\","
                + "\"table\":\"第3台\"}");
  }
}
