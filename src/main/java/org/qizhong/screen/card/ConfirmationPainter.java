package org.qizhong.screen.card;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.screen.model.CardLine;
import org.qizhong.screen.model.Seats;

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
        card.seats() == Seats.BACK,
        card.screen().table().screenButtons(),
        occasion(),
        card.trouble().isEmpty()
            ? new SettingsWords(card.texts()).all(card.draft(), card.sound())
            : card.trouble(),
        card.remark(),
        card.say("card.hash"),
        line.hash(),
        List.of(
            Choice.of("take-away", card.say("card.back"), card::takeAway),
            Choice.of(
                "confirm-swap", card.say("card.swap"), () -> card.change(card.draft().swapped())),
            Choice.of(
                "confirm-late", card.say("card.late"), () -> card.open(new LatenessPage(card)))));
  }

  private String occasion() {
    Venue venue = card.draft().venue();
    return Stream.of(venue.event(), venue.table())
        .filter(name -> !name.isEmpty())
        .collect(Collectors.joining(" · "));
  }

  private Confirmation.Seat seat(CardLine line, Side side) {
    Player player = card.draft().players().of(side);
    boolean confirmed = line.confirmed().contains(side);
    return new Confirmation.Seat(
        player.isNone() ? card.texts().get("common." + side.id()) : player.name(),
        player.rank(),
        card.seats().turn(side) - card.seats().turn(),
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
    Duration deducted = line.deducted().of(side);
    return deducted.isZero()
        ? ""
        : new LateWords(card.texts()).taken(line.late().of(side), deducted, leavesNothing(side));
  }

  private boolean leavesNothing(Side side) {
    try {
      return card.draft().startCard().outOfTime().contains(side);
    } catch (Refusal cannotBe) {
      return false;
    }
  }
}
