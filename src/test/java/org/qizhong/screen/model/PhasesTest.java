package org.qizhong.screen.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.qizhong.screen.Lines.main;
import static org.qizhong.screen.Lines.side;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.clock.Side;
import org.qizhong.screen.Lines;

/** Golden faces of a desk, and what the screen makes of them: nothing is guessed. */
class PhasesTest {
  private static final String BYO = "60m + 5x60s";
  private static final String READING =
      side("overtime", "0:18", ",'left':3,'length':60,'elapsed':42,'said':'40s'");

  // ---- the methods

  @Test
  @DisplayName("T4: base time and considerations of the same length are told apart by the desk")
  void T4_equalLengths() {
    String alike = "30s/move + 10x30s";
    String base = ",'left':8,'length':30,'elapsed':1,'taken':2";
    assertThat(black(alike, side("overtime", "0:29", base)).phase()).isEqualTo("30 s a move");
    assertThat(black(alike, side("overtime", "0:29", base + ",'consideration':true")).phase())
        .isEqualTo("consideration");
  }

  @Test
  @DisplayName("T5: the stage and what it began with come from the desk")
  void T5_stages() {
    String stages = "60m + 20/5m, 30/5m";
    SidePicture second = black(stages, side("overtime", "4:59", ",'moves':28,'stage':2,'of':30"));
    assertThat(second.phase()).isEqualTo("overtime, stage 2");
    assertThat(second.detail()).isEqualTo("28 moves left");
    assertThat(second.ticks()).contains(new SidePicture.Row(28, 30));
  }

  @Test
  @DisplayName("C3: the bar's marks are the event's, not the default's")
  void C3_marksFollowTheHeader() {
    String calls = "'calls':{'calls':[45,15],'last':[50],'count':5}";
    MatchHeader header = header(BYO, calls);
    assertThat(bar(header, READING).marks()).containsExactly(15 / 60.0, 45 / 60.0);
    String last = side("overtime", "0:18", ",'left':1,'length':60,'elapsed':42LAST");
    assertThat(bar(header, last).marks()).containsExactly(10 / 60.0);
  }

  @ParameterizedTest
  @CsvSource({
    "1h + 5x60s, main, MAIN", "1h + 5x60s, overtime, OVERTIME", "60m + 15/10m, overtime, OVERTIME",
    "3h + 2x20m@2, overtime, OVERTIME", "30s/move + 10x60s, overtime, OVERTIME", "90m, main, MAIN",
    "30m + 20s/move, main, MAIN", "10m hourglass, main, MAIN", "up, main, MAIN"
  })
  void everyPhaseHasItsTone(String time, String phase, Tone tone) {
    assertThat(black(time, side(phase, "5:00", ",'left':2,'moves':3")).tone()).isEqualTo(tone);
  }

  // ---- what could be taken for one another

  @Test
  @DisplayName("T2: five seconds of main time and a period to come are not a last period's five")
  void T2_fiveSecondsAndOnePeriod() {
    String time = "1h + 1x60s";
    SidePicture before = black(time, main("0:05"));
    SidePicture last =
        black(time, side("overtime", "5.0", ",'left':1,'length':60,'elapsed':55,'said':'5'LAST"));
    assertThat(before.tone()).isEqualTo(Tone.MAIN);
    assertThat(before.phase()).isEqualTo("main time");
    assertThat(before.detail()).isEqualTo("then 1 × 60 s");
    assertThat(before.stones()).isEmpty();
    assertThat(before.bar()).isEmpty();
    assertThat(before.digits().text()).isEqualTo("0:05");
    assertThat(last.tone()).isEqualTo(Tone.LAST);
    assertThat(last.phase()).isEqualTo("last minute");
    assertThat(last.stones()).contains(new SidePicture.Row(1, 1));
    assertThat(last.bar()).isPresent();
    assertThat(last.digits().text()).isEqualTo("5.0");
  }

  // ---- C9, C6

  @ParameterizedTest
  @CsvSource({"voice, 0:18, read 40", "silence, read 40, 0:18", "buzzer, read 40, 0:18"})
  @DisplayName("C9: where no voice reads the phase, the number read stands panel-high")
  void C9_theNumberReadStandsPanelHigh(String mode, String digits, String beside) {
    SoundLine sound = new SoundLine(Map.of("main", "voice", "overtime", mode), List.of());
    FaceLine face = face("running", READING, "");
    SidePicture black =
        new MatchPainter(Lines.ENGLISH, header(BYO, ""), face).paint(sound, false).sides().black();
    assertThat(black.digits().text()).isEqualTo(digits);
    assertThat(black.bar().orElseThrow().beside()).isEqualTo(beside);
  }

  @Test
  void C6_onlyOvertimeThatRunsCanBeAskedFor() {
    assertThat(black(BYO, READING).mayAsk()).isTrue();
    assertThat(black(BYO, main("5:00")).mayAsk()).isFalse();
    assertThat(paint(header(BYO, ""), face("paused", READING, "")).sides().black().mayAsk())
        .isFalse();
  }

