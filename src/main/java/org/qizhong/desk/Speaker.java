package org.qizhong.desk;

import java.util.List;
import org.qizhong.clock.Side;
import org.qizhong.match.Call;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;

/** The voice. Every method is called on the desk's thread and returns at once. */
public interface Speaker extends AutoCloseable {

  /**
   * A call that comes if nobody acts.
   *
   * @param when the instant it starts, in the {@link Ticker}'s nanoseconds
   * @param settled whether it may sound only once {@link #announce} has told of it: what falls on a
   *     deadline is certain only after the settle time (C5)
   */
  record Planned(long when, Side side, Call call, boolean settled) {}

  /**
   * Replaces everything planned, after every happening and ten times a second, for the next two
   * seconds: a press, a pause or a ruling has changed what comes (C5).
   */
  void plan(List<Planned> calls);

  /**
   * Something has happened that may be announced (C8).
   *
   * @param state after it
   */
  void announce(Happening happening, MatchState state);

  /** C6: {@code side} asks how much is left. */
  void answer(Side side, MatchState state);

  @Override
  void close();

  /** Says nothing. */
  Speaker SILENT =
      new Speaker() {
        @Override
        public void plan(List<Planned> calls) {}

        @Override
        public void announce(Happening happening, MatchState state) {}

        @Override
        public void answer(Side side, MatchState state) {}

        @Override
        public void close() {}
      };
}
