package org.qizhong.screen.view.card;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import javafx.animation.AnimationTimer;
import javafx.geometry.HPos;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Border;
import javafx.scene.layout.BorderStroke;
import javafx.scene.layout.BorderStrokeStyle;
import javafx.scene.layout.BorderWidths;
import javafx.scene.layout.CornerRadii;
import javafx.scene.shape.Rectangle;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.model.Hold;
import org.qizhong.screen.view.FitText;
import org.qizhong.screen.view.Ink;
import org.qizhong.screen.view.Scaled;

/**
 * Something to touch: it acts when the finger comes up on it. One that is to be held fills
 * meanwhile, and acts when it is full.
 */
public final class Chip extends Scaled {
  private static final double RADIUS = 8;
  private static final double SIDE = 4;
  private static final double LABEL_SHARE = 0.58;

  private static final double TILE_SIDE = 12;
  private static final double TILE_LABEL = 34;

  private final FitText label;
  private final FitText hint;
  private final boolean tile;
  private final Rectangle filled = new Rectangle();
  private final Hold hold = new Hold();
  private final AnimationTimer filling = new Filling();
  private final Hands hands;
  private Choice choice = Choice.of("", "", () -> {});
  private boolean armed;

  /**
   * What a chip knows of the hands on it.
   *
   * @param mayTake asked before a touch is taken
   * @param now the screen's clock
   * @param acted told after a touch was taken
   */
  public record Hands(BooleanSupplier mayTake, LongSupplier now, Runnable acted) {}

  /** A large one: its words begin on the left, and what comes of it stands below in a few lines. */
  public static Chip tile(Hands hands) {
    return new Chip(hands, true);
  }

  /** A chip that offers nothing yet. */
  public Chip(Hands hands) {
    this(hands, false);
  }

  private Chip(Hands hands, boolean tile) {
    this.hands = hands;
    this.tile = tile;
    label = tile ? new FitText(20, 12, true) : new FitText(18, 10, false).align(HPos.CENTER);
    hint =
        tile
            ? new FitText(14, 10, false).paragraph()
            : new FitText(13, 10, false).align(HPos.CENTER);
    draw(filled);
    getChildren().addAll(label, hint);
    addEventHandler(MouseEvent.MOUSE_PRESSED, this::down);
    addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
    addEventHandler(MouseEvent.MOUSE_RELEASED, this::up);
  }

  private void down(MouseEvent event) {
    armed = isPrimary(event) && takes();
    if (armed && choice.held()) {
      hold.begin(hands.now().getAsLong());
      filling.start();
    }
  }

  private void dragged(MouseEvent event) {
    if (choice.held() && !contains(event.getX(), event.getY())) {
      letGo();
    }
  }

  private void letGo() {
    armed = false;
    hold.end();
    filling.stop();
    filled.setWidth(0);
  }

  private static boolean isPrimary(MouseEvent event) {
    return event.getButton() == MouseButton.PRIMARY;
  }

  private boolean takes() {
    return choice.enabled() && hands.mayTake().getAsBoolean();
  }

  private void up(MouseEvent event) {
    boolean inside = contains(event.getX(), event.getY());
    boolean taken = armed && takes() && inside;
    letGo();
    if (taken && choice.held()) {
      choice.looks().ifPresent(this::act);
    } else if (taken) {
      act(choice.does());
    }
  }

  private void act(Runnable deed) {
    deed.run();
    hands.acted().run();
  }

  public void show(Choice now) {
    if (!choice.id().equals(now.id()) || choice.held() != now.held()) {
      letGo();
    }
    choice = now;
    setId(now.id());
    label.setText(now.label());
    hint.setText(now.hint());
    Ink ink = now.kind() == Choice.Kind.PLAIN ? Ink.TEXT : Ink.ON_FILL;
    label.setFill(ink);
    hint.setFill(now.kind() == Choice.Kind.PLAIN ? Ink.FAINT : Ink.ON_FILL);
    setOpacity(now.enabled() || saysWhyNot() ? 1 : 0.4);
    if (saysWhyNot()) {
      label.setFill(Ink.FAINT);
    }
    requestLayout();
  }

  /** What cannot be touched says why: that must be read. */
  private boolean saysWhyNot() {
    boolean plain = choice.kind() == Choice.Kind.PLAIN && !choice.hint().isEmpty();
    return !choice.enabled() && (tile || plain);
  }

  Choice choice() {
    return choice;
  }

  @Override
  protected void layoutChildren() {
    setBackground(ground(fill(), px(RADIUS)));
    setBorder(choice.kind() == Choice.Kind.CHOSEN ? frame() : Border.EMPTY);
    filled.setFill(color(Ink.HELD));
    filled.setHeight(getHeight());
    filled.setArcWidth(2 * px(RADIUS));
    filled.setArcHeight(2 * px(RADIUS));
    hint.setVisible(!choice.hint().isEmpty());
    if (tile) {
      double room = getWidth() - 2 * px(TILE_SIDE);
      double below = px(6) + px(TILE_LABEL);
      place(label, px(TILE_SIDE), px(6), room, px(TILE_LABEL));
      place(hint, px(TILE_SIDE), below, room, getHeight() - below - px(4));
      return;
    }
    double width = getWidth() - 2 * px(SIDE);
    double split = choice.hint().isEmpty() ? getHeight() : Math.round(getHeight() * LABEL_SHARE);
    place(label, px(SIDE), px(2), width, split - px(2));
    place(hint, px(SIDE), split, width, getHeight() - split - px(3));
  }

  private Ink fill() {
    if (saysWhyNot()) {
      return Ink.PANEL;
    }
    return switch (choice.kind()) {
      case PLAIN -> Ink.BUTTON;
      case CHOSEN -> Ink.CHOSEN;
      case GO -> Ink.GO_ON;
    };
  }

  private Border frame() {
    return new Border(
        new BorderStroke(
            color(Ink.FOCUS),
            BorderStrokeStyle.SOLID,
            new CornerRadii(px(RADIUS)),
            new BorderWidths(px(2))));
  }

  private final class Filling extends AnimationTimer {
    @Override
    public void handle(long frame) {
      long now = hands.now().getAsLong();
      filled.setWidth(getWidth() * hold.progress(now));
      if (hold.completes(now)) {
        letGo();
        act(choice.does());
      }
    }
  }
}
