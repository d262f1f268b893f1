package org.qizhong.screen.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.side;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.qizhong.clock.Side;
import org.qizhong.match.Face;
import org.qizhong.screen.Lines;

class MatchPainterTest {
  private static final String BYO = "60m + 5x60s";
  private static final String LONG = main("1:04:33");

  // ---- one panel

  @Test
  void theRunningSideIsWideAndHasItsPhasesColour() {
    MatchPicture picture = paint(BYO, "running", "black", main("1:23:45"), LONG);
    assertThat(picture.wide()).contains(Side.BLACK);
    assertThat(picture.sides().black().tone()).isEqualTo(Tone.MAIN);
    assertThat(picture.sides().black().digits()).isEqualTo(new Digits("1:23:45", "", ""));
    assertThat(picture.sides().black().detail()).isEqualTo("then 5 × 60 s");
  }

  @Test
  void aWaitingSideOverAnHourDropsItsSecondsAndSaysSo() {
    MatchPicture picture = paint(BYO, "running", "black", main("1:23:45"), LONG);
    assertThat(picture.sides().white().digits()).isEqualTo(new Digits("1", "h", "04"));
    assertThat(picture.sides().white().tone()).isEqualTo(Tone.IDLE);
    assertThat(paint(BYO, "running", "black", LONG, main("58:20")).sides().white().digits())
        .isEqualTo(new Digits("58:20", "", ""));
  }

  @Test
  void T2_periodsAreStonesAndWords() {
    SidePicture black =
        black(BYO, side("overtime", "0:18", ",'left':3,'length':60,'elapsed':42,'said':'40s'"));
    assertThat(black.tone()).isEqualTo(Tone.OVERTIME);
    assertThat(black.phase()).isEqualTo("byo-yomi");
    assertThat(black.detail()).isEqualTo("3 × 60 s left");
    assertThat(black.stones()).contains(new SidePicture.Row(3, 5));
    SidePicture.Bar bar = black.bar().orElseThrow();
    assertThat(bar.done()).isEqualTo(0.7);
    assertThat(bar.beside()).isEqualTo("read 40");
    assertThat(bar.marks()).containsExactly(0.5, 40 / 60.0, 50 / 60.0, 55 / 60.0, 58 / 60.0);
  }

  @Test
  void C2_theLastMinuteIsNamedAndItsCountHasNoTicks() {
    SidePicture black =
        black(BYO, side("overtime", "8.4", ",'left':1,'length':60,'elapsed':51.6LAST"));
    assertThat(black.tone()).isEqualTo(Tone.LAST);
    assertThat(black.phase()).isEqualTo("last minute");
    assertThat(black.bar().orElseThrow().marks()).containsExactly(0.5, 40 / 60.0, 50 / 60.0);
    assertThat(black("0 + 3x30s", side("overtime", "8.4", ",'left':1LAST")).phase())
        .isEqualTo("last period");
  }

  @Test
  void moreThanFiveStonesAreANumber() {
    assertThat(black("1h + 12x30s", side("overtime", "0:18", ",'left':9")).stones())
        .contains(new SidePicture.Row(1, 1));
    assertThat(black("1h + 12x30s", side("overtime", "0:18", ",'left':4")).stones())
        .contains(new SidePicture.Row(4, 4));
  }

  @Test
  void T4_baseTimeAndConsiderationAreToldApart() {
    String tv = "30s/move + 10x60s";
    SidePicture base = black(tv, side("overtime", "0:12", ",'left':10,'length':30,'elapsed':18"));
    assertThat(base.phase()).isEqualTo("30 s a move");
    assertThat(base.detail()).isEqualTo("10 × 60 s left");
    SidePicture taken =
        black(
            tv,
            side("overtime", "0:42", ",'left':9,'length':60,'elapsed':18,'consideration':true"));
    assertThat(taken.phase()).isEqualTo("consideration");
    SidePicture last =
        black(tv, side("overtime", "0:12", ",'left':0,'length':30,'elapsed':18LAST"));
    assertThat(last.phase()).isEqualTo("last 30 s");
    assertThat(last.detail()).isEqualTo("no consideration left");
    assertThat(last.tone()).isEqualTo(Tone.LAST);
  }

  @Test
  void T5_movesLeftAreANumberAndTicks() {
    SidePicture black =
        black("60m + 15/10m", side("overtime", "7:02", ",'moves':12,'stage':1,'of':15"));
    assertThat(black.detail()).isEqualTo("12 moves left");
    assertThat(black.ticks()).contains(new SidePicture.Row(12, 15));
    assertThat(black("60m + 15/10m", side("overtime", "7:02", ",'moves':1")).detail())
        .isEqualTo("1 move left");
    assertThat(black("60m + 15/10m", main("7:02")).detail()).isEqualTo("then 15 moves in 10 min");
  }

