package org.qizhong.screen.card;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;

/** R1: lateness, in minutes or by the times on the wall; what it costs is shown at once. */
final class LatenessPage implements Page {
  private static final String SCHEDULED = "scheduled";
  private static final String LIMIT = "limit";
  private static final int MORNING = 900;
  private static final int DAY = 1440;
  private static final int NOT_YET = -1;

  private final CardModel card;
  private boolean byArrival;
  private boolean otherLimit;
  private int scheduled = MORNING;
  private Numbers numbers;

  LatenessPage(CardModel card) {
    this.card = card;
    Duration limit = card.draft().late().limit();
    otherLimit = !limit.equals(Late.QUARTER) && !limit.equals(Late.HOUR);
    numbers = numbers();
  }

  private Numbers numbers() {
    List<Numbers.Field> fields = new ArrayList<>();
    if (byArrival) {
      fields.add(new Numbers.Field(SCHEDULED, 0, Arrival.LATEST, 1, scheduled));
    }
    for (Side side : Side.values()) {
      fields.add(
          byArrival
              ? new Numbers.Field(side.id(), NOT_YET, Arrival.LATEST, 1, arrival(side))
              : new Numbers.Field(side.id(), 0, DAY, 1, minutes(side)));
    }
    if (otherLimit) {
      int limit = (int) card.draft().late().limit().toMinutes();
      fields.add(new Numbers.Field(LIMIT, 0, DAY, 5, limit));
    }
    return new Numbers(fields);
  }

  private int minutes(Side side) {
    return (int) card.draft().late().by().of(side).toMinutes();
  }

  /** When a side came that is known to be late. */
  private int arrival(Side side) {
    int minutes = minutes(side);
    return minutes == 0 ? NOT_YET : Arrival.later(scheduled, minutes);
  }

  @Override
  public Sheet sheet() {
    List<Sheet.Part> parts = new ArrayList<>();
    parts.add(
        new Sheet.Grid("", 2, 1, List.of(way("late-minutes", false), way("late-arrival", true))));
    for (Numbers.Field field : numbers.fields()) {
      parts.add(number(field.id()));
    }
    parts.add(
        new Sheet.Grid(
            card.say("card.late.limit"),
            3,
            1,
            List.of(limit("limit-15", Late.QUARTER), limit("limit-60", Late.HOUR), otherLimit())));
    boolean bad = !card.trouble().isEmpty();
    parts.add(new Sheet.Words(bad ? card.trouble() : words(), bad));
    return new Sheet(
        card.say("card.late.title"),
        parts,
        NumberParts.pad(card, numbers, this::key),
        List.of(
            Common.done(card),
            Choice.of("late-none", card.say("card.late.none"), this::none)
                .enabled(card.draft().late().isAny())));
  }

  private Choice way(String id, boolean arrival) {
    return Choice.of(
            id,
            card.say("card.late.by-" + (arrival ? "arrival" : "minutes")),
            () -> {
              byArrival = arrival;
              numbers = numbers();
              card.forget();
            })
        .chosen(byArrival == arrival);
  }

  private Choice limit(String id, Duration limit) {
    return Choice.of(
            id,
            new SettingsWords(card.texts()).minutes(limit),
            () -> {
              otherLimit = false;
              numbers = numbers();
              card.change(card.draft().withLate(card.draft().late().withLimit(limit)));
            })
        .chosen(!otherLimit && card.draft().late().limit().equals(limit));
  }

  private Choice otherLimit() {
    return Choice.of(
            "limit-other",
            card.say("card.late.other"),
            () -> {
              otherLimit = true;
              numbers = numbers();
              numbers.choose(LIMIT);
              card.touched();
            })
        .chosen(otherLimit);
  }

  private Sheet.Number number(String id) {
    boolean arrival = byArrival && !id.equals(LIMIT);
    String label =
        id.equals(LIMIT) || id.equals(SCHEDULED)
            ? card.say("card.number." + id)
            : card.say(arrival ? "card.late.arrived-" + id : "card.late.came-" + id);
    return new Sheet.Number(
        id,
        label,
        value(id, arrival),
        numbers.chosen().equals(id),
        () -> {
          numbers.choose(id);
          card.touched();
        },
        Sheet.steps(() -> step(id, -1), () -> step(id, 1)));
  }

  private String value(String id, boolean arrival) {
    int value = numbers.value(id);
    if (!arrival) {
      return card.say("card.minutes", value);
    }
    return value == NOT_YET ? "–" : Arrival.shown(value);
  }

  private void step(String id, int by) {
    if (byArrival && !id.equals(LIMIT)) {
      numbers.choose(id);
      int from = numbers.value(id) == NOT_YET ? numbers.value(SCHEDULED) : numbers.value(id);
      numbers.set(id, Arrival.later(from, by));
    } else {
      numbers.step(id, by);
    }
    apply();
  }

  @Override
  public void typed(String character) {
    key(character);
  }

  @Override
  public void key(String key) {
    numbers.key(key);
    apply();
  }

  private void apply() {
    Late late = card.draft().late();
    scheduled = byArrival ? numbers.value(SCHEDULED) : scheduled;
    for (Side side : Side.values()) {
      Optional<Duration> by = by(side);
      if (by.isEmpty()) {
        card.fail(new Misfit("no-time"));
        return;
      }
      late = late.with(side, by.get());
    }
    if (otherLimit) {
      late = late.withLimit(Duration.ofMinutes(numbers.value(LIMIT)));
    }
    card.change(card.draft().withLate(late));
  }

  private Optional<Duration> by(Side side) {
    int value = numbers.value(side.id());
    if (!byArrival) {
      return Optional.of(Duration.ofMinutes(value));
    }
    return value == NOT_YET
        ? Optional.of(Duration.ZERO)
        : Arrival.late(numbers.value(SCHEDULED), value);
  }

  private void none() {
    card.change(card.draft().withLate(card.draft().late().forgotten()));
    numbers = numbers();
  }

  private String words() {
    return new LateWords(card.texts()).of(card.draft());
  }
}
