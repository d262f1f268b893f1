package org.qizhong.screen.card;

import java.util.List;

/** Who may pause and who goes on. */
final class PausesPage implements Page {
  private final CardModel card;

  PausesPage(CardModel card) {
    this.card = card;
  }

  @Override
  public Sheet sheet() {
    Pausing now = card.draft().pausing();
    return Sheet.plain(
        card.say("card.pauses.title"),
        List.of(
            new Sheet.Grid(
                card.say("card.pauses.who"),
                2,
                1,
                List.of(
                    choice(
                        "pauses-players",
                        "card.pauses.players",
                        now.byPlayers(),
                        new Pausing(true, now.bothResume())),
                    choice(
                        "pauses-referee",
                        "card.pauses.referee",
                        !now.byPlayers(),
                        new Pausing(false, now.bothResume())))),
            new Sheet.Grid(
                card.say("card.resumes.who"),
                2,
                1,
                List.of(
                    choice(
                        "resumes-referee",
                        "card.resumes.referee",
                        !now.bothResume(),
                        new Pausing(now.byPlayers(), false)),
                    choice(
                        "resumes-both",
                        "card.resumes.both",
                        now.bothResume(),
                        new Pausing(now.byPlayers(), true)))),
            new Sheet.Words(new SettingsWords(card.texts()).pausing(now), false)),
        List.of(Common.done(card)));
  }

  private Choice choice(String id, String key, boolean chosen, Pausing wanted) {
    return Choice.of(id, card.say(key), () -> card.change(card.draft().withPausing(wanted)))
        .chosen(chosen);
  }
}
