package org.qizhong.screen.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Side;
import org.qizhong.clock.TimeControl;
import org.qizhong.score.RuleSet;
import org.qizhong.score.Terms;
import org.qizhong.screen.model.SoundLine;
import org.qizhong.screen.words.Language;
import org.qizhong.screen.words.Texts;

/** How a match will go, in words. */
class CardWordsTest {
  private static final Texts ENGLISH = Texts.of(Language.EN);
  private static final Texts CHINESE = Texts.of(Language.ZH_HANS);

  private static TimeControl time(String notation) throws Exception {
    return Notation.parse(notation);
  }

  private static String words(Texts texts, CardDraft card) {
    return new SettingsWords(texts).all(card, SoundLine.UNKNOWN);
  }

  @Test
  void R10_theFirstWarningCostsAStoneAndTheSecondLoses() {
    assertThat(words(CHINESE, CardDraft.EMPTY)).contains("警告一次罚1子，两次判负。");
    assertThat(words(ENGLISH, CardDraft.EMPTY.withRules(RuleSet.CN_1988)))
        .contains("The second warning loses.");
    assertThat(words(ENGLISH, CardDraft.EMPTY.withRules(RuleSet.KR)))
        .contains("A warning costs 2 points.");
    assertThat(words(ENGLISH, CardDraft.EMPTY.withRules(RuleSet.ING)))
        .contains("Warnings are only recorded.");
  }

  @Test
  void R1_latenessIsSaidAsTheEditionHasIt() {
    assertThat(words(ENGLISH, CardDraft.EMPTY))
        .contains("Lateness is deducted double; over 15 min loses.");
    assertThat(
            words(
                ENGLISH,
                CardDraft.EMPTY
                    .withRules(RuleSet.CN_1988)
                    .withLate(Late.NONE.withLimit(Late.HOUR))))
        .contains("Lateness is deducted; over 60 min loses.");
  }

  @Test
  void T5_carryIsSaid() throws Exception {
    CardDraft card = CardDraft.EMPTY.withTimes(BySide.both(time("60m + 20/5m carry")));
    assertThat(words(ENGLISH, card)).contains("Time not used is carried over.");
  }

  @Test
  void T8_bothTimesAreSaidWhereTheyDiffer() throws Exception {
    CardDraft card =
        CardDraft.EMPTY.withTimes(CardDraft.EMPTY.times().with(Side.WHITE, time("20m")));
    assertThat(words(ENGLISH, card)).contains("Black: 1 h, then").contains("White: 20 min for");
    assertThat(words(ENGLISH, card)).contains("Colours swapped: the times stay with the colours.");
    assertThat(words(ENGLISH, CardDraft.EMPTY)).doesNotContain("Colours swapped");
  }

  @Test
  void T2_theAnnouncedLimitIsSaidWhereThePeriodsAreInsideIt() throws Exception {
    CardDraft card = CardDraft.EMPTY.withTimes(BySide.both(time("2h incl 5x60s")));
    assertThat(words(ENGLISH, card))
        .startsWith("2 h in all, of which the last 5 min are read: 1 h 55 min, then 5 periods");
    assertThat(words(CHINESE, card)).startsWith("共2小时，其中最后5分读秒：先1小时55分，之后5次60秒读秒。");
  }

  @ParameterizedTest
  @EnumSource(
      value = Language.class,
      names = {"ZH_HANS", "ZH_HANT"})
  void T8_whatIsSaidOfOneSideIsNotSaidOfEach(Language language) throws Exception {
    for (String notation : List.of("1h + 5x60s", "1h + 30s/move", "10m hourglass")) {
      CardDraft card =
          CardDraft.EMPTY.withTimes(new BySide<>(time(notation), time("20m hourglass")));
      assertThat(words(Texts.of(language), card)).doesNotContain("每方", "各");
    }
  }

