package org.qizhong.screen.view.card;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.qizhong.screen.card.Choice;
import org.qizhong.screen.card.Sheet;
import org.qizhong.screen.view.Scaled;

/** Chips in columns and rows. */
public final class ChipGrid extends Scaled {
  public static final double GAP = 6;

  private final Supplier<Chip> maker;
  private final List<Chip> chips = new ArrayList<>();
  private int columns = 1;
  private int rows = 1;

  public ChipGrid(Supplier<Chip> maker) {
    this.maker = maker;
  }

  public void show(Sheet.Grid grid) {
    show(grid.columns(), grid.rows(), grid.choices());
  }

  public void show(int inARow, int lines, List<Choice> choices) {
    columns = Math.max(1, inARow);
    rows = lines;
    while (chips.size() < choices.size()) {
      Chip chip = maker.get();
      chips.add(chip);
      getChildren().add(chip);
    }
    for (int i = 0; i < chips.size(); i++) {
      chips.get(i).setVisible(i < choices.size());
      chips.get(i).show(i < choices.size() ? choices.get(i) : Choice.of("", "", () -> {}));
    }
    redress();
    requestLayout();
  }

  /** All in one row, the wide ones over as many columns as they want. */
  public void showRow(List<Choice> choices) {
    show(choices.stream().mapToInt(Choice::span).sum(), 1, choices);
  }

  @Override
  protected void layoutChildren() {
    double gap = px(GAP);
    double width = (getWidth() - (columns - 1) * gap) / columns;
    double height = (getHeight() - (rows - 1) * gap) / rows;
    int cell = 0;
    for (Chip chip : chips) {
      int span = chip.choice().span();
      double x = Math.round(cell % columns * (width + gap));
      double y = Math.round(cell / columns * (height + gap));
      place(chip, x, y, Math.round(span * width + (span - 1) * gap), Math.round(height));
      cell += span;
    }
  }
}
