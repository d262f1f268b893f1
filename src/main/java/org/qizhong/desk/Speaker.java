package org.qizhong.desk;

import java.util.List;
import org.qizhong.match.Call;
import org.qizhong.match.Happening;
import org.qizhong.clock.Side;

/** The voice. Both methods are called on the desk's thread and return at once. */
public interface Speaker {

  /**
   * A call that comes if nobody acts.
   *
   * @param when the instant it starts, in the {@link Ticker}'s nanoseconds
   * @param settled whether it may sound only after the settle time: a period's last number
   */
  record Planned(long when, Side side, Call call, boolean settled) {}

  /** Replaces everything planned: a press, pause or ruling has changed what comes (C5). */
  void plan(List<Planned> calls);

  /** Something has happened that may be announced (C8). */
  void announce(Happening happening);

  /** Says nothing. */
  Speaker SILENT =
      new Speaker() {
        @Override
        public void plan(List<Planned> calls) {}

        @Override
        public void announce(Happening happening) {}
      };
}
