package org.qizhong.screen.model;

import java.util.List;
import java.util.Optional;
import org.qizhong.match.Face;

/** The match's log on this screen: whether it is known, and whether it fills the screen. */
public final class MatchLog {
  private final ScreenModel screen;
  private boolean shown;
  private boolean ofDesk;
  private boolean asked;

  MatchLog(ScreenModel screen) {
    this.screen = screen;
  }

  /** Asks for all of it: a press that was put in its place may have changed the order (law 3). */
  private void ask() {
    asked = true;
    screen.send(Acts.log(1));
  }

  /** Asks for it where nothing of it is known yet. */
  public void askOnce() {
    if (!asked) {
      ask();
    }
  }

  void happened() {
    if (shown) {
      ask();
    }
  }

  void forget() {
    shown = false;
    ofDesk = false;
    asked = false;
  }

  /** A clock that starts leaves the log; one that has run all the time does not. */
  void clockRuns(Optional<FaceLine> before) {
    shown &= before.filter(face -> face.status() == Face.Status.RUNNING).isPresent();
  }

  /** As much of it as the desk has told, oldest first. */
  public List<LogLine> lines() {
    return screen.bench().findings().log();
  }

  boolean isShown() {
    return shown;
  }

  /** Shows it, or what was shown before. */
  public void show(boolean log) {
    shown = log;
    ofDesk = false;
    happened();
  }

  /** Shows it to a referee, who goes back from it to the desk. */
  public void showToReferee() {
    screen.bench().door().leave();
    show(true);
    ofDesk = true;
  }

  /** Back to where one was. */
  void leave() {
    boolean entered = ofDesk;
    show(false);
    if (entered) {
      screen.bench().door().enter();
    }
  }
}
