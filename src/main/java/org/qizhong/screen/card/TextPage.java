package org.qizhong.screen.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** A name typed by touch: Latin letters with their accents, digits and a few marks. */
public final class TextPage implements Page {
  private static final int COLUMNS = 10;
  private static final int ROWS = 5;
  private static final String SHIFT = "⇧";
  private static final String ERASE = "←";

  /** Three full rows, and eight keys between shift and erase. */
  private static final List<String> LAYERS =
      List.of(
          "1234567890qwertyuiopasdfghjkl" + "'" + "zxcvbnm-",
          "äöüßàáâãåæçèéêëìíîïñòóôõøœùúûýÿšžčćđðþ",
          "ăąďěęėēğģīįıķļłńňņőōřśşșťțűůūųźżŵŷĺŕạơ");

  private static final int FULL_ROWS = 30;

  private final Book book;
  private final String title;
  private final Consumer<String> done;
  private final boolean needed;
  private TextEntry entry;
  private boolean capital;
  private int layer;

  /** A line that may stay empty. */
  public TextPage(Book book, String title, String text, Consumer<String> done) {
    this(book, title, text, done, false);
  }

  /**
   * A line being typed.
   *
   * @param needed whether it may not stay empty
   */
  public TextPage(Book book, String title, String text, Consumer<String> done, boolean needed) {
    this.book = book;
    this.needed = needed;
    this.title = title;
    this.done = done;
    entry = TextEntry.of(text);
    capital = text.isEmpty();
  }

  @Override
  public Sheet sheet() {
    return Sheet.plain(
        title,
        List.of(
            new Sheet.Line(entry.text(), entry.caret(), -1),
            new Sheet.Grid("", COLUMNS, ROWS, keys())),
        List.of(
            Common.back(book),
            Choice.of("take", book.say("card.take"), this::take).go().enabled(mayTake())));
  }

  private List<Choice> keys() {
    List<Choice> keys = new ArrayList<>();
    String letters = LAYERS.get(layer);
    letters.chars().limit(FULL_ROWS).forEach(letter -> keys.add(letter(letter)));
    keys.add(Common.key(book, SHIFT, "", none -> capital = !capital).chosen(capital));
    letters.chars().skip(FULL_ROWS).forEach(letter -> keys.add(letter(letter)));
    keys.add(Common.key(book, ERASE, "BACK_SPACE", this::key));
    String next = LAYERS.get((layer + 1) % LAYERS.size());
    String sample = layer + 1 < LAYERS.size() ? next.substring(0, 2) + "…" : "abc";
    keys.add(
        Choice.of(
            "key-layer",
            sample,
            () -> {
              layer = (layer + 1) % LAYERS.size();
              book.touched();
            }));
    keys.add(Common.key(book, "␣", " ", this::typed).wide(3));
    for (String mark : List.of(".", "·", "(", ")")) {
      keys.add(Common.key(book, mark, mark, this::typed));
    }
    keys.add(Common.key(book, "◂", "LEFT", this::key));
    keys.add(Common.key(book, "▸", "RIGHT", this::key));
    return keys;
  }

  private Choice letter(int letter) {
    String small = Character.toString(letter);
    String shown = capital && letter != 'ß' ? small.toUpperCase(Locale.ROOT) : small;
    return Common.key(book, shown, shown, this::typed);
  }

  @Override
  public boolean isWritten() {
    return true;
  }

  /** A word begins with a capital letter. */
  @Override
  public void typed(String character) {
    entry = entry.insert(character);
    capital = character.equals(" ");
  }

  @Override
  public void key(String key) {
    if (key.equals("ENTER")) {
      take();
    } else {
      entry = entry.key(key);
    }
  }

  private boolean mayTake() {
    return !needed || !entry.text().isBlank();
  }

  private void take() {
    if (mayTake()) {
      book.back();
      done.accept(entry.text().strip());
    }
  }
}
