package org.qizhong.screen.view;

import javafx.scene.shape.Circle;
import org.qizhong.clock.Side;
import org.qizhong.screen.model.SidePicture;

/** The lower part of a panel: the bar or the moves' ticks, and the phase in words and stones. */
final class FootView extends Scaled {
  private static final double ROW = 32;
  private static final double BAR = 40;
  private static final double TICKS = 16;
  private static final double STONE = 22;
  private static final double GAP = 12;
  private static final double ICON = 24;

  private final BarView bar = new BarView();
  private final TicksView ticks = new TicksView();
  private final FitText phase = new FitText(20, 9, false);
  private final StonesView stones;
  private final Circle dot = new Circle();
  private final FitText detail = new FitText(20, 9, false);
  private final SpeakerView icon = new SpeakerView();
  private Ink ink = Ink.TEXT;

  FootView(Side side) {
    stones = new StonesView(side);
    setMouseTransparent(true);
    add(bar, ticks, phase, stones, detail, icon);
    draw(dot);
  }

  void show(SidePicture now) {
    ink = Tones.words(now.tone());
    phase.setText(now.phase());
    phase.setFill(ink);
    detail.setText(now.detail());
    detail.setFill(ink);
    stones.setVisible(now.stones().isPresent());
    stones.show(now.stones().orElse(new SidePicture.Row(0, 0)), ink);
    ticks.setVisible(now.ticks().isPresent());
    ticks.show(now.ticks().orElse(new SidePicture.Row(0, 0)), ink);
    icon.setVisible(now.mayAsk());
    icon.setFill(ink);
    bar.setVisible(now.bar().isPresent());
    showBar(now);
    requestLayout();
  }

  /** Only what moves within a period. */
  void showBar(SidePicture now) {
    now.bar().ifPresent(shown -> bar.show(shown, ink));
  }

  /** The height it needs in a panel with {@code width} of room. */
  double height(double width) {
    return rows(width) + above();
  }

  /** The height of its words. */
  double rows(double width) {
    return isOneRow(width) ? px(ROW) : 2 * px(ROW);
  }

  private double above() {
    if (bar.isVisible()) {
      return px(BAR);
    }
    return ticks.isVisible() ? px(TICKS) + px(8) : 0;
  }

  private boolean isOneRow(double width) {
    return phase.natural() + second() + px(GAP) <= width - icon();
  }

  private double icon() {
    return icon.isVisible() ? px(ICON) + px(GAP) : 0;
  }

  /** Words beside words want something between them; stones part them well enough. */
  private boolean isParted() {
    return !stones.isVisible() && !detail.isEmpty();
  }

  private double second() {
    double row = stones.width(px(STONE));
    double words = detail.isEmpty() ? 0 : px(GAP) + detail.natural();
    return words + (row == 0 ? 0 : px(GAP) + row);
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    place(bar, 0, 0, width, px(BAR) - px(6));
    place(ticks, 0, 0, width, px(TICKS));
    double y = above();
    double row = px(ROW);
    place(icon, width - px(ICON), getHeight() - (row + px(ICON)) / 2, px(ICON), px(ICON));
    dot.setFill(color(ink));
    if (isOneRow(width)) {
      double words = phase.natural();
      place(phase, 0, y, words, row);
      dot.setCenterX(words + px(GAP));
      dot.setCenterY(y + row / 2);
      dot.setRadius(isParted() ? px(2.5) : 0);
      layoutSecond(words + px(isParted() ? 2 * GAP : GAP), y, width - icon());
    } else {
      place(phase, 0, y, width, row);
      dot.setRadius(0);
      layoutSecond(0, y + row, width - icon());
    }
  }

  private void layoutSecond(double from, double y, double width) {
    double row = stones.width(px(STONE));
    place(stones, from, y + (px(ROW) - px(STONE)) / 2, row, px(STONE));
    double x = from + (row == 0 ? 0 : row + px(GAP));
    place(detail, x, y, width - x, px(ROW));
  }
}
