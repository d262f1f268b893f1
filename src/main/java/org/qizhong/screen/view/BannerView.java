package org.qizhong.screen.view;

import java.util.Optional;
import javafx.geometry.HPos;
import org.qizhong.screen.model.Banner;

/** A remark over the top line. */
final class BannerView extends Scaled {
  private final FitText words = new FitText(18, 11, true).align(HPos.CENTER);

  BannerView() {
    setMouseTransparent(true);
    words.setFill(Look.TEXT);
    getChildren().add(words);
    setId("banner");
    setVisible(false);
  }

  void show(Optional<Banner> banner) {
    setVisible(banner.isPresent());
    banner.ifPresent(
        now -> {
          words.setText(now.text());
          setBackground(Look.fill(now.bad() ? Look.BAD : Look.REMARK, 0));
        });
  }

  String words() {
    return isVisible() ? words.getText() : "";
  }

  @Override
  protected void layoutChildren() {
    place(words, px(14), 0, getWidth() - 2 * px(14), getHeight());
  }
}
