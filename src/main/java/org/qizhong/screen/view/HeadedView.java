package org.qizhong.screen.view;

import java.util.Optional;
import org.qizhong.screen.model.Alarm;

/**
 * A view with a line on top, in which an alarm has its place: its sign comes before what stands
 * there, its words take the place of the line's own.
 */
public abstract class HeadedView extends Scaled {
  private static final double INDENT = 14;
  private Optional<Alarm> alarm = Optional.empty();

  /** Makes room for {@code now}. */
  public final void alarm(Optional<Alarm> now) {
    if (!now.equals(alarm)) {
      alarm = now;
      for (FitText words : head()) {
        words.setVisible(now.filter(Alarm::whole).isEmpty());
      }
      requestLayout();
    }
  }

  /** Where what stands in the line begins, in pixels. */
  protected final double indent() {
    return px(alarm.isPresent() ? AlarmView.SIGN_ROOM : INDENT);
  }

  /** What gives way to an alarm's words. */
  protected abstract FitText[] head();

  /** How wide those may be, in pixels from the left edge. */
  protected abstract double headWidth();

  /** How high the line is, in pixels. */
  protected abstract double headHeight();
}