  // ---- the band

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|''| both clocks are stopped · Black to move",
        "''|'asked':'white'| both clocks are stopped · Black to move · White asked for the pause",
        "'resumes':'both'|''| both clocks are stopped · Black to move · each press your own button"
            + " to go on",
        "'resumes':'both'|'asked':'black','ready':['white']| Black asked for the pause · White is"
            + " ready · Black: press your button to go on"
      },
      quoteCharacter = '"')
  void R13_aPauseSaysWhoAskedAndWhoGoesOn(String header, String face, String detail) {
    String fields = header.equals("''") ? "" : header;
    String more = face.equals("''") ? "" : "," + face;
    MatchPicture picture = paint(header(BYO, fields), face("paused", READING, more));
    assertThat(picture.band().orElseThrow().detail()).isEqualTo(detail.strip());
  }

  @Test
  void E1_aProposalIsAskedOfTheOpponent() {
    MatchPicture picture = paint(header(BYO, ""), face("running", READING, ",'proposed':'white'"));
    assertThat(picture.band().orElseThrow().title()).isEqualTo("White proposes the end");
    assertThat(labels(picture))
        .containsExactly("Black: pause", "Black agrees to the end", "White: pause");
    assertThat(
            new MatchPainter(
                    Lines.ENGLISH, header(BYO, ""), face("running", READING, ",'proposed':'white'"))
                .paint(SoundLine.UNKNOWN, true)
                .foot()
                .sheet())
        .as("who has to answer has no sheet")
        .isFalse();
  }

  @Test
  void whoMayPauseIsASetting() {
    assertThat(labels(paint(header(BYO, ""), face("running", READING, ""))))
        .containsExactly("Black: pause", "Pass · end…", "White: pause");
    assertThat(labels(paint(header(BYO, "'pauses':'referee'"), face("running", READING, ""))))
        .containsExactly("Pass · end…", "Referee: pause");
  }

  @Test
  @DisplayName("R1: where lateness has left nothing, no start is promised")
  void R1_aFlagThatStandsBeforeTheStartIsSaid() throws Exception {
    MatchPicture picture =
        paint(header(BYO, "'confirmed':true"), face("ready", side("flagged", "0:00", ""), ""));
    assertThat(picture.band().orElseThrow().detail())
        .isEqualTo("Lateness has left Black nothing: what would start the clock gives the result");
  }

  @Test
  void bothHaveConfirmedTheOpponentsPressStarts() {
    MatchPicture even = paint(header(BYO, "'confirmed':true"), face("ready", main("1"), ""));
    assertThat(even.band().orElseThrow().detail()).isEqualTo("White's press starts Black's clock");
    assertThat(even.foot().buttons()).as("the referee's Start is held").allMatch(MatchButton::hold);
    MatchHeader handicap = header(BYO, "'confirmed':true,'handicap':4");
    assertThat(paint(handicap, face("ready", main("1"), "")).band().orElseThrow().detail())
        .isEqualTo("Black's press starts White's clock");
  }

  // ---- no desk

  @Test
  void withoutADeskNoTimeAndNothingThatMayBeOldIsShown() {
    MatchPicture lost =
        new MatchPainter(Lines.ENGLISH, header(BYO, ""), face("running", READING, "")).lost("gone");
    for (Side side : Side.values()) {
      SidePicture panel = lost.sides().of(side);
      assertThat(panel.digits().text()).isEqualTo("no clock");
      assertThat(panel.phase() + panel.detail()).isEmpty();
      assertThat(panel.stones().isPresent() || panel.bar().isPresent()).isFalse();
      assertThat(panel.tone()).isEqualTo(Tone.LOST);
    }
    assertThat(lost.wide()).isEmpty();
    assertThat(lost.foot().buttons()).isEmpty();
  }

  @Test
  void theTopLineNamesTheTableFirst() {
    MatchPicture picture = paint(header(BYO, "'table':'第3台'"), face("running", READING, ""));
    assertThat(picture.top().table()).isEqualTo("第3台");
    assertThat(picture.top().event()).isEqualTo("City Open · round 3");
    assertThat(picture.top().settings()).as("not while a clock runs").isEmpty();
    assertThat(paint(header(BYO, ""), face("paused", READING, "")).top().settings()).isNotEmpty();
  }

  private static List<String> labels(MatchPicture picture) {
    return picture.foot().buttons().stream().map(MatchButton::label).toList();
  }

  private static SidePicture black(String time, String line) {
    return paint(header(time, ""), face("running", line, "")).sides().black();
  }

  private static SidePicture.Bar bar(MatchHeader header, String line) {
    Optional<SidePicture.Bar> bar = paint(header, face("running", line, "")).sides().black().bar();
    return bar.orElseThrow();
  }

  private static MatchPicture paint(MatchHeader header, FaceLine face) {
    return new MatchPainter(Lines.ENGLISH, header, face).paint(SoundLine.UNKNOWN, false);
  }

  private static MatchHeader header(String time, String fields) {
    String plain = Lines.match(time);
    String more = fields.isEmpty() ? "" : fields.replace('\'', '"') + ",";
    String line =
        fields.contains("handicap")
            ? plain.replace("\"handicap\":0,", more)
            : plain.replace("\"handicap\":0,", "\"handicap\":0," + more);
    return ((News.Opened) Lines.read(line)).header();
  }

  private static FaceLine face(String status, String black, String fields) {
    String plain = Lines.face(status, "black", 57, black, main("4:10"));
    String line = plain.substring(0, plain.length() - 1) + fields.replace('\'', '"') + "}";
    return ((News.Faced) Lines.read(line)).face();
  }
}
