package org.qizhong.screen.view;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.screen.model.MatchButton;
import org.qizhong.screen.model.ScreenModel;

/** The buttons under the match, at most three, sharing the width. */
final class ButtonRow extends Scaled {
  private static final int MOST = 3;
  private static final double GAP = 8;

  private final ScreenModel model;
  private final Runnable acted;
  private final List<HoldButton> views = new ArrayList<>();
  private List<MatchButton> shown = List.of();

  ButtonRow(ScreenModel model, Runnable acted) {
    this.model = model;
    this.acted = acted;
    for (int i = 0; i < MOST; i++) {
      HoldButton view = new HoldButton(model);
      view.setId("button-" + i);
      view.setVisible(false);
      views.add(view);
      getChildren().add(view);
    }
  }

  /** Shows {@code buttons}; one that stays the same keeps a hold that has begun. */
  void show(List<MatchButton> buttons) {
    for (int i = 0; i < MOST; i++) {
      boolean there = i < buttons.size();
      boolean same = there && i < shown.size() && buttons.get(i).equals(shown.get(i));
      views.get(i).setVisible(there);
      if (there && !same) {
        show(views.get(i), buttons.get(i));
      }
    }
    shown = List.copyOf(buttons);
    requestLayout();
  }

  private void show(HoldButton view, MatchButton button) {
    view.show(
        button.label(),
        button.hold(),
        button.accent(),
        () -> {
          model.perform(button.deed());
          acted.run();
        });
  }

  @Override
  protected void layoutChildren() {
    int count = Math.max(1, shown.size());
    double gap = px(GAP);
    double width = (getWidth() - (count - 1) * gap) / count;
    for (int i = 0; i < shown.size(); i++) {
      place(views.get(i), Math.round(i * (width + gap)), 0, Math.round(width), getHeight());
    }
  }
}
