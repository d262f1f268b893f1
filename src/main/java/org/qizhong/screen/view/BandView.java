package org.qizhong.screen.view;

import javafx.geometry.HPos;
import org.qizhong.screen.model.MatchPicture;

/** Words over both panels: why no clock runs, or how the game ended. */
final class BandView extends Scaled {
  private final FitText title = new FitText(32, 14, true).align(HPos.CENTER);
  private final FitText detail = new FitText(18, 10, false).align(HPos.CENTER);

  BandView() {
    setMouseTransparent(true);
    title.setFill(Look.PAGE);
    detail.setFill(Look.PAGE);
    getChildren().addAll(title, detail);
  }

  void show(MatchPicture.Band band) {
    title.setText(band.title());
    detail.setText(band.detail());
    setBackground(Look.fill(band.alert() ? Look.TEXT : Look.IDLE_DIGITS, 0));
  }

  String words() {
    return title.getText() + " · " + detail.getText();
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth() - 2 * px(12);
    double split = Math.round(getHeight() * 0.6);
    place(title, px(12), 0, width, split);
    place(detail, px(12), split - px(2), width, getHeight() - split);
  }
}
