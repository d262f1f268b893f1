package org.qizhong.screen.view;

import javafx.geometry.HPos;
import org.qizhong.screen.model.MatchPicture;
import org.qizhong.screen.model.ScreenModel;

/**
 * The line above the panels: table and event on the left, time, rules and move on the right, and
 * while no clock runs the way to the settings.
 */
final class TopLine extends Scaled {
  private static final double LINE = 40;

  /** What can be touched is higher. */
  private static final double TOUCHED = 60;

  private static final double BUTTON = 52;
  private static final double BUTTON_WIDTH = 100;

  private final FitText table = new FitText(17, 9, true);
  private final FitText event = new FitText(16, 9, false);
  private final FitText time = new FitText(16, 9, false).align(HPos.RIGHT);
  private final FitText rules = new FitText(16, 9, false).align(HPos.RIGHT);
  private final FitText move = new FitText(17, 9, true).align(HPos.RIGHT);
  private final HoldButton settings;
  private final Runnable opens;
  private MatchPicture.Top top;

  TopLine(ScreenModel model, Runnable acted) {
    settings = new HoldButton(model);
    settings.setId("settings");
    opens =
        () -> {
          model.openSettings();
          acted.run();
        };
    event.setFill(Ink.FAINT);
    time.setFill(Ink.FAINT);
    rules.setFill(Ink.FAINT);
    setPickOnBounds(false);
    add(table, event, time, rules, move, settings);
  }

  void show(MatchPicture.Top now) {
    if (now.equals(top)) {
      return;
    }
    top = now;
    table.setText(now.table());
    event.setText(now.event());
    time.setText(now.time());
    rules.setText(now.rules());
    move.setText(now.move());
    settings.setVisible(!now.settings().isEmpty());
    settings.show(now.settings(), false, false, opens);
    requestLayout();
  }

  /** How high it is now. */
  double height() {
    return px(settings.isVisible() ? TOUCHED : LINE);
  }

  @Override
  protected void layoutChildren() {
    double gap = px(18);
    double height = getHeight();
    double right = getWidth();
    if (settings.isVisible()) {
      double button = px(BUTTON_WIDTH);
      place(settings, right - button, (height - px(BUTTON)) / 2, button, px(BUTTON));
      right -= button + gap;
    }
    right = placeBefore(move, right, move.natural(), height);
    right = placeBefore(rules, right - gap, rules.natural(), height) - gap;
    double wanted = table.natural() + (event.isEmpty() ? 0 : px(12) + event.natural());
    double times = Math.min(time.natural(), Math.max(right - gap - wanted, right * 0.45));
    right = placeBefore(time, right, times, height) - gap;
    double name = Math.min(table.natural() + 1, right);
    place(table, 0, 0, name, height);
    place(event, name + px(12), 0, right - name - px(12), height);
  }

  private static double placeBefore(FitText words, double right, double width, double height) {
    place(words, right - width - 1, 0, width + 1, height);
    return right - width - 1;
  }
}
