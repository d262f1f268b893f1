package org.qizhong.desk;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.qizhong.clock.Refusal;
import org.qizhong.clock.Side;

/** A desk without its thread, under a fake clock; seconds count from the bench's own origin. */
final class DeskBench implements View {
  static final long ORIGIN = 5_000_000_000_000L;

  final List<String> shown = new ArrayList<>();
  final List<String> told = new ArrayList<>();
  final List<String> faces = new ArrayList<>();
  final Desk desk;
  private final long[] now;

  DeskBench(Journal journal) {
    this(journal, Speaker.SILENT, Buzzer.SILENT, new long[] {ORIGIN});
  }

  DeskBench(Journal journal, Speaker speaker, Buzzer buzzer) {
    this(journal, speaker, buzzer, new long[] {ORIGIN});
  }

  /** A desk on a machine whose clock stands at {@code now}. */
  DeskBench(Journal journal, Speaker speaker, Buzzer buzzer, long[] now) {
    this(journal, Fittings.of(speaker, buzzer), now);
  }

  DeskBench(Journal journal, Fittings fittings) {
    this(journal, fittings, new long[] {ORIGIN});
  }

  private DeskBench(Journal journal, Fittings fittings, long[] now) {
    this(journal, fittings, Optional.empty(), Runnable::run, now);
  }

  /** A desk with PINs, which are looked at at once. */
  DeskBench(Journal journal, Pins pins) {
    this(journal, pins, Runnable::run);
  }

  /** A desk with PINs, which are looked at when {@code aside} does. */
  DeskBench(Journal journal, Pins pins, Executor aside) {
    this(
        journal,
        Fittings.of(Speaker.SILENT, Buzzer.SILENT),
        Optional.of(pins),
        aside,
        new long[] {ORIGIN});
  }

  private DeskBench(
      Journal journal, Fittings fittings, Optional<Pins> pins, Executor aside, long[] now) {
    this.now = now;
    try {
      desk = new Desk(() -> now[0], journal, fittings, pins, aside);
    } catch (IOException | Refusal failed) {
      throw new AssertionError(failed);
    }
    desk.attach(this);
    desk.step();
  }

  static long nanos(double seconds) {
    return ORIGIN + Math.round(seconds * 1e9);
  }

  long now() {
    return now[0];
  }

  /** Time passes while the desk gets no turn. */
  DeskBench asleepUntil(double seconds) {
    now[0] = nanos(seconds);
    return this;
  }

  /** Time passes; the desk wakes when it wants to. */
  DeskBench until(double seconds) {
    long end = nanos(seconds);
    for (long wake = desk.step(); wake <= end; wake = desk.step()) {
      now[0] = Math.max(wake, now[0]);
    }
    now[0] = end;
    desk.step();
    return this;
  }

  /** The desk stands still: time passes, and it wakes only when it is made to. */
  DeskBench stallUntil(double seconds) {
    now[0] = nanos(seconds);
    return this;
  }

  /** One round of the desk's, whenever it is. */
  DeskBench wake() {
    desk.step();
    return this;
  }

  DeskBench says(String line) {
    desk.submit(line, now[0], this);
    desk.step();
    return this;
  }

  DeskBench presses(Side side) {
    desk.edge(new Edge(side, now[0]));
    desk.step();
    return this;
  }

  /** Opens a match by {@code time} and starts Black's clock now. */
  DeskBench starts(String time) {
    says("{\"time\":\"" + time + "\"}");
    return says("{\"start\":\"black\"}");
  }

  /** Edges stamped at these seconds, delivered in this order and judged at once. */
  DeskBench edges(Object... sidesAndSeconds) {
    for (int index = 0; index < sidesAndSeconds.length; index += 2) {
      double seconds = ((Number) sidesAndSeconds[index + 1]).doubleValue();
      desk.edge(new Edge((Side) sidesAndSeconds[index], nanos(seconds)));
    }
    desk.step();
    return this;
  }

  /** The last line that tells how things stand. */
  String lastTold() {
    return told.getLast();
  }

  List<String> lines() {
    return shown.stream().map(Bench::text).toList();
  }

  /** What the face says now, without its instant. */
  String faceNow() {
    List<String> seen = new ArrayList<>();
    View reader =
        new View() {
          @Override
          public void show(String line) {}

          @Override
          public void face(String line) {
            seen.add(line);
          }
        };
    desk.attach(reader);
    desk.step();
    desk.detach(reader);
    return Bench.text(seen.getLast()).replaceFirst("^at:[-0-9.]*,", "");
  }

  /** Waits in real time for the journal's thread. */
  static void eventually(java.util.function.BooleanSupplier holds) {
    long end = System.nanoTime() + 5_000_000_000L;
    while (!holds.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("not within 5 s");
      }
      Thread.onSpinWait();
    }
  }

  @Override
  public void show(String line) {
    shown.add(line);
  }

  @Override
  public void face(String line) {
    faces.add(line);
  }

  @Override
  public void line(String line) {
    told.add(line);
  }
}
