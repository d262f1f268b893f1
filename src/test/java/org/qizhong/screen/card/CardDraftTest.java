package org.qizhong.screen.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Hourglass;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Side;
import org.qizhong.match.CallSchedule;
import org.qizhong.match.Pauses;
import org.qizhong.match.Setup;
import org.qizhong.record.CardWriter;
import org.qizhong.record.ConsoleLine;
import org.qizhong.score.Fraction;
import org.qizhong.score.RuleSet;
import org.qizhong.score.Terms;
import org.qizhong.screen.model.CardLine;
import org.qizhong.screen.model.LineReader;
import org.qizhong.screen.model.News;

/** The card as it is sent, and as it is read back. */
class CardDraftTest {
  private static final CardDraft FULL = full();

  private static CardDraft full() {
    try {
      return CardDraft.EMPTY
          .withTimes(
              new BySide<>(Notation.parse("2h40m + 5x60s"), Notation.parse("1h30m + 20/5m, 30/5m")))
          .withTerms(Terms.of(RuleSet.CN_1988, 13, 3, Optional.of(Fraction.of(3, 4))))
          .withCalls(new CallPlan(List.of(30, 10), List.of(20), 5))
          .withPausing(new Pausing(false, true))
          .withLate(
              new Late(Duration.ofHours(1), new BySide<>(Duration.ofMinutes(5), Duration.ZERO)))
          .withVenue(new Venue(" Cup ", "第3台"))
          .withPlayer(Side.BLACK, new Player("周某某", "业余6段"))
          .withPlayer(Side.WHITE, new Player(" Li \"Q\" ", ""));
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void theEmptyCardIsAnOrdinaryMatch() {
    assertThat(CardJson.lay(CardDraft.EMPTY))
        .isEqualTo("{\"card\":{\"time\":\"60m + 5x60s\",\"rules\":\"cn-2002\"}}");
  }

  @Test
  void everythingThatDiffersStandsInTheMatchFilesOrder() {
    assertThat(CardJson.lay(FULL))
        .isEqualTo(
            "{\"card\":{\"time\":{\"black\":\"2h40m + 5x60s\",\"white\":\"90m + 20/5m, 30/5m\"},"
                + "\"rules\":\"cn-1988\",\"board\":13,\"handicap\":3,\"komi\":0.75,"
                + "\"late-limit\":3600,"
                + "\"calls\":{\"calls\":[30,10],\"last\":[20],\"count\":5},"
                + "\"pauses\":\"referee\",\"resumes\":\"both\","
                + "\"event\":\"Cup\",\"table\":\"第3台\","
                + "\"players\":{\"black\":{\"name\":\"周某某\",\"rank\":\"业余6段\"},"
                + "\"white\":{\"name\":\"Li \\\"Q\\\"\"}}},"
                + "\"late\":{\"black\":300}}");
  }

  @Test
  void whatTheDeskReadsIsWhatWasAgreed() throws Exception {
    ConsoleLine.LayCard read = (ConsoleLine.LayCard) ConsoleLine.parse(CardJson.lay(FULL));
    Setup setup = read.card().setup();
    assertThat(setup.time()).isEqualTo(FULL.times());
    assertThat(setup.terms()).isEqualTo(FULL.terms());
    assertThat(setup.lateLimit()).isEqualTo(Duration.ofHours(1));
    assertThat(setup.calls()).isEqualTo(FULL.calls().schedule());
    assertThat(setup.pauses()).isEqualTo(new Pauses(Pauses.Stop.REFEREE, Pauses.Resume.BOTH));
    assertThat(setup.occasion().event()).contains("Cup");
    assertThat(setup.occasion().table()).contains("第3台");
    assertThat(setup.occasion().players().black().rank()).contains("业余6段");
    assertThat(read.card().late()).isEqualTo(FULL.late().by());
    assertThat(setup.starts()).isEqualTo(Side.WHITE);
  }

  @Test
  void R1_theDesksLineReadsBackAsTheCardThatWasLaid() throws Exception {
    ConsoleLine.LayCard laid = (ConsoleLine.LayCard) ConsoleLine.parse(CardJson.lay(FULL));
    String line = CardWriter.line(laid.card().confirmedBy(Side.WHITE), "K7Q-3FD");
    CardLine read = ((News.Card) LineReader.read(line)).card().orElseThrow();
    assertThat(read.confirmed()).containsExactly(Side.WHITE);
    assertThat(read.hash()).isEqualTo("K7Q-3FD");
    assertThat(read.late()).isEqualTo(FULL.late().by());
    assertThat(read.deducted().black()).as("once in cn-1988").isEqualTo(Duration.ofMinutes(5));
    assertThat(read.forfeit()).isEmpty();
    assertThat(CardReader.read(read.header()).withLate(FULL.late())).isEqualTo(FULL);
    assertThat(((News.Card) LineReader.read(CardWriter.GONE)).card()).isEmpty();
  }

  @Test
  void theDefaultsAreTheDesks() throws Exception {
    ConsoleLine.LayCard read =
        (ConsoleLine.LayCard) ConsoleLine.parse(CardJson.lay(CardDraft.EMPTY));
    assertThat(CallPlan.DEFAULT.schedule()).isEqualTo(CallSchedule.DEFAULT);
    assertThat(read.card().setup().calls()).isEqualTo(CallSchedule.DEFAULT);
    assertThat(read.card().setup().pauses()).isEqualTo(Pauses.DEFAULT);
    assertThat(read.card().setup().lateLimit()).isEqualTo(Late.QUARTER);
  }

  @Test
  void theCardReadsBack() throws Exception {
    CardDraft back = CardReader.read(CardJson.write(CardJson.header(FULL)));
    assertThat(back.withLate(FULL.late())).isEqualTo(FULL);
  }

  static List<Preset> presets() {
    return Presets.builtIn();
  }

  @ParameterizedTest
  @MethodSource("presets")
  void everyPresetMakesACardThatTheDeskTakes(Preset preset) throws Exception {
    String line = CardJson.lay(CardDraft.EMPTY.withTimes(preset.times()));
    ConsoleLine.LayCard read = (ConsoleLine.LayCard) ConsoleLine.parse(line);
    assertThat(read.card().setup().time()).isEqualTo(preset.times());
  }

  @Test
  @DisplayName("T2 to T6: every setting that the rules name is there")
  void T6_everyKnownSettingIsAPreset() {
    List<String> notations =
        Presets.builtIn().stream().map(one -> one.times().black().notation()).toList();
    assertThat(notations)
        .contains(
            "3h + 5x60s",
            "2h incl 5x60s",
            "30s/move + 10x60s",
            "60m + 20/5m, 30/5m, 40/5m carry",
            "3h30m + 3x35m@2",
            "3h + 2x20m@2",
            "72m + 3x12m@2",
            "60m + 1x10m@2",
            "60m")
        .doesNotHaveDuplicates();
    for (String period : List.of("60s", "40s", "30s", "20s", "10s")) {
      assertThat(notations).as("T3").anyMatch(notation -> notation.matches(".*\\dx" + period));
    }
  }

  @Test
  void R16_swappingColoursMovesThePlayersAndTheirLatenessButNotTheTimes() {
    CardDraft swapped = FULL.swapped();
    assertThat(swapped.players()).isEqualTo(FULL.players().swapped());
    assertThat(swapped.late().by().white()).isEqualTo(Duration.ofMinutes(5));
    assertThat(swapped.times()).isEqualTo(FULL.times());
    assertThat(swapped.swapped()).isEqualTo(FULL);
  }

  @Test
  void S2_otherRulesBringTheirOwnKomi() {
    assertThat(FULL.withRules(RuleSet.JP).terms().komi()).isEmpty();
    assertThat(CardDraft.EMPTY.withRules(RuleSet.JP).terms().effectiveKomi())
        .isEqualTo(Fraction.of(13, 2));
  }

  @Test
  void anHourglassOnOneSideAloneIsNoticed() {
    Hourglass sand = new Hourglass(Duration.ofMinutes(10));
    BySide<org.qizhong.clock.TimeControl> half = CardDraft.EMPTY.times().with(Side.BLACK, sand);
    assertThat(CardDraft.EMPTY.withTimes(half).hasHalfAnHourglass()).isTrue();
    assertThat(CardDraft.EMPTY.withTimes(BySide.both(sand)).hasHalfAnHourglass()).isFalse();
  }
}
