package org.qizhong.desk;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.qizhong.clock.Tick;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;
import org.qizhong.match.Referee;
import org.qizhong.match.Setup;
import org.qizhong.record.Entry;

/**
 * One match as it is played: arrivals are judged in the order of their stamps, deadlines only after
 * the settle time, and an arrival that comes later still is put in its place (law 3). Knows no
 * thread and no clock; all times are the {@link Ticker}'s nanoseconds.
 */
final class LiveMatch {
  /** How long an edge stamped before a deadline is waited for. */
  static final Duration SETTLE = Duration.ofMillis(30);

  /** How late an edge may come to a desk that is awake and still be put in its place. */
  static final Duration LATEST = Duration.ofSeconds(5);

  private static final long NONE = Long.MAX_VALUE;

  /** Who writes down and shows what was judged. */
  interface Output {
    /** An act, or a ruling's several, and what came of them. */
    void acted(List<Entry> entries, List<Happening> happenings);

    /** What came by time alone. */
    void elapsed(List<Happening> happenings);

    /** The last {@code count} entries are replaced; {@code shown} is what changed. */
    void reordered(int count, List<Entry> entries, List<Happening> shown);

    /** An act that does not fit. */
    void refused(Arrival arrival, Happening.Refused refusal);

    /** P3: a press made at once with the one that has changed the turn; it is no act. */
    void atOnce(Arrival arrival, Happening.Ignored ignored);
  }

  private final Output out;
  private final Setup setup;
  private final StartPress startPress;
  private final Course course;
  private final Arrivals pending = new Arrivals();
  private final Stalls stalls = new Stalls();
  private OptionalLong zero;
  private long held = Long.MIN_VALUE;

  /** A new match, whose clock may be started as {@code startPress} says. */
  LiveMatch(Setup setup, StartPress startPress, Output out) {
    this(
        new MatchLog(setup),
        setup,
        MatchState.open(setup),
        startPress,
        OptionalLong.empty(),
        Tick.ZERO,
        false,
        out);
  }

  /**
   * A match that goes on from {@code state}, which belongs to {@code judged}.
   *
   * @param shownSinceEntry whether something was shown after the record's last act
   */
  LiveMatch(
      MatchLog log,
      Setup setup,
      MatchState state,
      StartPress startPress,
      OptionalLong zero,
      Tick judged,
      boolean shownSinceEntry,
      Output out) {
    this.setup = setup;
    this.startPress = startPress;
    this.zero = zero;
    this.course = new Course(log, state, judged, shownSinceEntry, out);
    this.out = out;
  }

  Setup setup() {
    return setup;
  }

  MatchState state() {
    return course.state();
  }

  MatchLog log() {
    return course.log();
  }

  OptionalLong zero() {
    return zero;
  }

  /** The tick of an instant; the match's zero before its first act. */
  Tick tick(long nanos) {
    return zero.isPresent() ? new Tick(nanos - zero.getAsLong()) : Tick.ZERO;
  }

  /** Takes an arrival to be judged. */
  void offer(Arrival arrival) {
    pending.add(arrival);
  }

  /**
   * The desk has stood still: what was stamped meanwhile is not late for that, and what time alone
   * brings is held for the settle time, for it may be on its way.
   */
  void stalled(long from, long until) {
    stalls.add(from, until);
    held = until + SETTLE.toNanos();
  }

  /** Whether what time alone brings is held at {@code now}. */
  boolean isHeld(long now) {
    return now < held;
  }

  /** What {@code entries} would come to at {@code now}; nothing is changed. */
  Verdict judged(List<Entry> entries, long now) {
    Tick at = tick(now).isAfter(course.judged()) ? tick(now) : course.judged();
    MatchState then = Referee.elapse(state(), at).state();
    return Verdict.of(then, entries, at);
  }

  /** Whether everything that was offered has been judged. */
  boolean isSettled() {
    return pending.isEmpty();
  }

  /** Judges everything that can be judged at {@code now}. */
  void advance(long now) {
    forget(now);
    while (true) {
      long deadline = nanos(Referee.nextDeadline(state()));
      long boundary = nanos(Referee.nextBoundary(state()));
      if (pending.firstBefore(deadline)) {
        judge(startPress.meant(pending.next(), state()), now);
      } else if (isHeld(now)) {
        return;
      } else if (boundary < deadline && boundary <= now) {
        course.elapse(tick(boundary));
      } else if (deadline != NONE && deadline + SETTLE.toNanos() <= now) {
        course.elapse(tick(deadline));
      } else {
        return;
      }
    }
  }

  /** When {@link #advance} next has something to do if nothing arrives. */
  OptionalLong nextWake() {
    long deadline = nanos(Referee.nextDeadline(state()));
    long boundary = nanos(Referee.nextBoundary(state()));
    long wake = boundary < deadline ? boundary : deadline;
    if (wake == NONE) {
      return OptionalLong.empty();
    }
    long due = boundary < deadline ? boundary : deadline + SETTLE.toNanos();
    return OptionalLong.of(Math.max(due, held));
  }

  /** The next instant something costs; {@link Long#MAX_VALUE} if none. */
  long nextDeadline() {
    return nanos(Referee.nextDeadline(state()));
  }

  /**
   * What the record needs at its end so that it replays to what was shown: nothing runs past its
   * last event. Empty when nothing was shown since.
   */
  boolean needsLastEntry() {
    return course.isShownSinceEntry();
  }

  /** What the record's end brings. */
  List<Happening> close() {
    return course.close();
  }

  private long nanos(Optional<Tick> tick) {
    if (tick.isEmpty() || zero.isEmpty() || tick.get().nanos() > NONE / 2) {
      return NONE;
    }
    return tick.get().nanos() + zero.getAsLong();
  }

  private void judge(Arrival arrival, long now) {
    if (zero.isEmpty()) {
      begin(arrival);
      return;
    }
    Tick at = tick(arrival.stamp());
    if (!at.isBefore(course.judged())) {
      course.act(arrival, at);
    } else if (at.isBefore(Tick.ZERO)) {
      out.refused(arrival, new Happening.Refused(Tick.ZERO, "came before the match's first act"));
    } else if (arrival.stamp() < stalls.back(now, LATEST)) {
      String reason = "arrived " + (now - arrival.stamp()) / 1_000_000 + " ms late, over 5 s";
      out.refused(arrival, new Happening.Refused(at, reason));
    } else if (state() instanceof MatchState.Confirmed) {
      course.act(arrival, course.judged());
    } else {
      course.reorder(arrival, at, tick(now));
    }
  }

  /** The first act that fits is the match's zero. */
  private void begin(Arrival first) {
    zero = OptionalLong.of(first.stamp());
    if (!course.act(first, Tick.ZERO)) {
      zero = OptionalLong.empty();
    }
  }

  private void forget(long now) {
    long still = stalls.back(now, LATEST);
    stalls.forget(still);
    course.forget(tick(still));
  }
}
