package org.qizhong.screen.card;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;

/** Who plays: chosen from the last players or from a list, or typed. */
final class PlayersPage implements Page {
  private static final int COLUMNS = 4;
  private static final int ROWS = 3;
  private static final int SOURCES = 4;

  /** How many files are shown at once where there are too many. */
  private static final int FILES = SOURCES - 2;

  private static final int JUMPS = 10;

  private final CardModel card;
  private final Pages pages = new Pages(COLUMNS * ROWS);
  private final List<Path> files;
  private Optional<Path> source = Optional.empty();
  private List<Player> listed = List.of();
  private String trouble = "";
  private int turn;
  private Side side;

  PlayersPage(CardModel card, Side side) {
    this.card = card;
    this.side = side;
    files = card.keeping().lists().find();
    load();
  }

  private void load() {
    trouble = "";
    pages.turnTo(0);
    try {
      listed = source.isPresent() ? PlayerList.read(source.get()) : card.keeping().names().all();
    } catch (Misfit e) {
      listed = List.of();
      trouble = e.in(card.texts());
    }
    card.touched();
  }

  @Override
  public Sheet sheet() {
    List<Sheet.Part> parts = new ArrayList<>();
    parts.add(new Sheet.Grid("", 2, 1, List.of(tab(Side.BLACK), tab(Side.WHITE))));
    parts.add(new Sheet.Grid("", SOURCES, 1, sources()));
    if (!trouble.isEmpty()) {
      parts.add(new Sheet.Words(trouble, true));
    } else if (listed.isEmpty()) {
      parts.add(new Sheet.Words(card.say("card.players.none"), false));
    } else {
      parts.add(
          new Sheet.Grid("", COLUMNS, ROWS, pages.of(listed).stream().map(this::player).toList()));
    }
    if (pages.last(listed.size()) > 0) {
      parts.add(new Sheet.Grid("", JUMPS, 1, jumps()));
    }
    return Sheet.plain(card.say("card.players.title"), parts, buttons());
  }

  private List<Choice> buttons() {
    List<Choice> buttons = new ArrayList<>();
    buttons.add(Common.done(card));
    buttons.addAll(pages.buttons(card, listed.size()));
    boolean named = !now().isNone();
    buttons.add(Choice.of("name-write", card.say("card.players.write"), () -> card.open(write())));
    buttons.add(
        Choice.of("rank", card.say("card.players.rank"), () -> card.open(new RankPage(card, side)))
            .enabled(named));
    buttons.add(
        Choice.of("name-clear", card.say("card.players.clear"), () -> take(Player.NONE))
            .enabled(named));
    return buttons;
  }

  private Player now() {
    return card.draft().players().of(side);
  }

  private Choice tab(Side one) {
    Player player = card.draft().players().of(one);
    String colour = card.texts().get("common." + one.id());
    return Choice.of(
            "tab-" + one.id(),
            player.isNone() ? colour : colour + " · " + player.name(),
            () -> {
              side = one;
              card.touched();
            })
        .hint(player.rank())
        .chosen(side == one);
  }

  /** The last players, then files; what does not fit is turned to. */
  private List<Choice> sources() {
    List<Choice> all = new ArrayList<>();
    all.add(source("source-last", card.say("card.players.last"), Optional.empty()));
    for (int i = 0; i < files.size(); i++) {
      Path file = files.get(i);
      all.add(source("source-" + i, file.getFileName().toString(), Optional.of(file)));
    }
    if (all.size() <= SOURCES) {
      return all;
    }
    int from = 1 + turn * FILES;
    List<Choice> shown = new ArrayList<>(all.subList(0, 1));
    shown.addAll(all.subList(from, Math.min(all.size(), from + FILES)));
    shown.add(Choice.of("source-on", "›", () -> turnTo(from + FILES < all.size() ? turn + 1 : 0)));
    return shown;
  }

  private void turnTo(int next) {
    turn = next;
    card.touched();
  }

  private Choice source(String id, String label, Optional<Path> file) {
    return Choice.of(
            id,
            label,
            () -> {
              source = file;
              load();
            })
        .chosen(source.equals(file));
  }

  private Choice player(Player player) {
    return Choice.of("pick-" + player.name(), player.name(), () -> pick(player))
        .hint(player.rank())
        .chosen(now().equals(player));
  }

  /** The first of up to ten pages, each by the first letter of its first name. */
  private List<Choice> jumps() {
    int last = pages.last(listed.size());
    int count = Math.min(JUMPS, last + 1);
    List<Choice> jumps = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int page = count == 1 ? 0 : i * last / (count - 1);
      String name = listed.get(page * COLUMNS * ROWS).name();
      String initial = name.substring(0, name.offsetByCodePoints(0, 1));
      jumps.add(
          Choice.of(
                  "jump-" + page,
                  initial,
                  () -> {
                    pages.turnTo(page);
                    card.touched();
                  })
              .hint(Integer.toString(page + 1))
              .chosen(pages.at() == page));
    }
    return jumps;
  }

  /** After the one player the other is asked for, if there is none yet. */
  private void pick(Player player) {
    take(player);
    if (card.draft().players().of(side.other()).isNone()) {
      side = side.other();
    }
  }

  private void take(Player player) {
    card.change(card.draft().withPlayer(side, player));
  }

  private Page write() {
    return new TextPage(
        card,
        card.say("card.player." + side.id()),
        now().name(),
        name -> pick(new Player(name, now().rank())));
  }
}
