package org.qizhong.desk;

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
import org.qizhong.record.FaceWriter;
import org.qizhong.record.Notices;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The match on the desk, if any: opened, gone on with, looked at in time, ended. Used on the desk's
 * thread only.
 */
final class Table {
  private static final Logger LOG = LoggerFactory.getLogger(Table.class);

  private static final long FACE_EVERY = 100_000_000L;

  private static final String STOOD_STILL =
      "the desk stood still for %d.%d s: what was touched on the screen meanwhile came late";

  private final Ticker ticker;
  private final Scribe scribe;
  private final Audience audience;
  private final Reception reception;

  private final Bulletin bulletin;
  private final List<Runnable> whenIdle = new ArrayList<>();
  private volatile LiveMatch live;
  private boolean closing;
  private long nextFace;
  private long taken;
  private long awake;
  private long asked = Long.MAX_VALUE;

  Table(Ticker ticker, Scribe scribe, Audience audience, Reception reception) {
    this.ticker = ticker;
    this.scribe = scribe;
    this.audience = audience;
    this.reception = reception;
    this.bulletin = new Bulletin(ticker, scribe, audience, this::faceSoon);
    this.nextFace = ticker.nanos();
    this.taken = nextFace;
  }

  /**
   * Everything that had arrived at {@code instant} has been taken. Law 3: what time alone brings is
   * judged up to then only, for an edge may wait behind what is being taken.
   */
  void taken(long instant) {
    taken = instant;
  }

  Lateness lateness() {
    return bulletin.lateness();
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
    live = new LiveMatch(setup, startPress, bulletin);
    bulletin.tellOf(live);
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
            bulletin);
    bulletin.tellOf(live);
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

  /**
   * Shows a new view the face; what has arrived already, such as a restart's own acts, is in it.
   */
  void showFace(View newcomer) {
    judge(ticker.nanos());
    audience.tell(newcomer, view -> view.face(face(ticker.nanos())));
  }

  /** Judges what is due; returns when there is something to do again. */
  long advance() {
    long now = ticker.nanos();
    judge(now);
    if (live != null) {
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

  private void judge(long now) {
    watch(now);
    if (live != null) {
      live.advance(taken);
    }
  }

  /** Law 3: whoever wakes long after the moment asked for has stood still. */
  private void watch(long now) {
    if (live != null && now - Stalls.LEAST.toNanos() >= asked) {
      long tenths = (now - awake) / 100_000_000;
      LOG.warn("the desk has stood still for {} ms", (now - awake) / 1_000_000);
      reception.tell(STOOD_STILL.formatted(tenths / 10, tenths % 10));
      live.stalled(awake, now);
      asked = Long.MAX_VALUE;
      nextFace = now + LiveMatch.SETTLE.toNanos();
    }
    awake = now;
  }

  private void faceSoon() {
    nextFace = Math.min(nextFace, ticker.nanos());
  }

  private void showFace(long now) {
    audience.light(running());
    if (isRunning()) {
      Tick at = live.tick(now);
      long zero = live.zero().orElseThrow();
      scribe.watchedSoon(at, zero);
      bulletin.plan(now);
    }
    String line = face(now);
    audience.face(line);
  }

  private String face(long now) {
    return live == null ? Notices.IDLE : FaceWriter.line(Face.of(live.state(), live.tick(now)));
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
    bulletin.show(end);
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
