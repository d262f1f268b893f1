package org.qizhong.screen.view;

import java.util.Optional;
import javafx.geometry.HPos;
import javafx.scene.input.MouseEvent;
import org.qizhong.screen.model.Alarm;

/** What is wrong with the desk: a narrow field in the top line, then a sign to be touched. */
final class AlarmView extends Scaled {
  /** Where the field lies in a match's top line, in parts of the width. */
  static final double LEFT = 0.4;

  private static final double RIGHT = 0.72;

  /** The same while no clock runs: the ways to log and settings stand there too. */
  private static final double STANDING_RIGHT = 0.56;

  /** The same where a title stands on the left and a button on the right. */
  private static final double TITLED_LEFT = 0.48;

  private static final double TITLED_RIGHT = 0.79;

  private static final double TOP = 2;
  private static final double HEIGHT = 36;
  private static final double SIGN = 28;
  private static final String MARK = "!";

  private final FitText words = new FitText(15, 7, true).align(HPos.CENTER);
  private Optional<Alarm> shown = Optional.empty();

  /** A field that is hidden; {@code touched} asks for the words behind the sign. */
  AlarmView(Runnable touched) {
    words.setFill(Ink.ON_FILL);
    add(words);
    setId("alarm");
    setVisible(false);
    addEventHandler(
        MouseEvent.MOUSE_PRESSED,
        event -> {
          touched.run();
          event.consume();
        });
  }

  /** What the sign takes of the top line, with what parts it from the words. */
  static double sign() {
    return SIGN + 2;
  }

  void show(Optional<Alarm> alarm) {
    if (!alarm.equals(shown)) {
      shown = alarm;
      setVisible(alarm.isPresent());
      words.setText(alarm.map(now -> now.whole() ? now.text() : MARK).orElse(""));
      requestLayout();
    }
  }

  /**
   * Lies in the top line of a page of that size.
   *
   * @param titled whether a title stands in it, not a match's words
   * @param standing whether no clock runs in a match's
   * @param turned whether the line is upside down
   * @param low whether it then lies at the bottom
   */
  void lie(
      double width, double height, boolean titled, boolean standing, boolean turned, boolean low) {
    boolean whole = shown.filter(Alarm::whole).isPresent();
    double size = px(SIGN);
    double left = width * (titled ? TITLED_LEFT : LEFT);
    double right = width * (titled ? TITLED_RIGHT : standing ? STANDING_RIGHT : RIGHT);
    double wide = whole ? right - left : size;
    double high = whole ? px(HEIGHT) : size;
    double sign = titled ? right - size : px(TOP + 6);
    double x = whole ? left : sign;
    double y = whole ? px(TOP) : px(TOP + 4);
    place(this, turned ? width - x - wide : x, low ? height - y - high : y, wide, high);
  }

  @Override
  protected void layoutChildren() {
    setBackground(ground(Ink.BAD, px(6)));
    place(words, px(4), 0, getWidth() - 2 * px(4), getHeight());
  }
}
