package org.qizhong.desk;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.qizhong.clock.Side;
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

  /**
   * One judgement that can still be undone.
   *
   * @param logged the number of its first entry in the log
   */
  private record Step(
      Tick at,
      MatchState before,
      int logged,
      Optional<Arrival> arrival,
      List<Happening> happenings) {

    /** Whether {@code side}'s real button has given the turn to the other. */
    boolean turnedBy(Side side) {
      return arrival.flatMap(Arrival::button).filter(side::equals).isPresent()
          && happenings.stream()
              .anyMatch(it -> it instanceof Happening.Moved || it instanceof Happening.Started);
    }
  }

  private final Output out;
  private final Setup setup;
  private final StartPress startPress;
  private final MatchLog log;

  private final Arrivals pending = new Arrivals();
  private final SpokenCalls spoken = new SpokenCalls();
  private final Stalls stalls = new Stalls();
  private final Deque<Step> steps = new ArrayDeque<>();
  private MatchState state;
  private OptionalLong zero;
  private Tick judged;
  private Tick lastEntry;
  private boolean shownSinceEntry;
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
    this.log = log;
    this.setup = setup;
    this.state = state;
    this.startPress = startPress;
    this.zero = zero;
    this.judged = judged;
    this.lastEntry = judged;
    this.shownSinceEntry = shownSinceEntry;
    this.out = out;
  }

  Setup setup() {
    return setup;
  }

  MatchState state() {
    return state;
  }

  MatchLog log() {
    return log;
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
    Tick at = tick(now).isAfter(judged) ? tick(now) : judged;
    MatchState then = Referee.elapse(state, at).state();
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
      long deadline = nanos(Referee.nextDeadline(state));
      long boundary = nanos(Referee.nextBoundary(state));
      if (pending.firstBefore(deadline)) {
        judge(startPress.meant(pending.next(), state), now);
      } else if (isHeld(now)) {
        return;
      } else if (boundary < deadline && boundary <= now) {
        elapse(tick(boundary));
      } else if (deadline != NONE && deadline + SETTLE.toNanos() <= now) {
        elapse(tick(deadline));
      } else {
        return;
      }
    }
  }

  /** When {@link #advance} next has something to do if nothing arrives. */
  OptionalLong nextWake() {
    long deadline = nanos(Referee.nextDeadline(state));
    long boundary = nanos(Referee.nextBoundary(state));
    long wake = boundary < deadline ? boundary : deadline;
    if (wake == NONE) {
      return OptionalLong.empty();
    }
    long due = boundary < deadline ? boundary : deadline + SETTLE.toNanos();
    return OptionalLong.of(Math.max(due, held));
  }

  /** The next instant something costs; {@link Long#MAX_VALUE} if none. */
  long nextDeadline() {
    return nanos(Referee.nextDeadline(state));
  }

  /**
   * What the record needs at its end so that it replays to what was shown: nothing runs past its
   * last event. Empty when nothing was shown since.
   */
  boolean needsLastEntry() {
    return shownSinceEntry;
  }

  /** What the record's end brings. */
  List<Happening> close() {
    Referee.Judgement end = Referee.close(state, lastEntry);
    state = end.state();
    return end.happenings();
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
    if (!at.isBefore(judged)) {
      act(arrival, at);
    } else if (at.isBefore(Tick.ZERO)) {
      out.refused(arrival, new Happening.Refused(Tick.ZERO, "came before the match's first act"));
    } else if (arrival.stamp() < stalls.back(now, LATEST)) {
      String reason = "arrived " + (now - arrival.stamp()) / 1_000_000 + " ms late, over 5 s";
      out.refused(arrival, new Happening.Refused(at, reason));
    } else if (state instanceof MatchState.Confirmed) {
      act(arrival, judged);
    } else {
      reorder(arrival, at, now);
    }
  }

  /** The first act that fits is the match's zero. */
  private void begin(Arrival first) {
    zero = OptionalLong.of(first.stamp());
    act(first, Tick.ZERO);
    if (steps.isEmpty()) {
      zero = OptionalLong.empty();
    }
  }

  private void act(Arrival arrival, Tick at) {
    if (isAtOnce(arrival, at)) {
      return;
    }
    Verdict verdict = Verdict.of(state, arrival.entries(), at);
    if (verdict.refusal().isPresent()) {
      refuse(arrival, verdict, at);
      return;
    }
    take(arrival, verdict, at);
    out.acted(verdict.entries(), spoken.fresh(verdict.happenings()));
  }

  private void take(Arrival arrival, Verdict verdict, Tick at) {
    List<Happening> happenings = verdict.happenings();
    steps.addLast(new Step(at, state, log.next(), Optional.of(arrival), happenings));
    verdict.pieces().forEach(log::judged);
    state = verdict.state();
    judged = at;
    lastEntry = at;
    shownSinceEntry = false;
  }

  /** P3: two buttons at once change the turn once. */
  private boolean isAtOnce(Arrival arrival, Tick at) {
    boolean is =
        arrival.button().isPresent()
            && steps.stream()
                .filter(step -> step.at().plus(LockOut.TIME).isAfter(at))
                .anyMatch(step -> step.turnedBy(arrival.button().get().other()));
    if (is) {
      out.atOnce(arrival, new Happening.Ignored(at, arrival.button().get()));
    }
    return is;
  }

  /** A refusal changes nothing; what time has brought until then is shown all the same. */
  private void refuse(Arrival arrival, Verdict verdict, Tick at) {
    if (verdict.due()) {
      elapse(at);
    }
    out.refused(arrival, verdict.refusal().orElseThrow());
  }

  private void elapse(Tick at) {
    out.elapsed(spoken.fresh(pass(at)));
  }

  private List<Happening> pass(Tick at) {
    Referee.Judgement judgement = Referee.elapse(state, at);
    List<Happening> happenings = judgement.happenings();
    steps.addLast(new Step(at, state, log.next(), Optional.empty(), happenings));
    log.elapsed(happenings);
    state = judgement.state();
    judged = at;
    shownSinceEntry |= !happenings.isEmpty();
    return happenings;
  }

  /** Judges anew from the late arrival's stamp on, everything in the order of the stamps. */
  private void reorder(Arrival late, Tick at, long now) {
    Deque<Step> undone = new ArrayDeque<>();
    while (!steps.isEmpty() && steps.getLast().at().isAfter(at)) {
      undone.addFirst(steps.removeLast());
    }
    if (undone.isEmpty()) {
      act(late, judged);
      return;
    }
    state = undone.getFirst().before();
    log.cut(undone.getFirst().logged());
    judged = at;
    List<Entry> entries = new ArrayList<>();
    List<Happening> anew = new ArrayList<>();
    again(late, at, entries, anew);
    for (Step step : undone) {
      if (step.arrival().isPresent()) {
        again(step.arrival().get(), step.at(), entries, anew);
      } else {
        anew.addAll(pass(step.at()));
      }
    }
    List<Happening> before = undone.stream().flatMap(step -> step.happenings().stream()).toList();
    int replaced =
        undone.stream()
            .flatMap(step -> step.arrival().stream())
            .mapToInt(arrival -> arrival.entries().size())
            .sum();
    List<Happening> shown = spoken.fresh(Correction.added(before, anew));
    Correction.takenBack(before, anew, tick(now)).ifPresent(shown::addFirst);
    out.reordered(replaced, entries, shown);
  }

  private void again(Arrival arrival, Tick at, List<Entry> entries, List<Happening> anew) {
    if (isAtOnce(arrival, at)) {
      return;
    }
    Verdict verdict = Verdict.of(state, arrival.entries(), at);
    if (verdict.refusal().isPresent()) {
      out.refused(arrival, verdict.refusal().get());
      return;
    }
    take(arrival, verdict, at);
    entries.addAll(verdict.entries());
    anew.addAll(verdict.happenings());
  }

  private void forget(long now) {
    long still = stalls.back(now, LATEST);
    stalls.forget(still);
    Tick oldest = tick(still);
    while (!steps.isEmpty() && steps.getFirst().at().isBefore(oldest)) {
      steps.removeFirst();
    }
    spoken.forget(oldest);
  }
}
