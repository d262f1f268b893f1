package org.qizhong.screen.view;

import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import org.qizhong.screen.model.SidePicture;

/** The referee's reading: how much of the period has passed, and the number read last. */
final class BarView extends Scaled {
  private static final double HEIGHT = 12;
  private static final double MARK = 20;
  private static final double SAID = 92;

  private final Rectangle ground = new Rectangle();
  private final Rectangle done = new Rectangle();
  private final FitText said = new FitText(26, 12, true).align(HPos.RIGHT);
  private SidePicture.Bar bar = new SidePicture.Bar(0, List.of(), "");

  BarView() {
    setMouseTransparent(true);
    ground.setFill(Color.color(0, 0, 0, 0.45));
    done.setFill(Color.WHITE);
    said.setFill(Color.WHITE);
    draw(ground, done);
    getChildren().add(said);
  }

  void show(SidePicture.Bar now) {
    if (!bar.marks().equals(now.marks())) {
      getChildren().setAll(ground, done, said);
      for (int i = 0; i < now.marks().size(); i++) {
        draw(new Rectangle());
      }
    }
    bar = now;
    said.setText(now.said());
    requestLayout();
  }

  String said() {
    return said.getText();
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth() - px(SAID);
    double middle = getHeight() / 2;
    double height = px(HEIGHT);
    bar(ground, width, middle, height);
    bar(done, width * bar.done(), middle, height);
    place(said, width + px(6), 0, px(SAID) - px(6), getHeight());
    for (int i = 0; i < bar.marks().size(); i++) {
      Rectangle mark = (Rectangle) getChildren().get(3 + i);
      boolean past = bar.marks().get(i) <= bar.done();
      mark.setFill(past ? Color.color(0, 0, 0, 0.55) : Color.color(1, 1, 1, 0.8));
      mark.setWidth(Math.max(1, px(2)));
      mark.setHeight(px(MARK));
      mark.setX(Math.round(width * bar.marks().get(i)) - px(1));
      mark.setY(middle - px(MARK) / 2);
    }
  }

  private static void bar(Rectangle bar, double width, double middle, double height) {
    bar.setY(middle - height / 2);
    bar.setWidth(width);
    bar.setHeight(height);
    bar.setArcWidth(height);
    bar.setArcHeight(height);
  }
}
