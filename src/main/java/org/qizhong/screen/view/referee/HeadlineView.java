package org.qizhong.screen.view.referee;

import java.util.function.Consumer;
import javafx.geometry.HPos;
import javafx.scene.input.MouseEvent;
import org.qizhong.clock.BySide;
import org.qizhong.clock.Side;
import org.qizhong.screen.model.Tone;
import org.qizhong.screen.referee.Headline;
import org.qizhong.screen.view.FitText;
import org.qizhong.screen.view.HeadedView;
import org.qizhong.screen.view.Ink;
import org.qizhong.screen.view.Scaled;

/** The line above the referee's desk. */
final class HeadlineView extends HeadedView {
  static final double LINE = 40;
  private static final double SIDE = 178;
  private static final double EDGE = 8;
  private static final double GAP = 6;
  private static final double TITLE = 0.5;
  private static final double PRESS = 20;

  private final FitText title = new FitText(17, 10, true);
  private final FitText status = new FitText(15, 9, false);
  private final BySide<SideView> sides = new BySide<>(new SideView(), new SideView());
  private Headline shown;

  /** {@code pressed} is told of a touch on a side's reading. */
  HeadlineView(Consumer<Side> pressed) {
    super(LINE);
    givesWay(title, status);
    setPickOnBounds(false);
    for (Side side : Side.values()) {
      SideView view = sides.of(side);
      view.setId("reading-" + side.id());
      view.addEventHandler(
          MouseEvent.MOUSE_PRESSED,
          event -> {
            pressed.accept(side);
            event.consume();
          });
    }
    title.setFill(Ink.TEXT);
    status.setId("referee-status");
    add(title, status, sides.black(), sides.white());
  }

  void show(Headline now) {
    if (now.equals(shown)) {
      return;
    }
    shown = now;
    title.setText(now.title());
    status.setText(now.status());
    status.setFill(now.bad() ? Ink.FLAG : Ink.FAINT);
    for (Side side : Side.values()) {
      sides.of(side).setVisible(now.sides().isPresent());
      now.sides().ifPresent(all -> sides.of(side).show(all.of(side)));
    }
    requestLayout();
  }

  /** Whether a reading is a button now, which is higher. */
  boolean hasButtons() {
    return shown != null && shown.sides().filter(both -> both.black().button()).isPresent();
  }

  @Override
  protected double headWidth() {
    double edge = px(EDGE);
    return sides.black().isVisible()
        ? getWidth() - edge - 2 * (px(SIDE) + px(GAP))
        : getWidth() - edge;
  }

  @Override
  protected double headHeight() {
    return getHeight();
  }

  @Override
  protected void layoutChildren() {
    double gap = px(GAP);
    double side = px(SIDE);
    double right = getWidth() - px(EDGE);
    place(sides.white(), right - side, px(2), side, getHeight() - 2 * px(2));
    place(sides.black(), right - 2 * side - gap, px(2), side, getHeight() - 2 * px(2));
    double name = Math.min(title.natural() + 1, (headWidth() - px(EDGE)) * TITLE);
    place(title, indent(), 0, name, getHeight());
    double from = indent() + name + px(14);
    place(status, from, 0, headWidth() - from - gap, getHeight());
  }

  /** One side's reading; the side to move is filled as its panel would be. */
  private static final class SideView extends Scaled {
    private final FitText words = new FitText(16, 9, true).align(HPos.CENTER);
    private final FitText press = new FitText(13, 9, false).align(HPos.CENTER);
    private Tone tone = Tone.IDLE;

    SideView() {
      add(words, press);
    }

    void show(Headline.SideBrief now) {
      words.setText(now.text());
      press.setText(now.press());
      tone = now.tone();
      requestLayout();
    }

    @Override
    protected void layoutChildren() {
      boolean filled = tone == Tone.MAIN || tone == Tone.OVERTIME || tone == Tone.LAST;
      setBackground(ground(fill(), px(6)));
      words.setFill(filled ? Ink.ON_FILL : tone == Tone.FLAG ? Ink.FLAG : Ink.TEXT);
      double width = getWidth() - 2 * px(6);
      double said = press.getText().isEmpty() ? 0 : px(PRESS);
      press.setFill(filled ? Ink.ON_FILL : Ink.TEXT);
      place(words, px(6), 0, width, getHeight() - said);
      place(press, px(6), getHeight() - said, width, said);
    }

    private Ink fill() {
      return switch (tone) {
        case MAIN -> Ink.MAIN;
        case OVERTIME -> Ink.OVERTIME;
        case LAST -> Ink.LAST;
        case STOPPED -> Ink.HATCH_LIGHT;
        case IDLE, READY, LOST, FLAG -> Ink.PANEL;
      };
    }
  }
}
