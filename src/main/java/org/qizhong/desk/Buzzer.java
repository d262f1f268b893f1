package org.qizhong.desk;

import java.util.List;
import org.qizhong.match.Buzzes;
import org.qizhong.match.Happening;

/** The buzzer. Every method is called on the desk's thread and returns at once. */
public interface Buzzer {

  /**
   * A buzz that comes if nobody acts.
   *
   * @param when in the {@link Ticker}'s nanoseconds
   */
  record Planned(long when, Buzzes.Kind kind) {}

  /** Replaces everything planned, as {@link Speaker#plan} does (C10). */
  void plan(List<Planned> buzzes);

  /** Something has happened that may be buzzed, such as a flag. */
  void buzz(Happening happening);

  /** Makes no sound. */
  Buzzer SILENT =
      new Buzzer() {
        @Override
        public void plan(List<Planned> buzzes) {}

        @Override
        public void buzz(Happening happening) {}
      };
}
