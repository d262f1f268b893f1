package org.qizhong.screen.card;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.qizhong.clock.Durations;
import org.qizhong.clock.Side;
import org.qizhong.score.Fraction;
import org.qizhong.score.RuleSet;
import org.qizhong.score.Terms;
import org.qizhong.score.Unit;
import org.qizhong.screen.model.Amounts;
import org.qizhong.screen.model.RuleWords;
import org.qizhong.screen.model.SoundLine;
import org.qizhong.screen.model.TimeWords;
import org.qizhong.screen.words.Texts;

/** In words, how a match with this card will go. */
final class SettingsWords {
  private static final String VOICE = "voice";

  private final Texts texts;

  SettingsWords(Texts texts) {
    this.texts = texts;
  }

  /** All of it, a paragraph each for time, rules and the rest. */
  String all(CardDraft card, SoundLine sound) {
    List<String> paragraphs = new ArrayList<>();
    paragraphs.add(times(card));
    paragraphs.add(join(terms(card.terms()), warnings(card.terms().rules()), late(card)));
    paragraphs.add(join(pausing(card.pausing()), sound(sound), calls(card.calls())));
    return String.join("\n", paragraphs);
  }

  /** How the time goes; both sides' where they differ, and that they stay with the colours. */
  String times(CardDraft card) {
    String black = time(card, Side.BLACK);
    return card.hasOneTime()
        ? black
        : String.join(
            "\n",
            say("card.of-black", black),
            say("card.of-white", time(card, Side.WHITE)),
            say("card.times-stay"));
  }

  private String time(CardDraft card, Side side) {
    return TimeWords.of(texts, card.times().of(side));
  }

  /** Rules, board, handicap and komi. */
  String terms(Terms terms) {
    String komi =
        terms.effectiveKomi().signum() == 0
            ? say("card.komi.none")
            : say("card.komi.of", amount(terms.effectiveKomi(), terms.rules()));
    String words = say("card.rules.of", RuleWords.name(texts, terms.rules()), komi);
    if (terms.board() != CardDraft.EMPTY.terms().board()) {
      words = join(words, say("card.board.of", terms.board()));
    }
    if (terms.handicap() >= 2) {
      return join(words, say("card.handicap.of", terms.handicap()));
    }
    return terms.handicap() == 1 ? join(words, say("card.handicap.first")) : words;
  }

  /** An amount of komi as players under {@code rules} say it. */
  String amount(Fraction komi, RuleSet rules) {
    return Amounts.of(texts, rules, rules.unit(), komi);
  }

  private String warnings(RuleSet rules) {
    String cost = Integer.toString(rules.warningCost() / (rules.unit() == Unit.ZI ? 2 : 1));
    if (rules.secondWarningLoses()) {
      return rules.warningCost() > 0 ? say("card.warn.cost-lose", cost) : say("card.warn.lose");
    }
    return rules.warningCost() > 0 ? say("card.warn.cost", cost) : say("card.warn.recorded");
  }

  private String late(CardDraft card) {
    String limit = minutes(card.late().limit());
    return card.terms().rules().lateFactor() == 1
        ? say("card.late.once", limit)
        : say("card.late.double", limit);
  }

  /** Whole minutes, or seconds where there are some. */
  String minutes(Duration time) {
    return time.toSecondsPart() == 0 && time.getNano() == 0
        ? say("card.minutes", time.toMinutes())
        : say("card.seconds", Durations.seconds(time));
  }

  /** Who pauses and who goes on. */
  String pausing(Pausing pausing) {
    return join(
        say(pausing.byPlayers() ? "card.pause.players" : "card.pause.referee"),
        say(pausing.bothResume() ? "card.resume.both" : "card.resume.referee"));
  }

  private String calls(CallPlan calls) {
    return calls.equals(CallPlan.DEFAULT) ? "" : say("card.calls.own-words");
  }

  /** How main time and overtime are made heard. */
  String sound(SoundLine sound) {
    if (sound.settings().isEmpty()) {
      return "";
    }
    String main = say("card.mode." + sound.of("main"));
    String overtime = say("card.mode." + sound.of("overtime"));
    List<String> modes = List.of(sound.of("main"), sound.of("overtime"));
    String words =
        main.equals(overtime)
            ? say("card.sound.both", main)
            : say("card.sound.each", main, overtime);
    if (!modes.contains(VOICE)) {
      return words;
    }
    String black = voice(sound, Side.BLACK);
    String white = voice(sound, Side.WHITE);
    String voices =
        black.equals(white) ? say("card.voice.both", black) : say("card.voice.each", black, white);
    return main.equals(overtime) ? voices : join(words, voices);
  }

  private String voice(SoundLine sound, Side side) {
    return voiceName(sound.of("voice." + side.id()));
  }

  /** What a voice is called: its language, or the folder's last name. */
  String voiceName(String voice) {
    String key = "card.voice." + voice;
    return texts.has(key) ? texts.get(key) : voice.substring(voice.lastIndexOf('/') + 1);
  }

  /** Sentences after each other; Chinese and Japanese ones need no blank between. */
  private String join(String... sentences) {
    String gap =
        switch (texts.language()) {
          case ZH_HANS, ZH_HANT, JA -> "";
          case EN, KO -> " ";
        };
    return String.join(gap, List.of(sentences).stream().filter(one -> !one.isEmpty()).toList());
  }

  private String say(String key, Object... given) {
    return texts.get(key, given);
  }
}
