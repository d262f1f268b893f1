package org.qizhong.screen.view;

import javafx.animation.AnimationTimer;
import javafx.geometry.HPos;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.shape.Rectangle;
import org.qizhong.screen.model.Hold;
import org.qizhong.screen.model.ScreenModel;

/** A large button; one that wants a hold fills while it is held and acts when it is full. */
final class HoldButton extends Scaled {
  private static final double RADIUS = 10;

  /** The label's height above a detail. */
  private static final double LABEL = 32;

  private final FitText label = new FitText(20, 9, false).align(HPos.CENTER);
  private final FitText detail = new FitText(14, 8, false).align(HPos.CENTER);
  private final FitText hint = new FitText(13, 8, false).align(HPos.RIGHT);
  private final Rectangle filled = new Rectangle();
  private final Rectangle clip = new Rectangle();
  private final Hold hold = new Hold();
  private final ScreenModel model;
  private final AnimationTimer filling = new Filling();
  private Runnable action = () -> {};
  private boolean held;
  private boolean accent;
  private boolean armed;

  /** A button without a label. */
  HoldButton(ScreenModel model) {
    this.model = model;
    setClip(clip);
    draw(filled);
    add(label, detail, hint);
    addEventHandler(MouseEvent.MOUSE_PRESSED, this::down);
    addEventHandler(MouseEvent.MOUSE_RELEASED, this::up);
    addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
  }

  /** What the button says and does from now on; a hold that has begun is forgotten. */
  void show(String words, boolean wantsHold, boolean isAccent, Runnable does) {
    show(words, "", wantsHold, isAccent, does);
  }

  /** The same, with what comes of it in smaller words below. */
  void show(String words, String more, boolean wantsHold, boolean isAccent, Runnable does) {
    cancel();
    label.setText(words);
    detail.setText(more);
    held = wantsHold;
    hint.setText(model.texts().get("common.hold"));
    hint.setVisible(wantsHold);
    accent = isAccent;
    action = does;
    requestLayout();
  }

  private void down(MouseEvent event) {
    if (event.getButton() != MouseButton.PRIMARY || isDisabled() || !model.mayTake()) {
      return;
    }
    armed = true;
    if (held) {
      hold.begin(model.now());
      filling.start();
    }
  }

  private void up(MouseEvent event) {
    boolean taken = armed && !held && contains(event.getX(), event.getY());
    cancel();
    if (taken && model.mayTake()) {
      action.run();
    }
  }

  private void dragged(MouseEvent event) {
    if (!contains(event.getX(), event.getY())) {
      cancel();
    }
  }

  private void cancel() {
    armed = false;
    hold.end();
    filling.stop();
    fill(0);
  }

  private void fill(double share) {
    filled.setWidth(getWidth() * share);
  }

  @Override
  protected void layoutChildren() {
    clip.setWidth(getWidth());
    clip.setHeight(getHeight());
    clip.setArcWidth(2 * px(RADIUS));
    clip.setArcHeight(2 * px(RADIUS));
    setBackground(ground(accent ? Ink.GO_ON : Ink.BUTTON, 0));
    setOpacity(isDisabled() ? 0.45 : 1);
    filled.setFill(color(Ink.HELD));
    filled.setHeight(getHeight());
    label.setFill(accent ? Ink.ON_FILL : Ink.TEXT);
    detail.setFill(accent ? Ink.ON_FILL : Ink.FAINT);
    hint.setFill(accent ? Ink.ON_FILL : Ink.FAINT);
    double aside = held ? px(44) : px(8);
    double width = getWidth() - 2 * aside;
    double split =
        detail.isEmpty() ? getHeight() : Math.min(Math.round(getHeight() * 0.56), px(LABEL));
    place(label, aside, 0, width, split);
    place(detail, aside, split, width, getHeight() - split - px(4));
    place(hint, getWidth() - px(44), 0, px(36), getHeight());
  }

  private final class Filling extends AnimationTimer {
    @Override
    public void handle(long frame) {
      long now = model.now();
      fill(hold.progress(now));
      if (hold.completes(now)) {
        cancel();
        action.run();
      }
    }
  }
}
