package org.qizhong.screen.card;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** C3: when periods are read, shown as what will be read with the chosen time. */
final class CallsPage implements Page {
  private static final String CALLS = "calls";
  private static final String LAST = "last";
  private static final String COUNT = "count";

  private final CardModel card;
  private String chosen = CALLS;
  private TextEntry calls;
  private TextEntry last;
  private int count;
  private boolean fresh = true;

  CallsPage(CardModel card) {
    this.card = card;
    read();
  }

  private void read() {
    CallPlan plan = card.draft().calls();
    calls = TextEntry.of(text(plan.calls()));
    last = TextEntry.of(text(plan.last()));
    count = plan.count();
  }

  private static String text(List<Integer> seconds) {
    return seconds.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  @Override
  public Sheet sheet() {
    boolean bad = !card.trouble().isEmpty();
    return new Sheet(
        card.say("card.calls.title"),
        List.of(
            line(CALLS, calls.text()),
            line(LAST, last.text()),
            new Sheet.Number(
                COUNT,
                card.say("card.number.count"),
                Integer.toString(count),
                chosen.equals(COUNT),
                () -> choose(COUNT),
                Sheet.steps(() -> step(-1), () -> step(1))),
            new Sheet.Words(bad ? card.trouble() : words(), bad)),
        Common.pad(card, Common.key(card, "␣", " ", this::key), this::key),
        List.of(
            Common.done(card),
            Choice.of("calls-default", card.say("card.calls.default"), this::usual)
                .enabled(!card.draft().calls().equals(CallPlan.DEFAULT))));
  }

  private Sheet.Number line(String id, String text) {
    return new Sheet.Number(
        id,
        card.say("card.number." + id),
        text.isEmpty() ? "–" : text,
        chosen.equals(id),
        () -> choose(id),
        Optional.empty());
  }

  private String words() {
    CardDraft draft = card.draft();
    String black = CallWords.of(card.texts(), draft.times().black(), draft.calls());
    String white = CallWords.of(card.texts(), draft.times().white(), draft.calls());
    return black.equals(white)
        ? black
        : card.say("card.of-black", black) + "\n" + card.say("card.of-white", white);
  }

  private void choose(String id) {
    chosen = id;
    fresh = true;
    card.touched();
  }

  private void step(int by) {
    choose(COUNT);
    count = Math.clamp(count + by, 0, CallPlan.MOST_COUNT);
    apply();
  }

  @Override
  public void typed(String character) {
    key(character);
  }

  /** The first key in a field begins it anew. */
  @Override
  public void key(String key) {
    if (!key.matches("[0-9 ]|BACK_SPACE")) {
      return;
    }
    switch (chosen) {
      case CALLS -> calls = typed(calls, key);
      case LAST -> last = typed(last, key);
      default -> count(key);
    }
    fresh = false;
    apply();
  }

  private TextEntry typed(TextEntry entry, String key) {
    if (key.equals("BACK_SPACE")) {
      return entry.erase();
    }
    return (fresh ? TextEntry.of("") : entry).insert(key);
  }

  private void count(String key) {
    if (key.equals("BACK_SPACE")) {
      count = count / 10;
    } else if (!key.equals(" ")) {
      int typed = (fresh ? 0 : count) * 10 + Integer.parseInt(key);
      count = typed <= CallPlan.MOST_COUNT ? typed : count;
    }
  }

  private void apply() {
    try {
      card.change(
          card.draft()
              .withCalls(
                  new CallPlan(
                      CallPlan.distances(calls.text()), CallPlan.distances(last.text()), count)));
    } catch (Misfit e) {
      card.fail(e);
    }
  }

  private void usual() {
    card.change(card.draft().withCalls(CallPlan.DEFAULT));
    read();
  }
}
