package org.qizhong.desk;

import java.util.Optional;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.match.Happening;
import org.qizhong.match.StartCard;
import org.qizhong.record.HappeningWriter;

/**
 * The start card on the table, if one lies there. Each player confirms it with the own button; the
 * second confirmation opens its match. Used on the desk's thread only.
 */
final class CardDesk {
  private final Table table;
  private final Reception reception;
  private final Audience audience;
  private Optional<StartCard> card = Optional.empty();
  private String hash = "";
  private long since;
  private long confirmed;

  CardDesk(Table table, Reception reception, Audience audience) {
    this.table = table;
    this.reception = reception;
    this.audience = audience;
  }

  Optional<StartCard> card() {
    return card;
  }

  boolean lies() {
    return card.isPresent();
  }

  /** Lays a card on the table, in the place of the one that lies there. */
  void lay(StartCard laid, long stamp) {
    since = stamp;
    confirmed = stamp;
    put(laid);
  }

  private void put(StartCard now) {
    card = Optional.of(now);
    hash = reception.hash(now.setup());
    reception.card(now);
  }

  void takeAway() throws Refusal {
    if (card.isEmpty()) {
      throw new Refusal("no start card lies on the table");
    }
    card = Optional.empty();
    reception.cardGone();
  }

  /** What was confirmed is no longer what would be heard; so it has to be confirmed anew. */
  void soundChanged(long now) {
    if (card.isPresent() && !hash.equals(reception.hash(card.get().setup()))) {
      unconfirm(now);
    }
  }

  /** What was confirmed has to be confirmed anew, by presses from now on. */
  void unconfirm(long now) {
    card.ifPresent(lying -> lay(lying.unconfirmed(), now));
  }

  /** {@code side} confirms. A press stamped before the card was laid was for another one. */
  void press(Side side, long stamp) {
    StartCard now = card.orElseThrow();
    if (stamp < since || now.confirmed().contains(side)) {
      audience.show(HappeningWriter.line(new Happening.Ignored(table.tick(stamp), side)));
      return;
    }
    confirmed = Math.max(confirmed, stamp);
    StartCard then = now.confirmedBy(side);
    if (then.isAgreed()) {
      open(then);
    } else {
      put(then);
    }
  }

  private void open(StartCard agreed) {
    table.open(agreed.setup().withConfirmed(true), StartPress.after(confirmed));
    card = Optional.empty();
    reception.cardGone();
    table.announce();
    agreed.lateActs().forEach(act -> table.offer(Arrival.of(confirmed, act)));
    table.advance();
  }
}
