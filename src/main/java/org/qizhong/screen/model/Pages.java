package org.qizhong.screen.model;

import java.util.Optional;
import org.qizhong.match.Face;

/** What hands have opened on the screen, and what fills it. */
final class Pages {
  private final ScreenModel screen;
  private boolean told;
  private boolean form;
  private boolean settings;

  Pages(ScreenModel screen) {
    this.screen = screen;
  }

  /** The desk has said how things stand. */
  void told() {
    told = true;
  }

  void form(boolean open) {
    form = open;
  }

  void settings(boolean open) {
    settings = open;
  }

  /** A clock that starts leaves what is only read while none runs. */
  void face(Optional<FaceLine> before, FaceLine now) {
    if (now.status() == Face.Status.RUNNING) {
      settings = false;
      screen.log().clockRuns(before);
    }
  }

  Page page() {
    if (!told) {
      return Page.EMPTY;
    }
    if (screen.bench().door().isOpen()) {
      return Page.REFEREE;
    }
    if (settings) {
      return Page.SETTINGS;
    }
    if (screen.log().isShown()) {
      return Page.LOG;
    }
    if (screen.header().isEmpty() || form || screen.table().card().isPresent()) {
      return Page.FORM;
    }
    if (screen.end().count().isPresent()) {
      return Page.COUNT;
    }
    return screen.end().isShown() ? Page.RESULT : Page.MATCH;
  }

  /** Back to where one was. */
  void back() {
    switch (page()) {
      case SETTINGS -> settings = false;
      case LOG -> screen.log().leave();
      case COUNT -> screen.end().leaveCount();
      case RESULT -> screen.end().show(false);
      case REFEREE -> screen.bench().door().close();
      case EMPTY, FORM, MATCH -> form = false;
    }
  }
}
