package org.qizhong.screen.view;

import java.util.Optional;
import javafx.geometry.Dimension2D;
import javafx.geometry.HPos;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.qizhong.screen.model.Alarm;

/** What is wrong with the desk: a narrow field in the top line, then a sign to be touched. */
final class AlarmView extends Scaled {
  /** Where the field lies in a match's top line, in parts of the width. */
  static final double LEFT = 0.4;

  /** What the sign takes of a top line: its touch begins at the screen's edge. */
  static final double SIGN_ROOM = 44;

  private static final double RIGHT = 0.72;

  /** The same while no clock runs: the ways to log and settings stand there too. */
  private static final double STANDING_RIGHT = 0.54;

  private static final double EDGE = 2;
  private static final double SIDE = 8;
  private static final double HEIGHT = 40;
  private static final double SIGN = 28;
  private static final String MARK = "!";

  private final Region field = new Region();
  private final FitText words = new FitText(15, 7, true).align(HPos.CENTER);
  private Optional<Alarm> shown = Optional.empty();

  /** A field that is hidden; {@code touched} asks for the words behind the sign. */
  AlarmView(Runnable touched) {
    words.setFill(Ink.ON_FILL);
    draw(field);
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

  void show(Optional<Alarm> alarm) {
    if (!alarm.equals(shown)) {
      shown = alarm;
      setVisible(alarm.isPresent());
      words.setText(alarm.map(now -> now.whole() ? now.text() : MARK).orElse(""));
      requestLayout();
    }
  }

  /**
   * Lies in the top line of a match.
   *
   * @param width the page's
   * @param standing whether no clock runs
   * @param turned whether the line is upside down
   */
  void lieInMatch(double width, boolean standing, boolean turned) {
    double left = isWhole() ? width * LEFT : 0;
    double right = isWhole() ? width * (standing ? STANDING_RIGHT : RIGHT) : px(SIGN_ROOM);
    place(this, turned ? width - right : left, 0, right - left, px(HEIGHT));
  }

  /**
   * Lies in the line on top of another page.
   *
   * @param screen the size of the whole
   * @param turned whether it is upside down
   */
  void lieOn(HeadedView view, Dimension2D screen, boolean turned) {
    double width = isWhole() ? view.headWidth() : px(SIGN_ROOM);
    double height = view.headHeight();
    double x = turned ? screen.getWidth() - width : 0;
    double y = turned ? screen.getHeight() - height : 0;
    place(this, x, y, width, height);
  }

  private boolean isWhole() {
    return shown.filter(Alarm::whole).isPresent();
  }

  @Override
  protected void layoutChildren() {
    double high = getHeight() - 2 * px(EDGE);
    double sign = Math.min(px(SIGN), high);
    double width = isWhole() ? getWidth() - 2 * px(SIDE) : sign;
    double height = isWhole() ? high : sign;
    double y = (getHeight() - height) / 2;
    field.setBackground(ground(Ink.BAD, px(6)));
    place(field, px(SIDE), y, width, height);
    place(words, px(SIDE) + px(4), y, width - 2 * px(4), height);
  }
}
