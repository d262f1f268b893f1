package org.qizhong.screen.view;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.shape.Rectangle;
import org.qizhong.screen.model.SidePicture;

/** The referee's reading: how much of the period has passed, and what stands beside it. */
final class BarView extends Scaled {
  private static final double HEIGHT = 14;
  private static final double MARK = 24;
  private static final double BESIDE = 100;

  private final Rectangle track = new Rectangle();
  private final Rectangle done = new Rectangle();
  private final List<Rectangle> marks = new ArrayList<>();
  private final FitText beside = new FitText(26, 12, true).align(HPos.RIGHT);
  private SidePicture.Bar bar = new SidePicture.Bar(0, List.of(), "");
  private Ink ink = Ink.ON_FILL;

  BarView() {
    setMouseTransparent(true);
    draw(track, done);
    add(beside);
  }

  /** Shows {@code now} on a ground where {@code on} can be read. */
  void show(SidePicture.Bar now, Ink on) {
    if (now.equals(bar) && on == ink) {
      return;
    }
    if (!bar.marks().equals(now.marks())) {
      getChildren().removeAll(marks);
      marks.clear();
      now.marks().forEach(mark -> marks.add(new Rectangle()));
      draw(marks.toArray(new Rectangle[0]));
    }
    bar = now;
    ink = on;
    beside.setText(now.beside());
    beside.setFill(on);
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth() - (bar.beside().isEmpty() ? 0 : px(BESIDE));
    double middle = getHeight() / 2;
    track.setFill(color(Ink.TRACK));
    done.setFill(color(ink));
    bar(track, width, middle);
    bar(done, width * bar.done(), middle);
    place(beside, getWidth() - px(BESIDE) + px(6), 0, px(BESIDE) - px(6), getHeight());
    for (int i = 0; i < marks.size(); i++) {
      boolean past = bar.marks().get(i) <= bar.done();
      mark(marks.get(i), Math.round(width * bar.marks().get(i)), middle, past);
    }
  }

  /** A mark that has been passed is a gap in the bar. */
  private void mark(Rectangle mark, double at, double middle, boolean past) {
    double height = past ? px(HEIGHT) : px(MARK);
    mark.setFill(color(past ? Ink.TRACK : ink));
    mark.setX(at - px(1));
    mark.setY(middle - height / 2);
    mark.setWidth(Math.max(1, px(2)));
    mark.setHeight(height);
  }

  private void bar(Rectangle bar, double width, double middle) {
    double height = px(HEIGHT);
    bar.setY(middle - height / 2);
    bar.setWidth(width);
    bar.setHeight(height);
    bar.setArcWidth(height);
    bar.setArcHeight(height);
  }
}
