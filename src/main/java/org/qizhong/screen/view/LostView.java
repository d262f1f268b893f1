package org.qizhong.screen.view;

import javafx.geometry.HPos;
import javafx.scene.paint.Color;
import org.qizhong.screen.model.Banner;

/** Dims what may no longer be true while the desk is away. A press still goes through. */
final class LostView extends Scaled {
  private final Plate plate = new Plate();

  LostView() {
    setMouseTransparent(true);
    setId("lost");
    setBackground(Look.fill(Color.web("#0b0d10", 0.74), 0));
    getChildren().add(plate);
  }

  void show(boolean lost, Banner words) {
    plate.words.setText(words.text());
    plate.bad = words.bad();
    setVisible(lost);
  }

  @Override
  protected void layoutChildren() {
    place(plate, px(24), px(56), getWidth() - 2 * px(24), px(72));
  }

  private static final class Plate extends Scaled {
    private final FitText words = new FitText(30, 14, true).align(HPos.CENTER);
    private boolean bad;

    Plate() {
      words.setFill(Look.TEXT);
      getChildren().add(words);
    }

    @Override
    protected void layoutChildren() {
      setBackground(Look.fill(bad ? Look.BAD : Look.BUTTON, px(12)));
      place(words, px(12), 0, getWidth() - 2 * px(12), getHeight());
    }
  }
}
