package org.qizhong.screen.view;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.HPos;
import org.qizhong.screen.model.ScreenModel;
import org.qizhong.screen.model.SettingsPicture;

/** The screen's own settings: a row of choices each. */
final class SettingsPage extends HeadedView {
  private static final double EDGE = 8;
  private static final double TOP = 40;
  private static final double BUTTONS = 52;
  private static final double LABEL = 132;
  private static final double GAP = 8;
  private static final double ROW = 72;

  private final ScreenModel model;
  private final Runnable pins;
  private final Runnable acted;
  private final FitText title = new FitText(17, 9, true);
  private final FitText remark = new FitText(15, 9, false).align(HPos.RIGHT);
  private final Panel ground = new Panel();
  private final List<FitText> labels = new ArrayList<>();
  private final List<List<HoldButton>> rows = new ArrayList<>();
  private final HoldButton back;
  private SettingsPicture picture;

  SettingsPage(ScreenModel model, Runnable pins, Runnable acted) {
    super(TOP);
    givesWay(title, remark);
    this.model = model;
    this.pins = pins;
    this.acted = acted;
    back = new HoldButton(model);
    back.setId("settings-done");
  }

  void show(SettingsPicture now) {
    if (now.equals(picture)) {
      return;
    }
    picture = now;
    labels.clear();
    rows.clear();
    getChildren().clear();
    title.setText(now.title());
    remark.setText(now.remark());
    remark.setFill(Ink.FLAG);
    back.show(now.back(), false, true, () -> perform(model::back));
    add(title, remark, ground, back);
    now.rows().forEach(this::build);
    redress();
    requestLayout();
  }

  private void build(SettingsPicture.Row row) {
    FitText label = new FitText(17, 10, false);
    label.setText(row.label());
    labels.add(label);
    add(label);
    List<HoldButton> buttons = new ArrayList<>();
    for (SettingsPicture.Option one : row.options()) {
      HoldButton button = new HoldButton(model);
      button.setId("set-" + row.key() + "-" + one.value());
      button.show(
          one.label(),
          one.detail(),
          false,
          one.chosen(),
          () -> perform(() -> choose(row.key(), one.value())));
      buttons.add(button);
      add(button);
    }
    rows.add(buttons);
  }

  /** PINs are the desk's; everything else is this screen's own. */
  private void choose(String key, String value) {
    if (key.equals(SettingsPicture.PINS)) {
      pins.run();
    } else {
      model.preferences().change(key, value);
    }
  }

  private void perform(Runnable deed) {
    deed.run();
    acted.run();
  }

  @Override
  protected void layoutChildren() {
    if (picture == null) {
      return;
    }
    double edge = px(EDGE);
    double width = getWidth() - 2 * edge;
    double height = getHeight() - px(TOP) - px(BUTTONS) - 2 * edge;
    place(title, indent(), 0, edge + width / 3 - indent(), px(TOP));
    place(remark, edge + width / 3, 0, width * 2 / 3 - px(6), px(TOP));
    place(ground, edge, px(TOP), width, height);
    place(back, edge, getHeight() - edge - px(BUTTONS), width, px(BUTTONS));
    double step = height / rows.size();
    for (int i = 0; i < rows.size(); i++) {
      double y = px(TOP) + i * step + (step - px(ROW)) / 2;
      layoutRow(i, edge + px(16), y, width - 2 * px(16));
    }
  }

  private void layoutRow(int row, double x, double y, double width) {
    place(labels.get(row), x, y, px(LABEL) - px(GAP), px(ROW));
    List<HoldButton> buttons = rows.get(row);
    double gap = px(GAP);
    double room = width - px(LABEL);
    double each = (room - (buttons.size() - 1) * gap) / buttons.size();
    for (int i = 0; i < buttons.size(); i++) {
      double from = Math.round(x + px(LABEL) + i * (each + gap));
      place(buttons.get(i), from, y, Math.round(each), px(ROW));
    }
  }
}
