package org.qizhong.screen.view;

import javafx.geometry.HPos;
import org.qizhong.screen.model.MatchPicture;

/** Words above both panels: why no clock runs, or how the game ended. */
final class BandView extends Scaled {
  private final FitText title = new FitText(32, 14, true).align(HPos.CENTER);
  private final FitText detail = new FitText(18, 10, false).align(HPos.CENTER);
  private boolean alert;

  BandView() {
    setMouseTransparent(true);
    title.setFill(Ink.PAGE);
    detail.setFill(Ink.PAGE);
    add(title, detail);
  }

  void show(MatchPicture.Band band) {
    title.setText(band.title());
    detail.setText(band.detail());
    alert = band.alert();
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    setBackground(ground(alert ? Ink.BAND_ALERT : Ink.BAND, px(12)));
    double width = getWidth() - 2 * px(12);
    double split = Math.round(getHeight() * 0.6);
    place(title, px(12), 0, width, split);
    place(detail, px(12), split - px(2), width, getHeight() - split);
  }
}
