package org.qizhong.screen.view;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.screen.model.MatchButton;
import org.qizhong.screen.model.MatchPicture;
import org.qizhong.screen.model.ScreenModel;

/** The buttons under the match: at most three side by side, or a sheet of four, two by two. */
final class ButtonsView extends Scaled {
  private static final int MOST = 4;
  private static final int SHEET_COLUMNS = 2;
  private static final double GAP = 8;
  private static final double ROW = 52;
  private static final double SHEET_ROW = 58;

  private final ScreenModel model;
  private final Runnable acted;
  private final List<HoldButton> views = new ArrayList<>();
  private MatchPicture.Foot shown = new MatchPicture.Foot(List.of(), false);

  ButtonsView(ScreenModel model, Runnable acted) {
    this.model = model;
    this.acted = acted;
    for (int i = 0; i < MOST; i++) {
      HoldButton view = new HoldButton(model);
      view.setId("button-" + i);
      view.setVisible(false);
      views.add(view);
      add(view);
    }
  }

  /**
   * Shows {@code now}, each button turned by {@code degrees}; one that stays the same keeps a hold
   * that has begun.
   */
  void show(MatchPicture.Foot now, int degrees) {
    views.forEach(view -> view.setRotate(degrees));
    if (now.equals(shown)) {
      return;
    }
    List<MatchButton> buttons = now.buttons();
    for (int i = 0; i < MOST; i++) {
      boolean there = i < buttons.size();
      boolean same =
          there && i < shown.buttons().size() && buttons.get(i).equals(shown.buttons().get(i));
      views.get(i).setVisible(there);
      if (there && !same) {
        show(views.get(i), buttons.get(i));
      }
    }
    shown = now;
    requestLayout();
  }

  private void show(HoldButton view, MatchButton button) {
    view.show(
        button.label(),
        button.detail(),
        button.hold(),
        button.accent(),
        () -> {
          model.perform(button.deed());
          acted.run();
        });
  }

  /** How high it wants to be. */
  double height() {
    return shown.sheet() ? 2 * px(SHEET_ROW) + px(GAP) : px(ROW);
  }

  @Override
  protected void layoutChildren() {
    int count = shown.buttons().size();
    int columns = Math.max(1, shown.sheet() ? SHEET_COLUMNS : count);
    int rows = Math.max(1, (count + columns - 1) / columns);
    double gap = px(GAP);
    double width = (getWidth() - (columns - 1) * gap) / columns;
    double height = (getHeight() - (rows - 1) * gap) / rows;
    for (int i = 0; i < count; i++) {
      double x = Math.round(i % columns * (width + gap));
      place(views.get(i), x, i / columns * (height + gap), Math.round(width), height);
    }
  }
}
