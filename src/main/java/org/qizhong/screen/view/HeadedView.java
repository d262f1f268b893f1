package org.qizhong.screen.view;

import java.util.List;
import java.util.Optional;
import org.qizhong.screen.model.Alarm;

/**
 * A view with a line on top, in which an alarm has its place: its sign comes before what stands
 * there, its words take the place of the line's own.
 */
public abstract class HeadedView extends Scaled {
  private static final double INDENT = 14;

  private final double line;
  private List<FitText> words = List.of();
  private Optional<Alarm> alarm = Optional.empty();

  /** {@code line} units are the line's height. */
  protected HeadedView(double line) {
    this.line = line;
  }

  /** What gives way to an alarm's words. */
  protected final void givesWay(FitText... head) {
    words = List.of(head);
  }

  /** Makes room for {@code now}. */
  public final void alarm(Optional<Alarm> now) {
    if (!now.equals(alarm)) {
      alarm = now;
      words.forEach(one -> one.setVisible(now.filter(Alarm::whole).isEmpty()));
      requestLayout();
    }
  }

  /** Where what stands in the line begins, in pixels. */
  protected final double indent() {
    return px(alarm.isPresent() ? AlarmView.SIGN_ROOM : INDENT);
  }

  /** How wide an alarm's words may be, in pixels from the left edge. */
  protected double headWidth() {
    return getWidth();
  }

  /** How high the line is, in pixels. */
  protected double headHeight() {
    return px(line);
  }
}