  @Test
  void T6_theNumberOfTheOvertimeAndItsPoints() {
    String ing = "3h + 3x20m@2";
    SidePicture second =
        black(ing, side("overtime", "19:12", ",'left':1,'penalty':4,'period':1200"));
    assertThat(second.phase()).isEqualTo("overtime 2 of 3");
    assertThat(second.detail()).isEqualTo("1 × 20 min left");
    assertThat(second.badges()).containsExactly("−4 points");
    SidePicture third =
        black(ing, side("overtime", "19:12", ",'left':0,'penalty':6,'period':1200LASTWARNED"));
    assertThat(third.phase()).isEqualTo("last overtime, 3 of 3");
    assertThat(third.badges()).containsExactly("−6 points", "1 warning");
    assertThat(black(ing, main("2:00:00")).detail()).isEqualTo("then up to 3 × 20 min");
  }

  @ParameterizedTest
  @CsvSource({
    "90m, main time, no overtime",
    "30m + 20s/move, main time, +20 s a move",
    "60m + 5s delay, main time, 5 s free a move",
    "60m + 5s bronstein, main time, up to 5 s back",
    "10m hourglass, hourglass, ''",
    "up, time used, ''",
    "2h incl 5x60s, main time, then 5 × 60 s",
    "0 + 3x30s, main time, then 3 × 30 s"
  })
  void T7_everyMethodIsNamed(String time, String phase, String detail) {
    SidePicture black = black(time, main("5:00"));
    assertThat(black.phase()).isEqualTo(phase);
    assertThat(black.detail()).isEqualTo(detail);
  }

  @Test
  void theFlagIsAToneAWordAndNoBar() {
    MatchPicture picture =
        paint(
            BYO,
            "flagged",
            "black",
            side("flagged", "0:00", ",'left':0,'length':60,'elapsed':60"),
            LONG);
    SidePicture black = picture.sides().black();
    assertThat(black.tone()).isEqualTo(Tone.FLAG);
    assertThat(black.phase()).isEqualTo("time is up");
    assertThat(black.bar()).isEmpty();
    assertThat(picture.band().orElseThrow().title()).isEqualTo("TIME IS UP");
  }

  // ---- what stands over both, and below

