package org.qizhong.desk;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;
import org.qizhong.record.Entry;
import org.qizhong.record.HappeningWriter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What was judged in the open match: written down, then shown (law 6). On the desk's thread. */
final class Bulletin implements LiveMatch.Output {
  private static final Logger LOG = LoggerFactory.getLogger(Bulletin.class);

  private static final Act RESUME = new Act.Resume(Optional.empty());

  private final Ticker ticker;
  private final Scribe scribe;
  private final Audience audience;
  private final Runnable shown;

  /** Of happenings shown, those on a deadline beyond the settle time, to 0.1 ms. */
  private final Lateness lateness = new Lateness(Duration.ofNanos(100_000));

  private LiveMatch live;

  /**
   * @param shown told when something was shown
   */
  Bulletin(Ticker ticker, Scribe scribe, Audience audience, Runnable shown) {
    this.ticker = ticker;
    this.scribe = scribe;
    this.audience = audience;
    this.shown = shown;
  }

  /** The match that is told of from now on. */
  void tellOf(LiveMatch match) {
    live = match;
  }

  Lateness lateness() {
    return lateness;
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
  public void reordered(int count, List<Entry> entries, List<Happening> fresh) {
    scribe.write(journal -> journal.replaceLast(count, entries));
    show(fresh);
    resumeIfBothPressed(entries, fresh);
  }

  /**
   * R13: where both players' buttons end a pause, the later press is followed by the act itself. It
   * follows from a press, never from the state alone: after a restart nothing resumes by itself.
   */
  private void resumeIfBothPressed(List<Entry> entries, List<Happening> fresh) {
    boolean both = live.state() instanceof MatchState.Stopped stopped && stopped.isReadyToResume();
    if (both && fresh.stream().anyMatch(Happening.PressedToResume.class::isInstance)) {
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

  /** Shows what happened, and what is foretold after it. */
  void show(List<Happening> happenings) {
    for (Happening happening : happenings) {
      showLine(HappeningWriter.line(happening));
      audience.sound(happening, live.state());
    }
    plan(ticker.nanos());
    shown.run();
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

  /** Tells what will be read aloud and buzzed if nobody acts. */
  void plan(long now) {
    if (live.zero().isPresent() && !live.isHeld(now)) {
      Predictions.of(live, now).tell(audience);
    }
  }
}
