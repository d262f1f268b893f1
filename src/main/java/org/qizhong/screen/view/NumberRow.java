package org.qizhong.screen.view;

import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Border;
import javafx.scene.layout.BorderStroke;
import javafx.scene.layout.BorderStrokeStyle;
import javafx.scene.layout.BorderWidths;
import javafx.scene.layout.CornerRadii;
import org.qizhong.screen.model.CountEntry;
import org.qizhong.screen.model.CountField;
import org.qizhong.screen.model.ScreenModel;
import org.qizhong.screen.model.Words;

/** A number of the count: what it is, its digits, one less and one more. */
final class NumberRow extends Scaled {
  private static final double EDGE = 3;

  private final CountField field;
  private final FitText label = new FitText(18, 9, false);
  private final FitText number = new FitText(26, 12, true).align(HPos.RIGHT);
  private final HoldButton less;
  private final HoldButton more;
  private boolean selected;

  NumberRow(ScreenModel model, CountEntry entry, CountField field, Runnable changed) {
    this.field = field;
    less = new HoldButton(model);
    more = new HoldButton(model);
    less.show("−", false, false, () -> step(entry, -1, changed));
    more.show("+", false, false, () -> step(entry, 1, changed));
    label.setText(Words.sentence(field.label(model.texts())));
    label.setFill(Ink.TEXT);
    number.setFill(Ink.TEXT);
    setPadding(Insets.EMPTY);
    setId("count-" + field.name());
    getChildren().addAll(label, number, less, more);
    addEventHandler(
        MouseEvent.MOUSE_PRESSED,
        event -> {
          entry.select(field);
          changed.run();
        });
  }

  private void step(CountEntry entry, int by, Runnable changed) {
    entry.step(field, by);
    changed.run();
  }

  void show(CountEntry entry) {
    number.setText(entry.text(field).isEmpty() ? "–" : entry.text(field));
    selected = entry.selected() == field;
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double size = getHeight() - 2 * px(EDGE);
    double gap = px(6);
    double buttons = 2 * size + gap + px(EDGE);
    double digits = px(70);
    double words = getWidth() - buttons - digits - 3 * gap - px(6);
    CornerRadii round = new CornerRadii(px(10));
    setBackground(ground(Ink.PAGE, px(10)));
    setBorder(
        selected
            ? new Border(
                new BorderStroke(
                    color(Ink.FOCUS), BorderStrokeStyle.SOLID, round, new BorderWidths(px(2))))
            : Border.EMPTY);
    place(label, px(12), 0, words - px(6), getHeight());
    place(number, px(6) + words + gap, 0, digits, getHeight());
    place(less, getWidth() - buttons, px(EDGE), size, size);
    place(more, getWidth() - size - px(EDGE), px(EDGE), size, size);
  }
}
