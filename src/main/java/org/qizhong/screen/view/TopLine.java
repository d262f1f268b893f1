package org.qizhong.screen.view;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.HPos;
import org.qizhong.screen.model.Alarm;
import org.qizhong.screen.model.MatchPicture;
import org.qizhong.screen.model.ScreenModel;

/**
 * The line above the panels: table and event on the left, time, rules and move on the right, and
 * the way to the referee's desk, and while no clock runs to the log and the settings.
 */
final class TopLine extends Scaled {
  private static final double LINE = 40;

  /** What can be touched is higher. */
  private static final double TOUCHED = 60;

  private static final double BUTTON = 52;
  private static final double BUTTON_WIDTH = 86;
  private static final double LOG_WIDTH = 60;

  private final FitText table = new FitText(17, 9, true);
  private final FitText event = new FitText(16, 9, false);
  private final FitText time = new FitText(16, 9, false).align(HPos.RIGHT);
  private final FitText rules = new FitText(16, 9, false).align(HPos.RIGHT);
  private final FitText move = new FitText(17, 9, true).align(HPos.RIGHT);
  private final HoldButton log;
  private final HoldButton settings;
  private final HoldButton referee;
  private final Runnable reads;
  private final Runnable opens;
  private final Runnable calls;
  private MatchPicture.Top top;
  private Optional<Alarm> alarm = Optional.empty();

  TopLine(ScreenModel model, Runnable acted) {
    log = new HoldButton(model);
    log.setId("log");
    reads =
        () -> {
          model.log().show(true);
          acted.run();
        };
    settings = new HoldButton(model);
    settings.setId("settings");
    referee = new HoldButton(model);
    referee.setId("referee");
    calls =
        () -> {
          model.bench().door().enter();
          acted.run();
        };
    opens =
        () -> {
          model.openSettings();
          acted.run();
        };
    event.setFill(Ink.FAINT);
    time.setFill(Ink.FAINT);
    rules.setFill(Ink.FAINT);
    setPickOnBounds(false);
    add(table, event, time, rules, move, log, settings, referee);
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
    log.setVisible(!now.log().isEmpty());
    log.show(now.log(), false, false, reads);
    settings.setVisible(!now.settings().isEmpty());
    settings.show(now.settings(), false, false, opens);
    referee.setVisible(!now.referee().isEmpty());
    referee.show(now.referee(), false, false, calls);
    requestLayout();
  }

  /** Makes room for {@code now}: its words take the place of time and rules. */
  void alarm(Optional<Alarm> now) {
    if (!now.equals(alarm)) {
      alarm = now;
      boolean whole = now.filter(Alarm::whole).isPresent();
      time.setVisible(!whole);
      rules.setVisible(!whole);
      requestLayout();
    }
  }

  /** How high it is now. */
  double height() {
    return px(settings.isVisible() || referee.isVisible() ? TOUCHED : LINE);
  }

  @Override
  protected void layoutChildren() {
    double gap = px(18);
    double height = getHeight();
    double right = getWidth();
    right = layoutButton(settings, right, px(BUTTON_WIDTH), px(6));
    right = layoutButton(log, right, px(LOG_WIDTH), px(6));
    right = layoutButton(referee, right, px(BUTTON_WIDTH), gap);
    right = placeBefore(move, right, move.natural(), height);
    double left =
        alarm.filter(now -> !now.whole()).isPresent() ? px(AlarmView.SIGN_ROOM) - px(14) : 0;
    right = time.isVisible() ? layoutTerms(left, right, gap, height) : alarmLeft() - gap;
    double name = Math.min(table.natural() + 1, right - left);
    place(table, left, 0, name, height);
    place(event, left + name + px(12), 0, right - left - name - px(12), height);
  }

  /** Returns where the next words end: {@code gap} before it, if it is there. */
  private double layoutButton(HoldButton button, double right, double width, double gap) {
    if (!button.isVisible()) {
      return right;
    }
    place(button, right - width, (getHeight() - px(BUTTON)) / 2, width, px(BUTTON));
    return right - width - gap;
  }

  /** Time and rules; returns where they begin. */
  private double layoutTerms(double left, double from, double gap, double height) {
    double right = placeBefore(rules, from - gap, rules.natural(), height) - gap;
    double wanted = left + table.natural() + (event.isEmpty() ? 0 : px(12) + event.natural());
    double times = Math.min(time.natural(), Math.max(right - gap - wanted, right * 0.45));
    return placeBefore(time, right, times, height) - gap;
  }

  /** Where the alarm's words begin in this line, which lies in the middle of the page. */
  private double alarmLeft() {
    Bounds page = getParent().getLayoutBounds();
    return page.getWidth() * AlarmView.LEFT - (page.getWidth() - getWidth()) / 2;
  }

  private static double placeBefore(FitText words, double right, double width, double height) {
    place(words, right - width - 1, 0, width + 1, height);
    return right - width - 1;
  }
}
