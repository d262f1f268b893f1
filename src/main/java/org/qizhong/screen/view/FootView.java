package org.qizhong.screen.view;

import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import org.qizhong.clock.Side;
import org.qizhong.screen.model.SidePicture;
import org.qizhong.screen.model.Tone;

/** The lower part of a panel: the bar or the moves' ticks, and the phase in words and stones. */
final class FootView extends Scaled {
  private static final double ROW = 32;
  private static final double BAR = 40;
  private static final double TICKS = 16;
  private static final double STONE = 20;
  private static final double GAP = 12;

  private final BarView bar = new BarView();
  private final TicksView ticks = new TicksView();
  private final FitText phase = new FitText(20, 9, false);
  private final StonesView stones;
  private final Circle dot = new Circle();
  private final FitText detail = new FitText(20, 9, false);

  FootView(Side side) {
    stones = new StonesView(side);
    setMouseTransparent(true);
    getChildren().addAll(bar, ticks, phase, stones, detail);
    draw(dot);
  }

  void show(SidePicture now) {
    boolean idle = now.tone() == Tone.IDLE;
    phase.setText(now.phase());
    phase.setFill(idle ? Look.FAINT : Color.WHITE);
    dot.setFill(idle ? Look.FAINT : Color.WHITE);
    detail.setText(now.detail());
    detail.setFill(idle ? Look.FAINT : Color.WHITE);
    stones.setVisible(now.stones().isPresent());
    stones.show(now.stones().orElse(new SidePicture.Row(0, 0)));
    ticks.setVisible(now.ticks().isPresent());
    ticks.show(now.ticks().orElse(new SidePicture.Row(0, 0)));
    bar.setVisible(now.bar().isPresent());
    now.bar().ifPresent(bar::show);
    requestLayout();
  }

  /** The height it needs in a panel with {@code width} of room. */
  double height(double width) {
    double rows = isOneRow(width) ? px(ROW) : 2 * px(ROW);
    return rows + above();
  }

  private double above() {
    if (bar.isVisible()) {
      return px(BAR);
    }
    return ticks.isVisible() ? px(TICKS) + px(8) : 0;
  }

  private boolean isOneRow(double width) {
    return phase.natural() + second() + px(GAP) <= width;
  }

  /** Words beside words want something between them; stones part them well enough. */
  private boolean isParted() {
    return !stones.isVisible() && !detail.getText().isEmpty();
  }

  private double second() {
    double row = stones.width(px(STONE));
    double words = detail.getText().isEmpty() ? 0 : px(GAP) + detail.natural();
    return words + (row == 0 ? 0 : px(GAP) + row);
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    place(bar, 0, 0, width, px(BAR) - px(6));
    place(ticks, 0, 0, width, px(TICKS));
    double y = above();
    double row = px(ROW);
    if (isOneRow(width)) {
      double words = phase.natural();
      place(phase, 0, y, words, row);
      dot.setCenterX(words + px(GAP));
      dot.setCenterY(y + row / 2);
      dot.setRadius(isParted() ? px(2.5) : 0);
      layoutSecond(words + px(isParted() ? 2 * GAP : GAP), y, width);
    } else {
      place(phase, 0, y, width, row);
      dot.setRadius(0);
      layoutSecond(0, y + row, width);
    }
  }

  private void layoutSecond(double from, double y, double width) {
    double row = stones.width(px(STONE));
    place(stones, from, y + (px(ROW) - px(STONE)) / 2, row, px(STONE));
    double x = from + (row == 0 ? 0 : row + px(GAP));
    place(detail, x, y, width - x, px(ROW));
  }
}
