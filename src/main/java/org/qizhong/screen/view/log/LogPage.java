package org.qizhong.screen.view.log;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.HPos;
import org.qizhong.screen.log.LogModel;
import org.qizhong.screen.log.LogPicture;
import org.qizhong.screen.view.FitText;
import org.qizhong.screen.view.HeadedView;
import org.qizhong.screen.view.Ink;
import org.qizhong.screen.view.Panel;
import org.qizhong.screen.view.card.Chip;
import org.qizhong.screen.view.card.ChipGrid;

/** A page of the match's log: what is read of it above, the way through it below. */
public final class LogPage extends HeadedView {
  private static final double EDGE = 8;
  private static final double TOP = 34;
  private static final double BUTTONS = 56;
  private static final double FILTERS = 52;
  private static final double INSET = 6;

  private final LogModel model;
  private final FitText title = new FitText(17, 11, true);
  private final FitText occasion = new FitText(16, 10, false).align(HPos.RIGHT);
  private final FitText none = new FitText(20, 11, false).align(HPos.CENTER);
  private final Panel ground = new Panel();
  private final ChipGrid filters;
  private final ChipGrid buttons;
  private final List<RowView> rows = new ArrayList<>();
  private LogModel.State drawn;

  /**
   * A view of {@code model}.
   *
   * @param hands on its chips
   */
  public LogPage(LogModel model, Chip.Hands hands) {
    super(TOP);
    givesWay(title, occasion);
    this.model = model;
    filters = new ChipGrid(() -> new Chip(hands));
    buttons = new ChipGrid(() -> new Chip(hands));
    title.setFill(Ink.TEXT);
    occasion.setFill(Ink.FAINT);
    none.setFill(Ink.FAINT);
    getChildren().addAll(title, occasion, ground, none, filters, buttons);
    for (int i = 0; i < LogModel.ROWS; i++) {
      RowView row = new RowView();
      rows.add(row);
      add(row);
    }
  }

  /** Draws what the model says now, if that is something else than before. */
  public void show() {
    LogModel.State now = model.state();
    if (!now.equals(drawn)) {
      show(model.picture());
      drawn = model.state();
    }
  }

  private void show(LogPicture now) {
    title.setText(now.title());
    occasion.setText(now.occasion());
    none.setText(now.none());
    filters.showRow(now.filters());
    buttons.showRow(now.buttons());
    for (int i = 0; i < rows.size(); i++) {
      boolean there = i < now.rows().size();
      rows.get(i).setVisible(there);
      if (there) {
        rows.get(i).show(now.rows().get(i));
      }
    }
    redress();
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double edge = px(EDGE);
    double width = getWidth() - 2 * edge;
    double bottom = getHeight() - edge - px(BUTTONS);
    double half = width / 2 - px(6);
    place(title, indent(), 0, edge + px(6) + half - indent(), px(TOP));
    place(occasion, edge + width / 2, 0, half, px(TOP));
    place(filters, edge, px(TOP), width, px(FILTERS));
    place(buttons, edge, bottom, width, px(BUTTONS));
    double from = px(TOP) + px(FILTERS) + px(INSET);
    double height = bottom - edge - from;
    double inset = px(INSET);
    place(ground, edge, from, width, height);
    place(none, edge, from, width, height);
    double step = (height - inset) / rows.size();
    for (int i = 0; i < rows.size(); i++) {
      double y = Math.round(from + inset + i * step);
      place(rows.get(i), edge + inset, y, width - 2 * inset, Math.round(step - inset));
    }
  }
}
