package org.qizhong.desk;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.Face;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;
import org.qizhong.match.Setup;
import org.qizhong.record.Entry;
import org.qizhong.record.FaceWriter;
import org.qizhong.record.HappeningWriter;
import org.qizhong.record.Notices;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The match on the desk, if any: written down, then shown. Used on the desk's thread only. */
final class Table implements LiveMatch.Output {
  private static final Logger LOG = LoggerFactory.getLogger(Table.class);

  private static final long FACE_EVERY = 100_000_000L;

  private static final Act RESUME = new Act.Resume(Optional.empty());

  private final Ticker ticker;
  private final Scribe scribe;
  private final Audience audience;
  private final Reception reception;

  /** Of happenings shown, those on a deadline beyond the settle time, to 0.1 ms. */
  private final Lateness lateness = new Lateness(Duration.ofNanos(100_000));

  private final List<Runnable> whenIdle = new ArrayList<>();
  private volatile LiveMatch live;
  private boolean closing;
  private long nextFace;
  private long awake;
  private long asked = Long.MAX_VALUE;

  Table(Ticker ticker, Scribe scribe, Audience audience, Reception reception) {
    this.ticker = ticker;
    this.scribe = scribe;
    this.audience = audience;
    this.reception = reception;
    this.nextFace = ticker.nanos();
  }

  Lateness lateness() {
    return lateness;
  }

  boolean isOpen() {
    return live != null;
  }

  boolean isUnfinished() {
    LiveMatch match = live;
    return match != null
        && match.zero().isPresent()
        && !(match.state() instanceof MatchState.Confirmed);
  }

  boolean isRunning() {
    return live != null && live.state() instanceof MatchState.Running;
  }

  /** Whose clock runs. */
  private Optional<Side> running() {
    return isRunning() ? Optional.of(live.state().game().toMove()) : Optional.empty();
  }

  /** The match on the table. */
  Optional<LiveMatch> match() {
    return Optional.ofNullable(live);
  }

  /** What was agreed for the match on the table. */
  Optional<Setup> setup() {
    return Optional.ofNullable(live).map(LiveMatch::setup);
  }

  Tick tick(long nanos) {
    return live == null ? Tick.ZERO : live.tick(nanos);
  }

  /** Begins a match's record; {@link #announce} tells of it. */
  void open(Setup setup, StartPress startPress) {
    if (live != null) {
      scribe.write(Journal::finish);
    }
    scribe.write(journal -> journal.open(setup));
    live = new LiveMatch(setup, startPress, this);
    nextFace = ticker.nanos();
  }

  void announce() {
    reception.opened(setup());
    setup().flatMap(audience::unread).ifPresent(reception::tell);
  }

  void goOn(Recovery recovery) {
    live =
        new LiveMatch(
            recovery.log(),
            recovery.match().setup(),
            recovery.state(),
            StartPress.ANY,
            recovery.started() ? OptionalLong.of(recovery.zero()) : OptionalLong.empty(),
            recovery.watched(),
            recovery.shownSinceEntry(),
            this);
    recovery.acts().forEach(live::offer);
    reception.notice(recovery.notice());
  }

  void offer(Arrival arrival) {
    if (live != null) {
      live.offer(arrival);
    }
  }

  void close() {
    closing = true;
  }

  /** C6; {@code origin} is told if no answer is heard. */
  void ask(Side side, View origin) {
    if (live != null) {
      audience
          .answer(side, live.state(), live.tick(ticker.nanos()))
          .map(Notices::notice)
          .ifPresent(line -> audience.tell(origin, view -> view.notice(line)));
    }
  }

  void whenIdle(Runnable then) {
    whenIdle.add(then);
  }

  /** Shows a new view the face. */
  void showFace(View newcomer) {
    audience.tell(newcomer, view -> view.face(face(ticker.nanos())));
  }

  /** Judges what is due; returns when there is something to do again. */
  long advance() {
    long now = ticker.nanos();
    watch(now);
    if (live != null) {
      live.advance(now);
      finishIfAsked(now);
    }
    if (live == null) {
      whenIdle.forEach(Runnable::run);
      whenIdle.clear();
    }
    if (now >= nextFace) {
      showFace(now);
      nextFace = Math.max(nextFace + FACE_EVERY, now + 1);
    }
    OptionalLong due = live == null ? OptionalLong.empty() : live.nextWake();
    asked = due.isPresent() ? Math.min(due.getAsLong(), nextFace) : nextFace;
    return asked;
  }

  /** Law 3: whoever wakes long after the moment asked for has stood still. */
  private void watch(long now) {
    if (live != null && now - Stalls.LEAST.toNanos() >= asked) {
      LOG.warn("the desk has stood still for {} ms", (now - awake) / 1_000_000);
      live.stalled(awake, now);
      nextFace = now + LiveMatch.SETTLE.toNanos();
    }
    awake = now;
  }