  @Test
  void S4_whoStartsIsSaid() throws Exception {
    CardDraft card = CardDraft.EMPTY.withTerms(Terms.of(RuleSet.JP, 19, 4, Optional.empty()));
    assertThat(words(ENGLISH, card)).contains("4 handicap stones: White starts.", "no komi");
  }

  @Test
  void R13_whoPausesAndWhoGoesOnIsSaid() {
    assertThat(words(ENGLISH, CardDraft.EMPTY))
        .contains("Players may pause to call the referee; the referee resumes.");
    assertThat(words(ENGLISH, CardDraft.EMPTY.withPausing(new Pausing(false, true))))
        .contains("Only the referee may pause; both resume by their buttons.");
  }

  @Test
  void C9_whatIsHeardIsSaid() {
    SoundLine sound =
        new SoundLine(
            Map.of(
                "voice.black", "zh", "voice.white", "ja", "main", "silence", "overtime", "voice"),
            List.of("zh", "ja"));
    assertThat(new SettingsWords(ENGLISH).all(CardDraft.EMPTY, sound))
        .contains("Main time: silence, overtime: voice. Voices: Black Mandarin, White Japanese.");
  }

  @Test
  void C9_theVoiceIsSaidOnceAndOnlyWhereItIsHeard() {
    assertThat(heard(CHINESE, "voice")).contains("语音用普通话。").doesNotContain("声音：");
    assertThat(heard(ENGLISH, "voice")).contains("Voice: Mandarin.").doesNotContain("Sound:");
    assertThat(heard(ENGLISH, "silence")).contains("Sound: silence.").doesNotContain("Mandarin");
  }

  private static String heard(Texts texts, String mode) {
    Map<String, String> settings =
        Map.of("voice.black", "zh", "voice.white", "zh", "main", mode, "overtime", mode);
    return new SettingsWords(texts).all(CardDraft.EMPTY, new SoundLine(settings, List.of("zh")));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void oneThingHasOneNameInALanguage(Language language) {
    Texts texts = Texts.of(language);
    assertThat(texts.get("card.time.more")).isNotEqualTo(texts.get("card.more"));
    String pause = texts.get("match.pause").replaceFirst("^[^:：]*[:：] *", "");
    assertThat(texts.get("card.pauses.title")).startsWithIgnoringCase(pause);
    assertThat(texts.get("card.preset.ing-180", "")).startsWith(texts.get("common.rules.ing"));
  }

  @Test
  void C1_C2_whatIsReadInAMinuteIsShown() throws Exception {
    assertThat(CallWords.of(ENGLISH, time("60m + 5x60s"), CallPlan.DEFAULT))
        .isEqualTo("In 60 s are read: 30, 40, 50, 55, 58\nIn the last 60 s: 30, 40, 50, 1–10");
  }

  @Test
  void C3_theDistancesAreFromThePeriodsEnd() throws Exception {
    assertThat(CallWords.of(ENGLISH, time("20m + 3x20s"), CallPlan.DEFAULT))
        .isEqualTo("In 20 s are read: 10, 15, 18\nIn the last 20 s: 10, 1–10");
  }

  @Test
  void C10_whatIsNotReadIsSaid() throws Exception {
    assertThat(CallWords.of(ENGLISH, time("60m"), CallPlan.DEFAULT))
        .isEqualTo("Nothing is read with this time.");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyPresetHasALabelAndWordsInEveryLanguage(Language language) {
    Texts texts = Texts.of(language);
    for (Preset preset : Presets.builtIn()) {
      assertThat(preset.label(texts)).as(preset.id()).isNotBlank().doesNotContain("{");
      assertThat(words(texts, CardDraft.EMPTY.withTimes(preset.times())))
          .as(preset.id())
          .doesNotContain("{");
    }
    for (RuleSet rules : RuleSet.values()) {
      assertThat(words(texts, CardDraft.EMPTY.withRules(rules))).doesNotContain("{");
    }
  }

  @Test
  void labelsOfPresetsAreToldApart() {
    assertThat(Presets.builtIn()).extracting(one -> one.label(ENGLISH)).doesNotHaveDuplicates();
  }
}
