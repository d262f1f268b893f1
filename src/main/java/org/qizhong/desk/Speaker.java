package org.qizhong.desk;

import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Call;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;
import org.qizhong.match.Setup;

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
   * Replaces everything planned, after every happening and ten times a second, for the next five
   * seconds, which is as long as anything takes to say: a press, a pause or a ruling has changed
   * what comes (C5).
   */
  void plan(List<Planned> calls);

  /**
   * Something has happened that may be announced (C8).
   *
   * @param state after it
   */
  void announce(Happening happening, MatchState state);

  /**
   * C6: {@code side} asks how much is left.
   *
   * @param at the instant it asks, not before {@code state}'s
   * @return why no answer is heard, if there is one that is not
   */
  Optional<String> answer(Side side, MatchState state, Tick at);

  /**
   * A match was opened.
   *
   * @return which of its calls will not be read aloud and why, if there are any
   */
  Optional<String> opened(Setup setup);

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
        public Optional<String> answer(Side side, MatchState state, Tick at) {
          return Optional.empty();
        }

        @Override
        public Optional<String> opened(Setup setup) {
          return Optional.empty();
        }

        @Override
        public void close() {}
      };
}
