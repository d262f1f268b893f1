package org.qizhong.screen.view.card;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Node;
import org.qizhong.screen.card.Sheet;
import org.qizhong.screen.view.FitText;
import org.qizhong.screen.view.HeadedView;
import org.qizhong.screen.view.Ink;
import org.qizhong.screen.view.Panel;
import org.qizhong.screen.view.Scaled;

/** A page of the card: parts from top to bottom, keys beside them, buttons below. */
public final class SheetView extends HeadedView {
  private static final double EDGE = 8;
  private static final double TOP = 27;
  private static final double BUTTONS = 52;
  private static final double KEY = 76;
  private static final int PAD_ROWS = 4;
  private static final double INSET = 5;
  private static final double LABEL = 130;
  private static final double ROW = 50;
  private static final double TALLEST_ROW = 66;
  private static final double TALLEST_ALONE = 116;

  /** What rows may take of a page that has words too. */
  private static final double BESIDE_WORDS = 0.7;

  private final Supplier<Chip> maker;
  private final Runnable acted;
  private final FitText title = new FitText(17, 11, true);
  private final Panel ground = new Panel();
  private final ChipGrid pad;
  private final ChipGrid buttons;
  private final List<Scaled> views = new ArrayList<>();
  private Sheet sheet = Sheet.plain("", List.of(), List.of());

  public SheetView(Supplier<Chip> maker, Runnable acted) {
    super(TOP);
    givesWay(title);
    this.maker = maker;
    this.acted = acted;
    pad = new ChipGrid(maker);
    buttons = new ChipGrid(maker);
    title.setFill(Ink.TEXT);
    getChildren().addAll(title, ground, pad, buttons);
  }

  public void show(Sheet now) {
    sheet = now;
    title.setText(now.title());
    pad.setVisible(!now.keys().isEmpty());
    pad.show(padColumns(now), PAD_ROWS, now.keys());
    buttons.showRow(now.buttons());
    for (int i = 0; i < now.parts().size(); i++) {
      show(i, now.parts().get(i));
    }
    while (views.size() > now.parts().size()) {
      getChildren().remove(views.removeLast());
    }
    redress();
    requestLayout();
  }

  private static int padColumns(Sheet sheet) {
    return (sheet.keys().size() + PAD_ROWS - 1) / PAD_ROWS;
  }

  private void show(int index, Sheet.Part part) {
    switch (part) {
      case Sheet.Grid it -> view(index, LabelledGrid.class, () -> new LabelledGrid(maker)).show(it);
      case Sheet.Number it ->
          view(index, NumberView.class, () -> new NumberView(maker, acted)).show(it);
      case Sheet.Line it -> view(index, LineView.class, LineView::new).show(it);
      case Sheet.Words it -> view(index, WordsView.class, WordsView::new).show(it);
    }
  }

  /** The view at {@code index}: the one that is there, if it is of that kind. */
  private <V extends Scaled> V view(int index, Class<V> kind, Supplier<V> make) {
    if (index < views.size() && kind.isInstance(views.get(index))) {
      return kind.cast(views.get(index));
    }
    V made = make.get();
    if (index < views.size()) {
      Node old = views.set(index, made);
      getChildren().set(getChildren().indexOf(old), made);
    } else {
      views.add(made);
      getChildren().add(made);
    }
    return made;
  }

  @Override
  protected void layoutChildren() {
    double edge = px(EDGE);
    double bottom = getHeight() - edge - px(BUTTONS);
    double width = getWidth() - 2 * edge;
    double top = sheet.title().isEmpty() ? 0 : px(TOP);
    place(title, indent(), 0, edge + width - indent(), top);
    place(ground, edge, top, width, bottom - edge - top);
    place(buttons, edge, bottom, width, px(BUTTONS));
    double inset = px(INSET);
    layoutParts(edge + inset, top + inset, width - 2 * inset, bottom - edge - top - 2 * inset);
  }

