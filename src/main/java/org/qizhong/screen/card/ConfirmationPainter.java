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
        card.say("confirm.title"),
        new BySide<>(seat(line, Side.BLACK), seat(line, Side.WHITE)),
        card.screen().table().screenButtons(),
        card.trouble().isEmpty()
            ? new SettingsWords(card.texts()).all(card.draft(), card.sound())
            : card.trouble(),
        card.say("hash"),
        line.hash(),
        List.of(
            Choice.of("take-away", card.say("back"), card::takeAway),
            Choice.of("confirm-swap", card.say("swap"), () -> card.change(card.draft().swapped())),
            Choice.of("confirm-late", card.say("late"), () -> card.open(new LatenessPage(card)))));
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
                ? "confirmed"
                : card.screen().table().screenButtons() ? "confirm.touch" : "confirm.press"),
        confirmed,
        () -> card.press(side));
  }

  private String late(CardLine line, Side side) {
    if (line.forfeit().contains(side)) {
      return card.say("late.forfeit");
    }
    SettingsWords words = new SettingsWords(card.texts());
    return line.deducted().of(side).isZero()
        ? ""
        : card.say(
            "late.deducted",
            words.minutes(line.late().of(side)),
            words.minutes(line.deducted().of(side)));
  }
}
