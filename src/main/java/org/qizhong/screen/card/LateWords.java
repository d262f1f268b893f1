package org.qizhong.screen.card;

import java.time.Duration;
import java.util.Set;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.match.Happening;
import org.qizhong.match.StartCard;
import org.qizhong.screen.words.Refusals;
import org.qizhong.screen.words.Texts;

/** R1: what the referee will make of lateness, in words, before it is taken. */
final class LateWords {
  private final Texts texts;
  private final SettingsWords words;

  LateWords(Texts texts) {
    this.texts = texts;
    words = new SettingsWords(texts);
  }

  /** Both sides', a line each; or why there can be no such card. */
  String of(CardDraft card) {
    try {
      StartCard laid = card.startCard();
      return texts.get("card.of-black", side(laid, Side.BLACK))
          + "\n"
          + texts.get("card.of-white", side(laid, Side.WHITE));
    } catch (Refusal e) {
      return Refusals.reason(texts, e.getMessage());
    }
  }

  private String side(StartCard laid, Side side) {
    return laid.lateness().stream()
        .filter(came -> came.side() == side)
        .findFirst()
        .map(came -> came(laid.late().of(side), came, laid.outOfTime()))
        .orElseGet(() -> texts.get("card.late.in-time"));
  }

  private String came(Duration late, Happening.CameLate came, Set<Side> out) {
    return came.overLimit()
        ? texts.get("card.late.forfeit")
        : taken(late, came.deducted(), out.contains(came.side()));
  }

  /**
   * What is taken for {@code late}.
   *
   * @param out whether that leaves nothing
   */
  String taken(Duration late, Duration deducted, boolean out) {
    return texts.get(
        out ? "card.late.out" : "card.late.deducted", words.minutes(late), words.minutes(deducted));
  }
}
