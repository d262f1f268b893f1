package org.qizhong.screen.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.clock.TimeControl;
import org.qizhong.screen.model.TimeLine;

/** Every preset, own ones first; for both sides or, as a handicap in time, for one (T8). */
final class TimePage implements Page {
  private static final int COLUMNS = 3;
  private static final int ROWS = 5;
  private static final int LONGEST_LINE = 40;

  private final CardModel card;
  private final Pages pages = new Pages(COLUMNS * ROWS);
  private final List<Preset> own = new ArrayList<>();
  private Optional<Side> whose = Optional.empty();
  private Optional<Preset> touched = Optional.empty();

  TimePage(CardModel card) {
    this.card = card;
    load();
  }

  private void load() {
    own.clear();
    card.kept(() -> own.addAll(card.keeping().presets().all()));
    card.touched();
  }

  @Override
  public Sheet sheet() {
    List<Preset> all = all();
    List<Choice> buttons = new ArrayList<>(List.of(Common.back(card)));
    buttons.addAll(pages.buttons(card, all.size()));
    buttons.add(
        Choice.of(
            "write",
            card.say("card.time.write"),
            () -> card.open(new NotationPage(card, now().notation(), this::take))));
    buttons.add(
        Choice.of(
            "build",
            card.say("card.time.build"),
            () -> card.open(new BuilderPage(card, this::take))));
    buttons.add(
        Choice.of("save", card.say("card.time.save"), () -> card.open(nameIt()))
            .enabled(own().isEmpty()));
    buttons.add(delete());
    return Sheet.plain(card.say("card.time.title"), parts(all), buttons);
  }

  private List<Sheet.Part> parts(List<Preset> all) {
    List<Sheet.Part> parts = new ArrayList<>();
    parts.add(
        new Sheet.Grid("", COLUMNS, 1, List.of(both(), whose(Side.BLACK), whose(Side.WHITE))));
    parts.add(new Sheet.Grid("", COLUMNS, ROWS, pages.of(all).stream().map(this::preset).toList()));
    if (card.draft().hasHalfAnHourglass()) {
      parts.add(new Sheet.Words(card.say("card.half-hourglass"), true));
    } else if (!card.trouble().isEmpty() || !card.remark().isEmpty()) {
      parts.add(new Sheet.Words(card.trouble() + card.remark(), true));
    }
    return parts;
  }

  private List<Preset> all() {
    List<Preset> all = new ArrayList<>(own);
    all.addAll(Presets.builtIn());
    return all;
  }

  /** Of several presets with the time that stands now, the one that was touched is chosen. */
  private Optional<Preset> chosen() {
    return touched.filter(this::fits).or(() -> all().stream().filter(this::fits).findFirst());
  }

  /** The own preset that has both sides' time as it stands now. */
  private Optional<Preset> own() {
    return chosen().filter(one -> one.own() && one.times().equals(card.draft().times()));
  }

  private Choice whose(Side side) {
    return whose(Optional.of(side)).hint(line(BySide.both(card.draft().times().of(side))));
  }

  private Choice both() {
    return whose(Optional.empty())
        .hint(card.draft().hasOneTime() ? line(card.draft().times()) : "");
  }

  private Choice whose(Optional<Side> side) {
    String id = side.map(Side::id).orElse("both");
    return Choice.of(
            "time-" + id,
            card.say("card.time.for-" + id),
            () -> {
              whose = side;
              card.touched();
            })
        .chosen(whose.equals(side));
  }

  private Choice preset(Preset preset) {
    return Choice.of(
            "preset-" + preset.id(),
            preset.label(card.texts()),
            () -> {
              touched = Optional.of(preset);
              card.change(card.draft().withTimes(with(preset.times())));
            })
        .hint(preset.own() ? line(preset.times()) : "")
        .chosen(chosen().equals(Optional.of(preset)));
  }

  /** The time on one line; as announcements write it where words would be too long. */
  private String line(BySide<TimeControl> times) {
    String words = TimeLine.of(card.texts(), times);
    if (words.length() <= LONGEST_LINE) {
      return words;
    }
    String black = times.black().notation();
    String white = times.white().notation();
    return black.equals(white) ? black : black + " / " + white;
  }

  private boolean fits(Preset preset) {
    BySide<TimeControl> now = card.draft().times();
    return whose
        .map(side -> preset.times().of(side).equals(now.of(side)))
        .orElse(preset.times().equals(now));
  }

  private BySide<TimeControl> with(BySide<TimeControl> times) {
    return whose.map(side -> card.draft().times().with(side, times.of(side))).orElse(times);
  }

  private TimeControl now() {
    return card.draft().times().of(whose.orElse(Side.BLACK));
  }

  private void take(TimeControl time) {
    card.change(card.draft().withTimes(with(BySide.both(time))));
  }

  private Page nameIt() {
    return new TextPage(
        card,
        card.say("card.time.name"),
        "",
        name -> {
          card.kept(() -> card.keeping().presets().save(name, card.draft().times()));
          load();
          touched = own.stream().filter(one -> one.id().equals(name)).findFirst();
        },
        true);
  }

  private Choice delete() {
    Choice delete =
        Choice.of("delete", card.say("card.time.delete"), () -> own().ifPresent(this::delete));
    return own()
        .map(one -> delete.hint(one.id() + " · " + card.texts().get("common.hold")).toBeHeld())
        .orElseGet(() -> delete.enabled(false));
  }

  private void delete(Preset one) {
    touched = Optional.empty();
    card.kept(() -> card.keeping().presets().delete(one.id()));
    load();
  }
}
