package org.qizhong.screen.view;

import javafx.geometry.HPos;
import org.qizhong.screen.model.MatchPicture;

/** The line above the panels: the event on the left, time, rules and move on the right. */
final class TopLine extends Scaled {
  private final FitText event = new FitText(17, 9, true);
  private final FitText time = new FitText(16, 9, false).align(HPos.RIGHT);
  private final FitText rules = new FitText(16, 9, false).align(HPos.RIGHT);
  private final FitText move = new FitText(17, 9, true).align(HPos.RIGHT);

  TopLine() {
    setMouseTransparent(true);
    event.setFill(Look.TEXT);
    time.setFill(Look.FAINT);
    rules.setFill(Look.FAINT);
    move.setFill(Look.TEXT);
    getChildren().addAll(event, time, rules, move);
  }

  void show(MatchPicture.Top top) {
    event.setText(top.event());
    time.setText(top.time());
    rules.setText(top.rules());
    move.setText(top.move());
    requestLayout();
  }

  String words() {
    return event.getText() + " " + time.getText() + " " + rules.getText() + " " + move.getText();
  }

  @Override
  protected void layoutChildren() {
    double gap = px(18);
    double height = getHeight();
    double right = getWidth();
    right = placeBefore(move, right, move.natural(), height);
    right = placeBefore(rules, right - gap, rules.natural(), height);
    double room = right - 2 * gap;
    double times = Math.min(time.natural(), Math.max(room - event.natural(), room * 0.5));
    right = placeBefore(time, right - gap, times, height);
    place(event, 0, 0, right - gap, height);
  }

  private static double placeBefore(FitText words, double right, double width, double height) {
    place(words, right - width - 1, 0, width + 1, height);
    return right - width - 1;
  }
}
