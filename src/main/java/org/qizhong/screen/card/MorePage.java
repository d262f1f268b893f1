package org.qizhong.screen.card;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.match.Role;
import org.qizhong.screen.model.Acts;
import org.qizhong.screen.model.TimeLine;

/** Everything else that can be agreed, with what stands now. */
final class MorePage implements Page {
  private static final int COLUMNS = 3;
  private static final int ROWS = 3;

  private final CardModel card;

  MorePage(CardModel card) {
    this.card = card;
  }

  @Override
  public Sheet sheet() {
    CardDraft draft = card.draft();
    SettingsWords words = new SettingsWords(card.texts());
    List<Choice> tiles = new ArrayList<>();
    tiles.add(tile("rules", words.terms(draft.terms()), () -> card.open(new RulesPage(card))));
    tiles.add(tile("time", times(draft), () -> card.open(new TimePage(card))));
    tiles.add(
        tile(
            "calls",
            card.say(
                draft.calls().equals(CallPlan.DEFAULT) ? "card.calls.usual" : "card.calls.own"),
            () -> card.open(new CallsPage(card))));
    tiles.add(tile("sound", words.sound(card.sound()), () -> card.open(new SoundPage(card))));
    tiles.add(
        tile(
            "pauses",
            card.say(draft.pausing().byPlayers() ? "card.pauses.players" : "card.pauses.referee"),
            () -> card.open(new PausesPage(card))));
    tiles.add(tile("event", draft.venue().event(), this::nameEvent));
    tiles.add(tile("table", draft.venue().table(), this::nameTable));
    tiles.add(tile("settings", card.texts().language().ownName(), card.screen()::openSettings));
    card.screen().table().swapped().ifPresent(swapped -> tiles.add(buttons(swapped)));
    return Sheet.plain(
        card.say("card.more.title"),
        List.of(new Sheet.Grid("", COLUMNS, ROWS, tiles)),
        List.of(Common.done(card)));
  }

  private String times(CardDraft draft) {
    String black = TimeLine.of(card.texts(), draft.times().black());
    return draft.hasOneTime()
        ? black
        : black + " / " + TimeLine.of(card.texts(), draft.times().white());
  }

  private Choice tile(String id, String value, Runnable does) {
    return Choice.of("more-" + id, card.say("card.more." + id), does).hint(value);
  }

  /** Real buttons that are wired the other way round. */
  private Choice buttons(boolean swapped) {
    String hint = swapped ? "referee.buttons.swapped" : "referee.buttons.straight";
    return Choice.of(
            "more-buttons",
            card.say("referee.buttons"),
            () -> card.screen().bench().door().give(Acts.swapButtons(!swapped), buttonsNeed()))
        .hint(card.say(hint))
        .chosen(swapped);
  }

  /** Once a match has begun they are the referee's. */
  private Role buttonsNeed() {
    return card.screen().header().isPresent() ? Role.REFEREE : Role.NONE;
  }

  private void nameEvent() {
    Venue venue = card.draft().venue();
    card.open(
        new TextPage(
            card,
            card.say("card.more.event"),
            venue.event(),
            name -> card.change(card.draft().withVenue(new Venue(name, venue.table())))));
  }

  private void nameTable() {
    Venue venue = card.draft().venue();
    card.open(
        new TextPage(
            card,
            card.say("card.more.table"),
            venue.table(),
            name -> card.change(card.draft().withVenue(new Venue(venue.event(), name)))));
  }
}
