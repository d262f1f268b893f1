package org.qizhong.screen.view.count;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.HPos;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.count.CountModel;
import org.qizhong.screen.count.CountPicture;
import org.qizhong.screen.view.FitText;
import org.qizhong.screen.view.HeadedView;
import org.qizhong.screen.view.Ink;
import org.qizhong.screen.view.Panel;
import org.qizhong.screen.view.card.Chip;
import org.qizhong.screen.view.card.ChipGrid;

/** The page where the count is entered: numbers and what they come to, a pad beside them. */
public final class CountPage extends HeadedView {
  private static final double EDGE = 8;
  private static final double TOP = 40;
  private static final double BUTTONS = 56;
  private static final double ROW = 52;
  private static final double PAD = 250;
  private static final double INSET = 10;
  private static final double ANSWER = 46;
  private static final double ASKS = 150;
  private static final int COLUMNS = 2;
  private static final int PAD_COLUMNS = 3;
  private static final int PAD_ROWS = 4;

  private final CountModel model;
  private final Runnable acted;
  private final Supplier<Chip> maker;
  private final FitText title = new FitText(17, 9, true);
  private final FitText remark = new FitText(16, 9, false).align(HPos.RIGHT);
  private final Panel ground = new Panel();
  private final List<ChipGrid> rows = new ArrayList<>();
  private final List<CellView> cells = new ArrayList<>();
  private final SumsView sums = new SumsView();
  private final AnswerView answer = new AnswerView(new FitText(28, 12, true));
  private final ChipGrid pad;
  private final ChipGrid buttons;
  private Optional<CountModel.State> drawn = Optional.empty();
  private boolean asks;

  /**
   * A view of {@code model}.
   *
   * @param hands on its chips
   */
  public CountPage(CountModel model, Chip.Hands hands) {
    super(TOP);
    givesWay(title);
    this.model = model;
    this.acted = hands.acted();
    maker = () -> new Chip(hands);
    pad = new ChipGrid(maker);
    buttons = new ChipGrid(maker);
    title.setFill(Ink.TEXT);
    remark.setFill(Ink.BADGE);
    answer.setId("count-answer");
    getChildren().addAll(title, remark, ground, sums, answer, pad, buttons);
  }

  /** Draws what the model says now, if that is something else than before. */
  public void show() {
    Optional<CountModel.State> now = model.state();
    if (!now.equals(drawn)) {
      drawn = now;
      model.picture().ifPresent(this::show);
    }
  }

  private void show(CountPicture now) {
    title.setText(now.title());
    remark.setText(now.remark());
    showRows(now.rows());
    showCells(now.cells());
    sums.show(now.sums());
    answer.show(now.answer().winner(), now.answer().text(), ink(now.answer().tone()));
    asks = now.keys().isEmpty();
    pad.setVisible(!asks);
    pad.show(PAD_COLUMNS, PAD_ROWS, now.keys());
    buttons.showRow(now.buttons());
    redress();
    requestLayout();
  }

  private static Ink ink(CountPicture.Tone tone) {
    return switch (tone) {
      case RESULT -> Ink.TEXT;
      case ASKS -> Ink.FAINT;
      case REFUSED -> Ink.FLAG;
    };
  }

  private void showRows(List<List<Choice>> now) {
    while (rows.size() < now.size()) {
      ChipGrid row = new ChipGrid(maker);
      rows.add(row);
      getChildren().add(row);
    }
    for (int i = 0; i < rows.size(); i++) {
      rows.get(i).setVisible(i < now.size());
      rows.get(i).showRow(i < now.size() ? now.get(i) : List.of());
    }
  }

  private void showCells(List<CountPicture.Cell> now) {
    while (cells.size() < now.size()) {
      CellView cell = new CellView(acted);
      cells.add(cell);
      getChildren().add(cell);
    }
    while (cells.size() > now.size()) {
      getChildren().remove(cells.removeLast());
    }
    for (int i = 0; i < cells.size(); i++) {
      cells.get(i).show(now.get(i));
    }
  }

  @Override
  protected double headWidth() {
    return getWidth() - px(EDGE) - px(6) - remarked() - px(12);
  }

  @Override
  protected void layoutChildren() {
    double edge = px(EDGE);
    double bottom = getHeight() - edge - px(BUTTONS);
    double height = bottom - edge - px(TOP);
    double aside = asks ? 0 : px(PAD) + edge;
    double width = getWidth() - 2 * edge - aside;
    double right = getWidth() - edge - px(6);
    place(title, indent(), 0, headWidth() - indent(), px(TOP));
    place(remark, right - remarked(), 0, remarked(), px(TOP));
    place(ground, edge, px(TOP), width, height);
    place(pad, edge + width + edge, px(TOP), px(PAD), height);
    place(buttons, edge, bottom, getWidth() - 2 * edge, px(BUTTONS));
    layoutInner(edge + px(INSET), px(TOP) + px(INSET), width - 2 * px(INSET), bottom - edge);
  }

  private double remarked() {
    double line = getWidth() - px(EDGE) - px(6) - indent();
    return Math.min(remark.natural() + 2, line - title.natural() - px(16));
  }

  private void layoutInner(double x, double top, double width, double end) {
    double gap = px(6);
    double y = top;
    for (ChipGrid row : rows) {
      if (row.isVisible()) {
        place(row, x, y, width, px(ROW));
        y += px(ROW) + gap;
      }
    }
    double half = (width - gap) / COLUMNS;
    for (int i = 0; i < cells.size(); i++) {
      boolean alone = i == 0 && cells.size() % COLUMNS == 1;
      int place = cells.size() % COLUMNS == 1 && i > 0 ? i + 1 : i;
      double left = Math.round(x + place % COLUMNS * (half + gap));
      double from = y + place / COLUMNS * (px(ROW) + gap);
      place(cells.get(i), left, from, alone ? width : Math.round(half), px(ROW));
    }
    y += (cells.size() + 1) / COLUMNS * (px(ROW) + gap);
    double said = asks ? px(ASKS) : px(ANSWER);
    double low = asks ? (top + end - said) / 2 : end - said - px(4);
    place(sums, x + px(6), y, width - 2 * px(6), low - y);
    place(answer, x, low, width, said);
  }
}
