package org.qizhong.desk;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;
import org.qizhong.clock.Tick;
import org.qizhong.match.Act;
import org.qizhong.match.Happening;
import org.qizhong.match.MatchState;
import org.qizhong.match.Referee;
import org.qizhong.match.Setup;
import org.qizhong.record.ActWriter;
import org.qizhong.record.ConsoleLine;
import org.qizhong.record.Entry;
import org.qizhong.record.HappeningWriter;
import org.qizhong.record.HeaderReader;
import org.qizhong.record.HeaderWriter;
import org.qizhong.record.Judged;
import org.qizhong.record.MatchFile;
import org.qizhong.record.Replay;

/**
 * A live match under a fake clock. Seconds count from the match's zero, which lies somewhere on the
 * ticker's axis; the match is woken exactly when it asks for it.
 */
final class Bench implements LiveMatch.Output {
  /** Where the match's zero lies on the ticker's axis. */
  static final long ORIGIN = 7_000_000_000_123L;

  /** One happening and the instant at which it was shown. */
  record Shown(long now, Happening happening) {
    String text() {
      return Bench.text(happening);
    }
  }

  final List<Shown> shown = new ArrayList<>();
  final List<Entry> journal = new ArrayList<>();
  final List<String> refusals = new ArrayList<>();
  final Setup setup;
  final LiveMatch match;
  private long now = ORIGIN;

  Bench(String header) {
    this.setup = setup(header);
    this.match = new LiveMatch(setup, StartPress.ANY, this);
  }

  /** A match by {@code time} that Black's clock has started at zero. */
  static Bench started(String time) {
    Bench bench = new Bench("{\"time\":\"" + time + "\"}");
    return bench.act(0, new Act.Start(Side.BLACK));
  }

  static Setup setup(String header) {
    try {
      return HeaderReader.read(header);
    } catch (Refusal refusal) {
      throw new AssertionError(header, refusal);
    }
  }

  static Act act(String line) {
    try {
      return ((Judged.Acted) ConsoleLine.parse(line)).entry().act();
    } catch (Refusal refusal) {
      throw new AssertionError(line, refusal);
    }
  }

  static long nanos(double seconds) {
    return ORIGIN + Math.round(seconds * 1e9);
  }

  /** As the record writes it, without braces and quotes. */
  static String text(Happening happening) {
    return text(HappeningWriter.line(happening));
  }

  static String text(String line) {
    return line.replaceAll("[{}\"]", "").replace("event:", "");
  }

  /** Time passes until {@code seconds}. */
  Bench until(double seconds) {
    return untilNanos(nanos(seconds));
  }

  Bench untilNanos(long nanos) {
    while (match.nextWake().isPresent() && match.nextWake().getAsLong() <= nanos) {
      now = Math.max(now, match.nextWake().getAsLong());
      match.advance(now);
    }
    now = Math.max(now, nanos);
    match.advance(now);
    return this;
  }

  /** Something stamped {@code stamp} comes now. */
  Bench comes(long stamp, Act act) {
    return comes(new Arrival(stamp, act, Optional.empty(), Optional.empty(), Optional.empty()));
  }

  /** Something comes now. */
  Bench comes(Arrival arrival) {
    match.offer(arrival);
    match.advance(now);
    return this;
  }

  /** Delivered at once. */
  Bench act(double at, Act act) {
    return until(at).comes(nanos(at), act);
  }

  Bench act(double at, String line) {
    return act(at, act(line));
  }

  /** Delivered at once. */
  Bench press(double at, Side side) {
    return act(at, new Act.Press(side));
  }

  /** Pressed at {@code stamp}, delivered at {@code at}. */
  Bench press(double stamp, Side side, double at) {
    return until(at).comes(nanos(stamp), new Act.Press(side));
  }

  /** A stalled desk: time passes, nothing is judged. */
  Bench stallUntil(double seconds) {
    return stallUntilNanos(nanos(seconds));
  }

  Bench stallUntilNanos(long nanos) {
    now = nanos;
    return this;
  }

  /** Handed over, but not judged yet. */
  Bench queue(double stamp, Side side) {
    match.offer(
        new Arrival(
            nanos(stamp),
            new Act.Press(side),
            Optional.empty(),
            Optional.empty(),
            Optional.empty()));
    return this;
  }

  Bench wake() {
    match.advance(now);
    return this;
  }

  List<String> lines() {
    return shown.stream().map(Shown::text).toList();
  }

  List<String> linesSince(int count) {
    return lines().subList(count, shown.size());
  }

  /** Milliseconds from the match's zero at which {@code line} was shown. */
  double shownAt(String line) {
    Shown found = shown.stream().filter(it -> it.text().equals(line)).findFirst().orElseThrow();
    return (found.now() - ORIGIN) / 1e6;
  }

  /** The journal as a match file. */
  String record() {
    return record(setup, journal);
  }

  static String record(Setup setup, List<Entry> entries) {
    StringBuilder text = new StringBuilder(HeaderWriter.line(setup)).append('\n');
    entries.forEach(entry -> text.append(ActWriter.line(entry)).append('\n'));
    return text.toString();
  }

  /** What the record replays to. */
  List<String> replayed() {
    return replayed(record());
  }

  static List<String> replayed(String record) {
    byte[] bytes = record.getBytes(StandardCharsets.UTF_8);
    StringWriter out = new StringWriter();
    try {
      new Replay(new MatchFile(() -> new ByteArrayInputStream(bytes))).print(out);
    } catch (Refusal | IOException failed) {
      throw new AssertionError(record, failed);
    }
    return out.toString().lines().map(Bench::text).toList();
  }

  /** The state now, and the one that the record alone leads to. */
  MatchState stateNow() {
    return Referee.elapse(match.state(), new Tick(now - ORIGIN)).state();
  }

  MatchState replayedState() {
    MatchState state = MatchState.open(setup);
    for (Entry entry : journal) {
      Referee.Judgement judgement = Referee.judge(state, entry.act(), entry.at());
      if (judgement.refusal().isPresent()) {
        throw new AssertionError(entry + ": " + judgement.refusal().get());
      }
      state = judgement.state();
    }
    return Referee.elapse(state, new Tick(now - ORIGIN)).state();
  }

  private void show(List<Happening> happenings) {
    happenings.forEach(happening -> shown.add(new Shown(now, happening)));
  }

  @Override
  public void acted(List<Entry> entries, List<Happening> happenings) {
    journal.addAll(entries);
    show(happenings);
  }

  @Override
  public void elapsed(List<Happening> happenings) {
    show(happenings);
  }

  @Override
  public void reordered(int count, List<Entry> entries, List<Happening> changed) {
    journal.subList(journal.size() - count, journal.size()).clear();
    journal.addAll(entries);
    show(changed);
  }

  @Override
  public void refused(Arrival arrival, Happening.Refused refusal) {
    refusals.add(refusal.reason());
  }
}
