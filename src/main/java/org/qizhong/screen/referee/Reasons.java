package org.qizhong.screen.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.Sheet;
import org.qizhong.screen.card.TextPage;

/** The reason for a ruling: one from a list, or typed. */
final class Reasons {
  private final RefereeModel desk;
  private final List<String> keys;
  private Optional<String> chosen = Optional.empty();
  private String typed = "";

  /**
   * A list without a choice yet.
   *
   * @param keys the ends of their texts' keys
   */
  Reasons(RefereeModel desk, String... keys) {
    this.desk = desk;
    this.keys = List.of(keys);
  }

  /** The same with its first one chosen. */
  Reasons first() {
    chosen = Optional.of(keys.getFirst());
    return this;
  }

  /** The reason in the screen's language; empty while there is none. */
  String why() {
    return chosen.map(key -> desk.say("referee.why." + key)).orElse(typed);
  }

  Sheet.Grid grid() {
    List<Choice> choices = new ArrayList<>();
    for (String key : keys) {
      choices.add(
          Choice.of(
                  "why-" + key,
                  desk.say("referee.why." + key),
                  () -> {
                    chosen = Optional.of(key);
                    desk.touched();
                  })
              .chosen(chosen.equals(Optional.of(key))));
    }
    choices.add(
        Choice.of("why-other", desk.say("referee.why.other"), this::type)
            .hint(typed)
            .chosen(chosen.isEmpty() && !typed.isEmpty()));
    return new Sheet.Grid(desk.say("referee.reason"), choices.size(), 1, choices);
  }

  private void type() {
    String title = desk.say("referee.reason");
    desk.open(new TypedReason(title, new TextPage(desk, title, typed, this::take)));
  }

  private void take(String text) {
    typed = text;
    chosen = Optional.empty();
  }

  /** A reason being typed. */
  private record TypedReason(String title, TextPage page) implements RefereePage {
    @Override
    public Sheet sheet() {
      return page.sheet().untitled();
    }

    @Override
    public boolean isWritten() {
      return true;
    }

    @Override
    public void typed(String character) {
      page.typed(character);
    }

    @Override
    public void key(String key) {
      page.key(key);
    }
  }
}
