package org.qizhong.screen.model;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;

/** The count while it is being entered: which number is next and what has been typed. */
public final class CountEntry {
  private static final int MOST_DIGITS = 3;
  private static final int MOST = 999;

  private final List<CountField> fields;
  private CountDraft draft;
  private int at;

  CountEntry(CountDraft draft) {
    this.draft = draft;
    this.fields = CountField.of(draft.terms().rules());
  }

  /** What is entered so far. */
  public CountDraft draft() {
    return draft;
  }

  /** The numbers that are asked for. */
  public List<CountField> fields() {
    return fields;
  }

  /** The number that digits go to. */
  public CountField selected() {
    return fields.get(at);
  }

  /** What is typed for {@code field}; may be empty. */
  public String text(CountField field) {
    return draft.numbers().getOrDefault(field, "");
  }

  /** Digits go to {@code field} from now on. */
  public void select(CountField field) {
    at = fields.indexOf(field);
  }

  /** One more digit. */
  public void digit(int digit) {
    String text = text(selected()) + digit;
    if (text.length() <= MOST_DIGITS) {
      put(text);
    }
  }

  /** Takes the last digit back. */
  public void erase() {
    String text = text(selected());
    put(text.isEmpty() ? text : text.substring(0, text.length() - 1));
  }

  /** Takes all digits of the selected number back. */
  public void clear() {
    put("");
  }

  /** Selects {@code field} and adds {@code by} to it. */
  public void step(CountField field, int by) {
    select(field);
    int now = text(field).isEmpty() ? 0 : Integer.parseInt(text(field));
    put(Integer.toString(Math.clamp((long) now + by, 0, MOST)));
  }

  /** {@code side} is the one that was counted. */
  public void counted(Side side) {
    draft = draft.with(side);
  }

  /** S13: who passed first; empty for what the record says. */
  public void first(Optional<Side> side) {
    draft = draft.withFirst(side);
  }

  /** A key of the keyboard. */
  void key(String key) {
    switch (key) {
      case "BACK_SPACE" -> erase();
      case "DELETE" -> clear();
      case "TAB", "DOWN" -> at = (at + 1) % fields.size();
      case "UP" -> at = (at + fields.size() - 1) % fields.size();
      default -> digit(key);
    }
  }

  private void digit(String key) {
    char last = key.charAt(key.length() - 1);
    if (key.matches("(DIGIT|NUMPAD)[0-9]")) {
      digit(last - '0');
    }
  }

  private void put(String text) {
    draft = draft.with(selected(), text);
  }
}
