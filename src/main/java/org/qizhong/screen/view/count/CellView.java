package org.qizhong.screen.view.count;

import javafx.geometry.HPos;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Border;
import javafx.scene.layout.BorderStroke;
import javafx.scene.layout.BorderStrokeStyle;
import javafx.scene.layout.BorderWidths;
import javafx.scene.layout.CornerRadii;
import org.qizhong.screen.count.CountPicture;
import org.qizhong.screen.view.FitText;
import org.qizhong.screen.view.Ink;
import org.qizhong.screen.view.Scaled;

/** A number of the count: what it is, and its digits; a touch has the pad type into it. */
final class CellView extends Scaled {
  private static final double RADIUS = 10;
  private static final double EDGE = 10;
  private static final double DIGITS = 66;

  private final FitText label = new FitText(17, 10, false);
  private final FitText number = new FitText(28, 14, true).align(HPos.RIGHT);
  private CountPicture.Cell cell;

  CellView(Runnable acted) {
    label.setFill(Ink.TEXT);
    number.setFill(Ink.TEXT);
    add(label, number);
    addEventHandler(
        MouseEvent.MOUSE_PRESSED,
        event -> {
          if (event.getButton() == MouseButton.PRIMARY) {
            cell.choose().run();
            acted.run();
          }
        });
  }

  void show(CountPicture.Cell now) {
    cell = now;
    setId(now.id());
    label.setText(now.label());
    number.setText(now.number());
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    setBackground(ground(Ink.PAGE, px(RADIUS)));
    setBorder(cell.chosen() ? frame() : Border.EMPTY);
    double edge = px(EDGE);
    double words = getWidth() - 2 * edge - px(DIGITS);
    place(label, edge, 0, words, getHeight());
    place(number, edge + words, 0, px(DIGITS), getHeight());
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
