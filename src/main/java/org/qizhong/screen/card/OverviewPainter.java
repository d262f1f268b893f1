package org.qizhong.screen.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.match.Role;
import org.qizhong.record.HeaderReader;
import org.qizhong.record.SettingsHash;
import org.qizhong.score.RuleSet;
import org.qizhong.screen.model.RuleWords;

/** Paints the card at a glance. */
final class OverviewPainter {
  private static final int TIMES = 8;
  private static final int COLUMNS = 3;
  private static final int RULES_COLUMNS = 4;

  private final CardModel card;

  OverviewPainter(CardModel card) {
    this.card = card;
  }

  Overview paint() {
    CardDraft draft = card.draft();
    String cannot = cannot(draft);
    boolean bad = !cannot.isEmpty();
    return new Overview(
        card.say("card.title"),
        corner(),
        Choice.of("referee", card.say("referee.open"), () -> card.screen().bench().door().enter()),
        card.screen().bench().door().hasPin(Role.REFEREE) ? "" : card.say("referee.open-note"),
        new BySide<>(player(Side.BLACK), player(Side.WHITE)),
        Choice.of("swap", "⇄", () -> card.change(card.draft().swapped())),
        new Sheet.Grid(card.say("card.time"), COLUMNS, COLUMNS, times()),
        new Sheet.Grid(card.say("card.rules"), RULES_COLUMNS, 2, rules()),
        card.say(bad ? "card.cannot" : "card.goes"),
        bad ? cannot : new SettingsWords(card.texts()).all(draft, card.sound()),
        bad,
        card.remark(),
        card.say("card.hash"),
        bad ? "" : hash(draft),
        buttons(draft));
  }

  /** The hash the desk will show, by the same rule; none while it is not known what is heard. */
  private String hash(CardDraft draft) {
    Map<String, String> heard = card.sound().settings();
    try {
      return heard.isEmpty()
          ? ""
          : SettingsHash.of(HeaderReader.read(CardJson.write(CardJson.header(draft))), heard);
    } catch (Refusal e) {
      return "";
    }
  }

  private Choice corner() {
    return Choice.of(
        "corner", card.texts().language().ownName() + " ▾", card.screen()::openSettings);
  }

  private String cannot(CardDraft draft) {
    return draft.hasHalfAnHourglass() ? card.say("card.half-hourglass") : card.trouble();
  }

  private Choice player(Side side) {
    Player player = card.draft().players().of(side);
    String name = player.isNone() ? card.say("card.player." + side.id()) : player.name();
    return Choice.of("player-" + side.id(), name, () -> card.open(new PlayersPage(card, side)))
        .hint(player.rank());
  }

  private List<Choice> times() {
    List<Preset> shown = shownTimes();
    boolean other = shown.stream().noneMatch(one -> one.times().equals(card.draft().times()));
    List<Choice> choices = new ArrayList<>();
    for (Preset preset : shown) {
      choices.add(
          Choice.of(
                  "preset-" + preset.id(),
                  preset.label(card.texts()),
                  () -> card.change(card.draft().withTimes(preset.times())))
              .chosen(preset.times().equals(card.draft().times())));
    }
    choices.add(
        Choice.of("time-more", card.say("card.time.more"), () -> card.open(new TimePage(card)))
            .chosen(other));
    return choices;
  }

  private List<Preset> shownTimes() {
    return Presets.builtIn().subList(0, TIMES);
  }

  private List<Choice> rules() {
    List<Choice> choices = new ArrayList<>();
    for (RuleSet rules : RuleSet.values()) {
      choices.add(RulesPage.rules(card, rules));
    }
    choices.add(
        Choice.of("rules-more", card.say("card.rules.more"), () -> card.open(new RulesPage(card)))
            .hint(more()));
    return choices;
  }

  /** Handicap and komi where they are not the usual ones. */
  private String more() {
    if (card.draft().terms().handicap() > 0) {
      return card.say("card.handicap.short", card.draft().terms().handicap());
    }
    return card.draft().terms().komi().isPresent()
        ? new SettingsWords(card.texts())
            .amount(card.draft().terms().effectiveKomi(), card.draft().terms().rules())
        : "";
  }

  private List<Choice> buttons(CardDraft draft) {
    List<Choice> buttons = new ArrayList<>();
    if (card.screen().header().isPresent()) {
      buttons.add(Choice.of("back", card.say("card.back-to-match"), card.screen()::back));
    }
    buttons.add(
        Choice.of("late", card.say("card.late"), () -> card.open(new LatenessPage(card)))
            .chosen(draft.late().isAny()));
    buttons.add(Choice.of("more", card.say("card.more"), () -> card.open(new MorePage(card))));
    buttons.add(
        Choice.of("lay", card.say("card.lay"), card::lay)
            .go()
            .enabled(!draft.hasHalfAnHourglass())
            .wide(2));
    return buttons;
  }

  static String name(CardModel card, RuleSet rules) {
    return RuleWords.name(card.texts(), rules);
  }
}