  private void showFace(long now) {
    audience.light(running());
    if (isRunning()) {
      Tick at = live.tick(now);
      long zero = live.zero().orElseThrow();
      scribe.watchedSoon(at, zero);
      plan(now);
    }
    String line = face(now);
    audience.face(line);
  }

  private String face(long now) {
    return live == null ? Notices.IDLE : FaceWriter.line(Face.of(live.state(), live.tick(now)));
  }

  private void plan(long now) {
    if (live.zero().isPresent() && !live.isHeld(now)) {
      Predictions.of(live, now).tell(audience);
    }
  }

  @Override
  public void acted(List<Entry> entries, List<Happening> happenings) {
    long zero = live.zero().orElseThrow();
    scribe.watchedSoon(entries.getLast().at(), zero);
    scribe.write(journal -> journal.appendAll(entries));
    show(happenings);
    resumeIfBothPressed(entries, happenings);
  }

  @Override
  public void elapsed(List<Happening> happenings) {
    if (happenings.isEmpty()) {
      return;
    }
    Tick at = happenings.getLast().at();
    long zero = live.zero().orElseThrow();
    scribe.watched(at, zero);
    show(happenings);
    count(happenings, ticker.nanos());
  }

  @Override
  public void reordered(int count, List<Entry> entries, List<Happening> shown) {
    scribe.write(journal -> journal.replaceLast(count, entries));
    show(shown);
    resumeIfBothPressed(entries, shown);
  }

  /**
   * R13: where both players' buttons end a pause, the later press is followed by the act itself. It
   * follows from a press, never from the state alone: after a restart nothing resumes by itself.
   */
  private void resumeIfBothPressed(List<Entry> entries, List<Happening> shown) {
    boolean both = live.state() instanceof MatchState.Stopped stopped && stopped.isReadyToResume();
    if (both && shown.stream().anyMatch(Happening.PressedToResume.class::isInstance)) {
      entries.stream()
          .filter(entry -> entry.act() instanceof Act.Press)
          .mapToLong(entry -> entry.at().nanos() + live.zero().orElseThrow())
          .max()
          .ifPresent(last -> live.offer(Arrival.because(MatchLog.BOTH_PRESSED, last, RESUME)));
    }
  }

  @Override
  public void refused(Arrival arrival, Happening.Refused refusal) {
    arrival
        .origin()
        .ifPresentOrElse(
            view -> audience.tell(view, it -> it.refused(refusal)),
            () -> showLine(HappeningWriter.line(refusal)));
  }

  @Override
  public void atOnce(Arrival arrival, Happening.Ignored ignored) {
    LOG.info("P3: {} pressed at once with the other, ignored", ignored);
    showLine(HappeningWriter.line(ignored));
  }

  private void show(List<Happening> happenings) {
    for (Happening happening : happenings) {
      showLine(HappeningWriter.line(happening));
      audience.sound(happening, live.state());
    }
    plan(ticker.nanos());
    nextFace = Math.min(nextFace, ticker.nanos());
  }

  private void showLine(String line) {
    audience.show(line);
  }

  private void count(List<Happening> happenings, long shown) {
    boolean deadline =
        happenings.stream().anyMatch(happening -> !(happening instanceof Happening.Called));
    long due =
        happenings.getLast().at().nanos()
            + live.zero().orElseThrow()
            + (deadline ? LiveMatch.SETTLE.toNanos() : 0);
    lateness.add(shown - due);
  }

  /** Ends the record once nothing is on its way any more. */
  private void finishIfAsked(long now) {
    boolean deciding = live.nextDeadline() <= now || live.isHeld(now);
    if (!closing || !live.isSettled() || deciding) {
      return;
    }
    boolean running = isRunning();
    if (running || live.needsLastEntry()) {
      Act last = running ? new Act.Pause() : new Act.Read();
      live.offer(Arrival.because(MatchLog.END_OF_RECORD, now, last));
      live.advance(now);
    }
    List<Happening> end = live.close();
    show(end);
    Face last = Face.of(live.state(), live.tick(now));
    if (last.result().isPresent()) {
      audience.closed(FaceWriter.line(last.closed()));
    }
    scribe.write(Journal::finish);
    live = null;
    closing = false;
    announce();
  }

  /** The last moment watched, when the desk stops. */
  void watchedLast() {
    if (isRunning()) {
      Tick at = live.tick(ticker.nanos());
      long zero = live.zero().orElseThrow();
      scribe.watched(at, zero);
    }
  }
}
