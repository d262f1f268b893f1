package org.qizhong.screen.view.card;

import java.util.function.BooleanSupplier;
import javafx.geometry.HPos;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Border;
import javafx.scene.layout.BorderStroke;
import javafx.scene.layout.BorderStrokeStyle;
import javafx.scene.layout.BorderWidths;
import javafx.scene.layout.CornerRadii;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.view.FitText;
import org.qizhong.screen.view.Ink;
import org.qizhong.screen.view.Scaled;

/** Something to touch: it acts when the finger comes up on it. */
final class Chip extends Scaled {
  private static final double RADIUS = 8;
  private static final double SIDE = 4;
  private static final double LABEL_SHARE = 0.58;

  private final FitText label = new FitText(18, 10, false).align(HPos.CENTER);
  private final FitText hint = new FitText(13, 10, false).align(HPos.CENTER);
  private final BooleanSupplier mayTake;
  private final Runnable acted;
  private Choice choice = Choice.of("", "", () -> {});
  private boolean armed;

  /**
   * A chip that offers nothing yet.
   *
   * @param mayTake asked before a touch is taken
   * @param acted told after one was
   */
  Chip(BooleanSupplier mayTake, Runnable acted) {
    this.mayTake = mayTake;
    this.acted = acted;
    getChildren().addAll(label, hint);
    addEventHandler(MouseEvent.MOUSE_PRESSED, event -> armed = isPrimary(event) && takes());
    addEventHandler(MouseEvent.MOUSE_RELEASED, this::up);
  }

  private static boolean isPrimary(MouseEvent event) {
    return event.getButton() == MouseButton.PRIMARY;
  }

  private boolean takes() {
    return choice.enabled() && mayTake.getAsBoolean();
  }

  private void up(MouseEvent event) {
    boolean taken = armed && takes() && contains(event.getX(), event.getY());
    armed = false;
    if (taken) {
      choice.does().run();
      acted.run();
    }
  }

  void show(Choice now) {
    choice = now;
    setId(now.id());
    label.setText(now.label());
    hint.setText(now.hint());
    Ink ink = now.kind() == Choice.Kind.PLAIN ? Ink.TEXT : Ink.ON_FILL;
    label.setFill(ink);
    hint.setFill(now.kind() == Choice.Kind.PLAIN ? Ink.FAINT : Ink.ON_FILL);
    setOpacity(now.enabled() ? 1 : 0.4);
    requestLayout();
  }

  Choice choice() {
    return choice;
  }

  @Override
  protected void layoutChildren() {
    setBackground(ground(fill(), px(RADIUS)));
    setBorder(choice.kind() == Choice.Kind.CHOSEN ? frame() : Border.EMPTY);
    double width = getWidth() - 2 * px(SIDE);
    double split = choice.hint().isEmpty() ? getHeight() : Math.round(getHeight() * LABEL_SHARE);
    place(label, px(SIDE), px(2), width, split - px(2));
    place(hint, px(SIDE), split, width, getHeight() - split - px(3));
    hint.setVisible(!choice.hint().isEmpty());
  }

  private Ink fill() {
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
}