  @ParameterizedTest
  @CsvSource({
    "paused, both clocks are stopped · White to move",
    "sealed, move sealed · on resuming White's clock runs",
    "passed, 'two passes: count, or resume with White to move'",
    "agreed, 'both agree to the end: count'",
    "abandoned, contest given up: count"
  })
  void aStopIsNamedWithItsReasonAndKeepsTheTurn(String status, String why) {
    MatchPicture picture = paint(BYO, status, "white", LONG, LONG);
    assertThat(picture.band()).contains(new MatchPicture.Band("PAUSED", why, false));
    assertThat(picture.wide()).contains(Side.WHITE);
    assertThat(picture.sides().white().tone()).isEqualTo(Tone.STOPPED);
    assertThat(picture.sides().black().tone()).isEqualTo(Tone.IDLE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'winner':'white','by':'time','sgf':'W+T' | White wins on time",
        "'winner':'black','by':'resignation','sgf':'B+R' | Black wins by resignation",
        "'winner':'black','by':'warnings','sgf':'B+F' | Black wins by the second warning",
        "'winner':'white','by':'forfeit','sgf':'W+F' | White wins by forfeit",
        "'winner':'draw','by':'ruling','sgf':'0' | Draw by ruling",
        "'winner':'none','by':'ruling','sgf':'Void' | No result",
        "'winner':'none','by':'ruling','sgf':'Void','ruled':'both-lose' | Both lose by ruling",
        "'winner':'none','by':'ruling','sgf':'Void','ruled':'replay' | To be replayed by ruling",
        "'winner':'none','by':'forfeit','sgf':'Void' | Both lose by forfeit",
        "'winner':'draw','by':'count','margin':0,'unit':'zi','sgf':'0' | Draw",
        "'winner':'black','by':'count','margin':0.25,'unit':'zi','sgf':'B+.5' | Black wins by ¼ zi",
        "'winner':'white','by':'count','margin':1,'unit':'points','sgf':'W+1' | White wins by 1"
            + " point",
        "'winner':'white','by':'count','margin':7.5,'unit':'points','sgf':'W+7.5' | White wins by"
            + " 7½ points"
      })
  void aResultIsSaidInWordsAndAsSgf(String result, String words) {
    MatchPicture picture =
        paint(header(BYO), face(Lines.face("result", "black", 9, LONG, LONG, result.strip())));
    MatchPicture.Band band = picture.band().orElseThrow();
    assertThat(band.title()).isEqualTo(words.strip());
    assertThat(band.detail()).startsWith(result.replaceFirst(".*'sgf':'([^']*)'.*", "$1").strip());
    assertThat(picture.wide()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Face.Status.class)
  void thereAreOneToThreeButtonsAndOnlyTheStepThatIsDueNeedsNoHold(Face.Status status) {
    List<MatchButton> buttons = paint(BYO, status.id(), "black", LONG, LONG).foot().buttons();
    assertThat(buttons).hasSizeBetween(1, 3);
    assertThat(buttons)
        .filteredOn(button -> !button.hold())
        .allMatch(button -> button.label().matches("Start .*|Count…|Result…"));
  }

  @ParameterizedTest
  @CsvSource({"passed, true", "agreed, true", "abandoned, true", "paused, false"})
  @DisplayName("E1, E2: after two passes or agreement the count is due, and going on is held")
  void E2_theCountIsDueOnceTheGameHasEnded(String status, boolean due) {
    List<MatchButton> buttons = paint(BYO, status, "black", LONG, LONG).foot().buttons();
    MatchButton count = buttons.getFirst();
    assertThat(count.label()).isEqualTo("Count…");
    assertThat(count.accent()).isEqualTo(due);
    assertThat(count.hold()).isEqualTo(!due);
    assertThat(buttons.subList(1, buttons.size())).allMatch(MatchButton::hold);
    assertThat(buttons.subList(1, buttons.size())).noneMatch(MatchButton::accent);
  }

  @ParameterizedTest
  @CsvSource({"'', 1", "'\"pauses\":\"referee\",', 0"})
  @DisplayName("R13: going on is the referee's, wants a hold and lies where no pause lay")
  void R13_goingOnDoesNotLieWhereThePauseLay(String fields, int place) {
    News.Opened opened =
        (News.Opened) Lines.read(Lines.match(BYO).replace("\"handicap\"", fields + "\"handicap\""));
    MatchHeader header = opened.header();
    List<MatchButton> running = buttons(header, "running");
    List<MatchButton> paused = buttons(header, "paused");
    MatchButton resume = paused.get(place);
    assertThat(resume.label()).isEqualTo("Referee: resume");
    assertThat(resume.hold()).isTrue();
    for (int i = 0; i < running.size(); i++) {
      if (running.get(i).label().contains("pause")) {
        assertThat(meet(i, running.size(), place, paused.size())).isFalse();
      }
    }
  }

  /** Whether one of so many parts of a line meets another of so many. */
  private static boolean meet(int one, int parts, int other, int others) {
    return one * others < (other + 1) * parts && other * parts < (one + 1) * others;
  }

  private static List<MatchButton> buttons(MatchHeader header, String status) {
    return paint(header, face(Lines.face(status, "black", 57, LONG, LONG))).foot().buttons();
  }

  @Test
  void R11_aPassIsOfferedOnlyWhereItMayBeRuled() {
    assertThat(flagged(BYO, "cn-2002"))
        .contains(
            Optional.of(
                "{\"rule-pass\":\"black\",\"why\":\"asked by the timed-out side\","
                    + "\"article\":\"R11\"}"));
    assertThat(flagged(BYO, "cn-1988")).hasSize(1);
    assertThat(flagged("60m + 15/10m", "cn-2002")).hasSize(1);
  }

  private static List<Optional<String>> flagged(String time, String rules) {
    News.Opened opened = (News.Opened) Lines.read(Lines.match(time, rules, 0));
    String flag = side("flagged", "0:00", "");
    return paint(opened.header(), face(Lines.face("flagged", "black", 9, flag, LONG)))
        .foot()
        .buttons()
        .stream()
        .map(
            button ->
                button.deed() instanceof MatchButton.Deed.Give give
                    ? Optional.of(give.act())
                    : Optional.<String>empty())
        .toList();
  }

  private static SidePicture black(String time, String line) {
    return paint(time, "running", "black", line, LONG).sides().black();
  }

  private static MatchPicture paint(
      String time, String status, String toMove, String black, String white) {
    return paint(header(time), face(Lines.face(status, toMove, 57, black, white)));
  }

  private static MatchPicture paint(MatchHeader header, FaceLine face) {
    return new MatchPainter(Lines.ENGLISH, header, face).paint(SoundLine.UNKNOWN, false);
  }

  private static MatchHeader header(String time) {
    return ((News.Opened) Lines.read(Lines.match(time))).header();
  }

  private static FaceLine face(String line) {
    return ((News.Faced) Lines.read(line)).face();
  }
}
