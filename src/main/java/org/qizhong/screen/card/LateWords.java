package org.qizhong.screen.card;

import org.qizhong.clock.Side;
import org.qizhong.screen.words.Texts;

/** R1: what lateness will cost, in words, before it is taken. */
final class LateWords {
  private final Texts texts;
  private final SettingsWords words;

  LateWords(Texts texts) {
    this.texts = texts;
    words = new SettingsWords(texts);
  }

  /** Both sides', a line each. */
  String of(CardDraft card) {
    return say("card.of-black", side(card, Side.BLACK))
        + "\n"
        + say("card.of-white", side(card, Side.WHITE));
  }

  private String side(CardDraft card, Side side) {
    if (card.late().forfeits(side)) {
      return say("card.late.forfeit");
    }
    return card.late().by().of(side).isZero()
        ? say("card.late.in-time")
        : say(
            "card.late.deducted",
            words.minutes(card.late().by().of(side)),
            words.minutes(card.late().deducted(side, card.terms().rules())));
  }

  private String say(String key, Object... given) {
    return texts.get(key, given);
  }
}
