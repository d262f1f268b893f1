package org.qizhong.screen.card;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.qizhong.clock.Notation;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.TimeControl;
import org.qizhong.screen.model.TimeWords;
import org.qizhong.screen.words.Refusals;

/** The time typed as announcements write it; what does not fit is shown at its place. */
final class NotationPage implements Page {
  private static final int COLUMNS = 8;
  private static final int ROWS = 4;
  private static final String ERASE = "BACK_SPACE";

  private final CardModel card;
  private final Consumer<TimeControl> taken;
  private TextEntry entry;

  NotationPage(CardModel card, String text, Consumer<TimeControl> taken) {
    this.card = card;
    this.taken = taken;
    entry = TextEntry.of(text);
  }

  @Override
  public Sheet sheet() {
    List<Choice> buttons = new ArrayList<>(List.of(Common.back(card)));
    try {
      TimeControl time = Notation.parse(entry.text());
      buttons.add(take(() -> take(time)));
      return sheet(-1, TimeWords.of(card.texts(), time), false, buttons);
    } catch (Refusal e) {
      buttons.add(take(() -> {}).enabled(false));
      return sheet(
          NotationPlace.place(e.getMessage()),
          Refusals.reason(card.texts(), NotationPlace.withoutPlace(e.getMessage())),
          true,
          buttons);
    }
  }

  private Choice take(Runnable does) {
    return Choice.of("take", card.say("card.take"), does).go();
  }

  private void take(TimeControl time) {
    card.back();
    taken.accept(time);
  }

  private Sheet sheet(int wrong, String words, boolean bad, List<Choice> buttons) {
    return Sheet.plain(
        card.say("card.time.write-title"),
        List.of(
            new Sheet.Line(entry.text(), entry.caret(), wrong),
            new Sheet.Words(words, bad),
            new Sheet.Grid("", COLUMNS, ROWS, keys())),
        buttons);
  }

  private List<Choice> keys() {
    List<Choice> keys = new ArrayList<>();
    row(keys, "1", "2", "3", "h", "+", "x", "/move", "max");
    row(keys, "4", "5", "6", "m", "/", "@", "carry", "delay");
    row(keys, "7", "8", "9", "s", ",", ".", "incl", "bronstein");
    row(keys, "0", " ");
    keys.add(key("←", ERASE));
    keys.add(key("◂", "LEFT"));
    keys.add(key("▸", "RIGHT"));
    keys.add(Common.key(card, "C", "", none -> entry = TextEntry.of("")));
    row(keys, "up", "hourglass");
    return keys;
  }

  private void row(List<Choice> keys, String... tokens) {
    for (String token : tokens) {
      String label = token.isBlank() ? "␣" : token;
      keys.add(Common.key(card, label, written(token), this::typed));
    }
  }

  /** With the blanks that the notation has around it. */
  private static String written(String token) {
    return switch (token) {
      case "+", "max", "incl" -> " " + token + " ";
      case "carry", "delay", "bronstein", "hourglass" -> " " + token;
      case "," -> token + " ";
      default -> token;
    };
  }

  private Choice key(String label, String key) {
    return Common.key(card, label, key, this::key);
  }

  @Override
  public boolean isWritten() {
    return true;
  }

  @Override
  public void typed(String character) {
    entry = entry.insert(character);
  }

  @Override
  public void key(String key) {
    if (key.equals("ENTER")) {
      enter();
    } else {
      entry = entry.key(key);
    }
  }

  private void enter() {
    try {
      take(Notation.parse(entry.text()));
    } catch (Refusal stays) {
      // it is shown already
    }
  }
}
