package org.qizhong.screen.view.count;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.HPos;
import org.qizhong.screen.count.CountPicture;
import org.qizhong.screen.view.FitText;
import org.qizhong.screen.view.Ink;
import org.qizhong.screen.view.Scaled;

/** The arithmetic, a line below the other; in two columns where one has no room. */
final class SumsView extends Scaled {
  private static final double LINE = 25;
  private static final double LEAST = 20;
  private static final double AMOUNT = 74;
  private static final double GAP = 18;

  private final List<FitText> labels = new ArrayList<>();
  private final List<FitText> amounts = new ArrayList<>();
  private int count;

  SumsView() {
    setMouseTransparent(true);
  }

  void show(List<CountPicture.Sum> sums) {
    count = sums.size();
    while (labels.size() < count) {
      FitText label = new FitText(16, 9, false);
      FitText amount = new FitText(18, 10, true).align(HPos.RIGHT);
      label.setFill(Ink.FAINT);
      amount.setFill(Ink.TEXT);
      labels.add(label);
      amounts.add(amount);
      add(label, amount);
    }
    for (int i = 0; i < labels.size(); i++) {
      labels.get(i).setVisible(i < count);
      amounts.get(i).setVisible(i < count);
      labels.get(i).setText(i < count ? sums.get(i).label() : "");
      amounts.get(i).setText(i < count ? sums.get(i).amount() : "");
    }
    redress();
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    int columns = count * px(LEAST) > getHeight() ? 2 : 1;
    int rows = Math.max(1, (count + columns - 1) / columns);
    double line = Math.min(px(LINE), getHeight() / rows);
    double width = (getWidth() - (columns - 1) * px(GAP)) / columns;
    for (int i = 0; i < count; i++) {
      double x = i / rows * (width + px(GAP));
      double y = Math.round(i % rows * line);
      place(labels.get(i), x, y, width - px(AMOUNT) - px(4), line);
      place(amounts.get(i), x + width - px(AMOUNT), y, px(AMOUNT), line);
    }
  }
}
