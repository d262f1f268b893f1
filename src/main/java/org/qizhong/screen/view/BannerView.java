package org.qizhong.screen.view;

import java.util.Optional;
import javafx.geometry.HPos;
import org.qizhong.screen.model.Banner;

/** A remark over the top line. */
final class BannerView extends Scaled {
  private final FitText words = new FitText(18, 11, true).align(HPos.CENTER);
  private boolean bad;

  BannerView() {
    setMouseTransparent(true);
    words.setFill(Ink.ON_FILL);
    add(words);
    setId("banner");
    setVisible(false);
  }

  void show(Optional<Banner> banner) {
    setVisible(banner.isPresent());
    banner.ifPresent(this::show);
  }

  private void show(Banner now) {
    words.setText(now.text());
    if (bad != now.bad()) {
      bad = now.bad();
      requestLayout();
    }
  }

  @Override
  protected void layoutChildren() {
    setBackground(ground(bad ? Ink.BAD : Ink.REMARK, 0));
    place(words, px(14), 0, getWidth() - 2 * px(14), getHeight());
  }
}
