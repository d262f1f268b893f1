package org.qizhong.screen.view.card;

import java.util.function.Supplier;
import javafx.geometry.HPos;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Border;
import javafx.scene.layout.BorderStroke;
import javafx.scene.layout.BorderStrokeStyle;
import javafx.scene.layout.BorderWidths;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Region;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.Sheet;
import org.qizhong.screen.view.FitText;
import org.qizhong.screen.view.Ink;
import org.qizhong.screen.view.Scaled;

/** A number: what it is, its value, one less and one more. */
final class NumberView extends Scaled {
  private static final double RADIUS = 8;
  private static final double VALUE_SHARE = 0.4;

  private final FitText label = new FitText(17, 11, false);
  private final FitText value = new FitText(22, 12, true).align(HPos.RIGHT);
  private final Region box = new Region();
  private final Chip less;
  private final Chip more;
  private Sheet.Number number;

  NumberView(Supplier<Chip> maker, Runnable acted) {
    less = maker.get();
    more = maker.get();
    label.setFill(Ink.TEXT);
    value.setFill(Ink.TEXT);
    box.setMouseTransparent(true);
    getChildren().addAll(box, label, value, less, more);
    addEventHandler(
        MouseEvent.MOUSE_PRESSED,
        event -> {
          number.choose().run();
          acted.run();
        });
  }

  void show(Sheet.Number now) {
    number = now;
    setId("number-" + now.id());
    label.setText(now.label());
    value.setText(now.value());
    less.setVisible(now.steps().isPresent());
    more.setVisible(now.steps().isPresent());
    now.steps()
        .ifPresent(
            steps -> {
              less.show(Choice.of(now.id() + "-less", "−", steps.less()));
              more.show(Choice.of(now.id() + "-more", "+", steps.more()));
            });
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double height = getHeight();
    double button = height + px(8);
    double buttons = number.steps().isPresent() ? 2 * (button + px(ChipGrid.GAP)) : 0;
    double room = getWidth() - buttons;
    box.setBackground(ground(Ink.PAGE, px(RADIUS)));
    box.setBorder(number.chosen() ? frame() : Border.EMPTY);
    place(box, 0, 0, room, height);
    double digits = Math.round(room * VALUE_SHARE);
    place(label, px(12), px(2), room - digits - px(18), height - px(4));
    place(value, room - digits, px(2), digits - px(12), height - px(4));
    place(less, getWidth() - 2 * button - px(ChipGrid.GAP), 0, button, height);
    place(more, getWidth() - button, 0, button, height);
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
