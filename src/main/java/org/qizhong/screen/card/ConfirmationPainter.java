package org.qizhong.screen.card;

import java.util.List;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.screen.model.CardLine;

/** Paints the card on the table. */
final class ConfirmationPainter {
  private final CardModel card;

  ConfirmationPainter(CardModel card) {
    this.card = card;
  }

  Confirmation paint(CardLine line) {
    return new Confirmation(
        card.say("card.confirm.title"),
        new BySide<>(seat(line, Side.BLACK), seat(line, Side.WHITE)),
        card.screen().table().screenButtons(),
        card.trouble().isEmpty()
            ? new SettingsWords(card.texts()).all(card.draft(), card.sound())
            : card.trouble(),
        card.say("card.hash"),
        line.hash(),
        List.of(
            Choice.of("take-away", card.say("card.back"), card::takeAway),
            Choice.of(
                "confirm-swap", card.say("card.swap"), () -> card.change(card.draft().swapped())),
            Choice.of(
                "confirm-late", card.say("card.late"), () -> card.open(new LatenessPage(card)))));
  }

  private Confirmation.Seat seat(CardLine line, Side side) {
    Player player = card.draft().players().of(side);
    boolean confirmed = line.confirmed().contains(side);
    return new Confirmation.Seat(
        player.isNone() ? card.texts().get("common." + side.id()) : player.name(),
        player.rank(),
        late(line, side),
        card.say(
            confirmed
                ? "card.confirmed"
                : card.screen().table().screenButtons()
                    ? "card.confirm.touch"
                    : "card.confirm.press"),
        confirmed,
        () -> card.press(side));
  }

  private String late(CardLine line, Side side) {
    if (line.forfeit().contains(side)) {
      return card.say("card.late.forfeit");
    }
    SettingsWords words = new SettingsWords(card.texts());
    return line.deducted().of(side).isZero()
        ? ""
        : card.say(
            "card.late.deducted",
            words.minutes(line.late().of(side)),
            words.minutes(line.deducted().of(side)));
  }
}
