package org.qizhong.desk;

import java.util.List;
import org.qizhong.clock.Phase;
import org.qizhong.match.Buzzes;
import org.qizhong.match.Happening;

/** The buzzer. Every method is called on the desk's thread and returns at once. */
public interface Buzzer {

  /**
   * A buzz that comes if nobody acts.
   *
   * @param when in the {@link Ticker}'s nanoseconds
   * @param phase what it falls in: in some the players may have chosen silence (C9)
   */
  record Planned(long when, Buzzes.Kind kind, Phase phase) {}

  /** Replaces everything planned, as {@link Speaker#plan} does (C10). */
  void plan(List<Planned> buzzes);

  /** Replaces the calls that will be read aloud, for a buzzer that sounds them too (C5). */
  default void planCalls(List<Speaker.Planned> calls) {}

  /** Something has happened that may be buzzed, such as a flag. */
  void buzz(Happening happening);

  /** A part of the clock has failed that the referee should look after. */
  default void fault() {}

  /** This buzzer and {@code other} as one; what one of them does wrong the other does not feel. */
  default Buzzer and(Buzzer other) {
    return new BothBuzzers(this, other);
  }

  /** Makes no sound. */
  Buzzer SILENT =
      new Buzzer() {
        @Override
        public void plan(List<Planned> buzzes) {}

        @Override
        public void buzz(Happening happening) {}
      };
}
