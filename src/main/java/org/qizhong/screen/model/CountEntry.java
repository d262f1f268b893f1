package org.qizhong.screen.model;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;

/** The count while it is being entered: which number is next and what has been typed. */
public final class CountEntry {
  private static final int MOST_DIGITS = 3;

  private CountDraft draft;
  private int at;
  private boolean disputed;

  CountEntry(CountDraft draft) {
    this.draft = draft;
  }

  /** What is entered so far. */
  public CountDraft draft() {
    return draft;
  }

  /** The number that digits go to. */
  public CountField selected() {
    return draft.fields().get(at);
  }

  /** E4: whether it is asked who moves first instead. */
  public boolean disputed() {
    return disputed;
  }

  /** E4: asks who called the stones dead, or no longer. */
  public void dispute(boolean asks) {
    disputed = asks;
  }

  /** Digits go to {@code field} from now on. */
  public void select(CountField field) {
    at = draft.fields().indexOf(field);
  }

  /** One more digit. */
  public void digit(int digit) {
    String text = draft.text(selected());
    String longer = text.equals("0") ? Integer.toString(digit) : text + digit;
    if (longer.length() <= MOST_DIGITS) {
      put(longer);
    }
  }

  /** Takes the last digit back. */
  public void erase() {
    String text = draft.text(selected());
    put(text.isEmpty() ? text : text.substring(0, text.length() - 1));
  }

  /** Takes all digits of the selected number back. */
  public void clear() {
    put("");
  }

  /** {@code side} is the one that was counted. */
  public void counted(Side side) {
    draft = draft.with(side);
  }

  /** S13: who passed first; empty for what the record says. */
  public void first(Optional<Side> side) {
    draft = draft.withFirst(side);
  }

  void way(CountWay way) {
    draft = draft.with(way);
    at = 0;
  }

  /** The match has moved on while this was being entered: warnings, penalty points. */
  void face(FaceLine now) {
    draft = draft.at(now);
  }

  /** A key of the keyboard. */
  void key(String key) {
    List<CountField> fields = draft.fields();
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
