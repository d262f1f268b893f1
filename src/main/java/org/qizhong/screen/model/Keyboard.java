package org.qizhong.screen.model;

import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.match.Face;
import org.qizhong.match.Role;

/** What keys do on the page that fills the screen. */
public final class Keyboard {
  private final ScreenModel model;
  private final Keys keys = new Keys();

  Keyboard(ScreenModel model) {
    this.model = model;
  }

  /**
   * Whether {@code key} means something here. Keys are followed on every page: the Enter that sent
   * a form, still held, must not start the match that it opened.
   */
  public boolean down(String key) {
    boolean fresh = keys.down(key);
    return switch (model.page()) {
      case EMPTY, SETTINGS -> false;
      // Whatever the referee does, the players' buttons are theirs.
      case REFEREE, LOG -> model.face().isPresent() && buttonKey(key, fresh);
      case FORM -> model.table().card().isPresent() && buttonKey(key, fresh);
      case MATCH -> model.face().isPresent() && matchKey(key, fresh);
      case COUNT -> countKey(key, fresh);
      case RESULT -> buttonKey(key, fresh);
    };
  }

  /** {@code key} writes: nothing else comes of it, though it is still held when the page goes. */
  public void written(String key) {
    keys.down(key);
  }

  /** It comes up. */
  public void up(String key) {
    keys.up(key);
  }

  /** The window lost the keyboard. */
  public void forget() {
    keys.forget();
  }

  private boolean countKey(String key, boolean fresh) {
    if (key.equals("ENTER") && fresh) {
      model.end().enter();
    } else if (key.equals("ESCAPE")) {
      model.back();
    } else {
      model.end().count().orElseThrow().key(key);
    }
    return true;
  }

  /** R1, E5: on a card and under a result a button is its player's yes. */
  private boolean buttonKey(String key, boolean fresh) {
    Optional<Side> button = Keys.button(key);
    button.filter(side -> fresh).ifPresent(model::press);
    return button.isPresent();
  }

  private boolean matchKey(String key, boolean fresh) {
    Optional<Side> button = Keys.button(key);
    boolean known = button.isPresent() || key.equals("SPACE") || key.equals("ENTER");
    if (known && fresh) {
      button.ifPresentOrElse(model::press, () -> act(key));
    }
    return known;
  }

  private void act(String key) {
    Face.Status status = model.face().orElseThrow().status();
    if (key.equals("SPACE")) {
      space(status);
    } else if (status == Face.Status.READY) {
      model.bench().door().give(Acts.start(model.header().orElseThrow().starts()), Role.REFEREE);
    }
  }

  /** Going on is the referee's. */
  private void pauseOrGoOn(String act) {
    model.bench().door().give(act, act.equals(Acts.RESUME) ? Role.REFEREE : Role.NONE);
  }

  /** Any hand reaches Space: where the referee alone may pause it does nothing. */
  private void space(Face.Status status) {
    if (model.header().orElseThrow().conduct().playersPause()) {
      keys.space(status, model.now()).ifPresent(this::pauseOrGoOn);
    }
  }
}
