package org.qizhong.desk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;
import org.qizhong.match.Referee;
import org.qizhong.record.Entry;

/**
 * The course of a live match as it has been judged: the state it has led to, its log, and the steps
 * of the last seconds, which can be undone and judged anew when something earlier comes (law 3).
 */
final class Course {
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

  private final LiveMatch.Output out;
  private final MatchLog log;
  private final SpokenCalls spoken = new SpokenCalls();
  private final Deque<Step> steps = new ArrayDeque<>();
  private MatchState state;
  private Tick judged;
  private Tick lastEntry;
  private boolean shownSinceEntry;

  /**
   * A course that goes on from {@code state}, which belongs to {@code judged}.
   *
   * @param shownSinceEntry whether something was shown after the record's last act
   */
  Course(
      MatchLog log, MatchState state, Tick judged, boolean shownSinceEntry, LiveMatch.Output out) {
    this.log = log;
    this.state = state;
    this.judged = judged;
    this.lastEntry = judged;
    this.shownSinceEntry = shownSinceEntry;
    this.out = out;
  }

  MatchState state() {
    return state;
  }

  MatchLog log() {
    return log;
  }

  /** Up to when it has been judged. */
  Tick judged() {
    return judged;
  }

  /** Whether something was shown after the record's last act. */
  boolean isShownSinceEntry() {
    return shownSinceEntry;
  }

  /** What the record's end brings. */
  List<Happening> close() {
    Referee.Judgement end = Referee.close(state, lastEntry);
    state = end.state();
    return end.happenings();
  }

  /** Takes {@code arrival} after everything so far; whether anything came of it. */
  boolean act(Arrival arrival, Tick at) {
    if (isAtOnce(arrival, at)) {
      return false;
    }
    Verdict verdict = Verdict.of(state, arrival.entries(), at);
    if (verdict.refusal().isPresent()) {
      refuse(arrival, verdict, at);
      return false;
    }
    take(arrival, verdict, at);
    out.acted(verdict.entries(), spoken.fresh(verdict.happenings()));
    return true;
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

  /** What time alone brings until {@code at}. */
  void elapse(Tick at) {
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
  void reorder(Arrival late, Tick at, Tick now) {
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
    Correction.takenBack(before, anew, now).ifPresent(shown::addFirst);
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

  /** What was judged before {@code oldest} stands. */
  void forget(Tick oldest) {
    while (!steps.isEmpty() && steps.getFirst().at().isBefore(oldest)) {
      steps.removeFirst();
    }
    spoken.forget(oldest);
  }
}