  /**
   * The pad stands beside the parts in the middle: a grid of several rows above them and words
   * below them go over the whole width.
   */
  private void layoutParts(double x, double top, double width, double height) {
    double gap = px(ChipGrid.GAP);
    double keys = sheet.keys().isEmpty() ? 0 : padColumns(sheet) * px(KEY) + gap;
    double padTop = top;
    double padEnd = top + height;
    double y = top;
    for (int i = 0; i < views.size(); i++) {
      boolean above = isAbove(i);
      boolean below = rows(i) == 0;
      double tall = below ? words(height, gap) : tall(i, height, gap);
      place(views.get(i), x, Math.round(y), above || below ? width : width - keys, tall);
      padEnd = below ? Math.min(padEnd, y - gap) : padEnd;
      y += tall + gap;
      padTop = above ? y : padTop;
    }
    place(pad, x + width - keys + gap, padTop, keys - gap, padEnd - padTop);
  }

  private boolean isAbove(int part) {
    return part == 0 && rows(part) > 1;
  }

  /** What the others leave for words, each its share. */
  private double words(double height, double gap) {
    double rest = height + gap;
    int said = 0;
    for (int i = 0; i < views.size(); i++) {
      rest -= gap + (rows(i) == 0 ? 0 : tall(i, height, gap));
      said += rows(i) == 0 ? 1 : 0;
    }
    return rest / said;
  }

  private double tall(int part, double height, double gap) {
    double row = isAbove(part) && !sheet.keys().isEmpty() ? px(ROW) : row(height, gap);
    return Math.round(rows(part) * row + (rows(part) - 1) * gap);
  }

  /**
   * The height of a row: with a pad at least what makes its keys as high as a finger needs, else
   * what there is, within reason.
   */
  private double row(double height, double gap) {
    int all = 0;
    int beside = 0;
    for (int i = 0; i < views.size(); i++) {
      all += rows(i);
      beside += isAbove(i) ? 0 : rows(i);
    }
    if (!sheet.keys().isEmpty()) {
      double pad = PAD_ROWS * px(ROW) + (PAD_ROWS - 1) * gap;
      return Math.max(px(ROW), (pad - (beside - 1) * gap) / beside);
    }
    boolean words = sheet.parts().stream().anyMatch(Sheet.Words.class::isInstance);
    if (words) {
      double some = (height * BESIDE_WORDS - (all - 1) * gap) / Math.max(1, all);
      return Math.clamp(some, px(ROW), px(TALLEST_ROW));
    }
    double most = views.size() == 1 ? TALLEST_ALONE : TALLEST_ROW;
    return Math.min(px(most), (height - (all - 1) * gap) / Math.max(1, all));
  }

  private int rows(int part) {
    return rows(sheet.parts().get(part));
  }

  private static int rows(Sheet.Part part) {
    return switch (part) {
      case Sheet.Grid it -> it.rows();
      case Sheet.Number it -> 1;
      case Sheet.Line it -> 1;
      case Sheet.Words it -> 0;
    };
  }

  /** A grid with what it is for on its left. */
  private static final class LabelledGrid extends Scaled {
    private final FitText label = new FitText(16, 11, false);
    private final ChipGrid grid;

    LabelledGrid(Supplier<Chip> maker) {
      grid = new ChipGrid(maker);
      label.setFill(Ink.FAINT);
      getChildren().addAll(label, grid);
    }

    void show(Sheet.Grid now) {
      label.setText(now.label());
      grid.show(now);
      redress();
      requestLayout();
    }

    @Override
    protected void layoutChildren() {
      double aside = label.getText().isEmpty() ? 0 : px(LABEL);
      place(label, 0, 0, Math.max(0, aside - px(8)), getHeight());
      place(grid, aside, 0, getWidth() - aside, getHeight());
    }
  }

  /** What is said about it. */
  private static final class WordsView extends Scaled {
    private final FitText words = new FitText(18, 10, false).paragraph();

    WordsView() {
      getChildren().add(words);
    }

    void show(Sheet.Words now) {
      words.setText(now.text());
      words.setFill(now.bad() ? Ink.FLAG : Ink.TEXT);
    }

    @Override
    protected void layoutChildren() {
      place(words, px(6), 0, getWidth() - 2 * px(6), getHeight());
    }
  }
}
