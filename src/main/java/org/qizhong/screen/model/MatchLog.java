package org.qizhong.screen.model;

import java.util.ArrayList;
import java.util.List;

/** The match's log, as far as the desk has told it, and whether it fills the screen. */
public final class MatchLog {
  private final ScreenModel screen;
  private final List<LogLine> told = new ArrayList<>();
  private List<LogLine> lines = List.of();
  private boolean shown;
  private boolean asked;

  MatchLog(ScreenModel screen) {
    this.screen = screen;
  }

  /** Asks for all of it: a press that was put in its place may have changed the order (law 3). */
  public void ask() {
    asked = true;
    told.clear();
    screen.send(Acts.log(1));
  }

  /** Asks for it where nothing of it is known yet. */
  public void askOnce() {
    if (!asked) {
      ask();
    }
  }

  void take(LogLine line) {
    told.add(line);
  }

  /** A long log comes in parts. */
  void end(News.LogEnded end) {
    if (end.more()) {
      screen.send(Acts.log(end.n() + 1));
      return;
    }
    lines = List.copyOf(told);
    told.clear();
  }

  void happened() {
    if (shown) {
      ask();
    }
  }

  void forget() {
    told.clear();
    lines = List.of();
    shown = false;
    asked = false;
  }

  /** The whole log, oldest first. */
  public List<LogLine> lines() {
    return lines;
  }

  boolean isShown() {
    return shown;
  }

  /** Shows it, or what was shown before. */
  public void show(boolean log) {
    shown = log;
    happened();
  }
}
