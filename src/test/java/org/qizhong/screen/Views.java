package org.qizhong.screen;

import java.nio.file.Path;
import org.qizhong.screen.card.CardModel;
import org.qizhong.screen.card.Keeping;
import org.qizhong.screen.model.ScreenModel;
import org.qizhong.screen.view.ScreenView;

/** Screens whose start card keeps nothing. */
final class Views {
  private static final Path NOWHERE = Path.of("target", "no-data-directory");

  private Views() {}

  /** A view of {@code model}. */
  static ScreenView of(ScreenModel model) {
    return new ScreenView(model, new CardModel(model, Keeping.in(NOWHERE, NOWHERE)));
  }
}
