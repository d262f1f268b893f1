package org.qizhong.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** What the parts of the heard clock came to; each line has the machine's load beside it. */
final class Tally {
  private static final double P99 = 10;
  private static final double MAX = 25;
  private static final double SETTLE = 30;

  private final List<Double> onsets = new ArrayList<>();
  private final List<Double> settled = new ArrayList<>();
  private boolean right = true;
  private boolean part = true;
  private boolean goals = true;

  /** Something that has to be so on any machine. */
  void must(boolean so) {
    part &= so;
  }

  /** Something that has to be so on an idle machine. */
  void should(boolean so) {
    goals &= so;
  }

  boolean partIsRight() {
    return part;
  }

  void endPart() {
    right &= part;
    part = true;
  }

  /** What went wrong in this part does not count. */
  void forgetPart() {
    part = true;
  }

  boolean isRight() {
    return right;
  }

  boolean meetsGoals() {
    return goals;
  }

  void report(String name, String what, Verdict verdict) {
    say(name, what + ": " + verdict.words());
    say(name, "onset: " + spread(sorted(verdict.onsets())));
    if (!verdict.settled().isEmpty()) {
      say(name, "onset on a deadline: " + spread(sorted(verdict.settled())));
    }
    part &= verdict.isRight();
    onsets.addAll(verdict.onsets());
    settled.addAll(verdict.settled());
  }

  /** How often it was said that nothing can be heard, and that it can again. */
  void alarms(String name, Sitting sitting, int wanted) {
    List<String> told =
        sitting.lines().stream()
            .filter(line -> line.is("alarm"))
            .map(line -> line.field("reason").isEmpty() ? "over" : line.field("reason"))
            .toList();
    say(name, "alarms: " + told);
    must(told.size() >= 2 * wanted && told.getLast().equals("over"));
  }

  /** Every call judged on its instant, whatever the sound server did. */
  void unmoved(String name, Sitting sitting) throws InterruptedException {
    long zero = sitting.zero();
    double latest =
        sitting.lines().stream()
            .filter(line -> line.is("call"))
            .mapToDouble(line -> (line.nanos() - zero - line.at()) / 1e6)
            .max()
            .orElse(Double.MAX_VALUE);
    say(name, String.format(Locale.ROOT, "the clock: no call judged later than %.1f ms", latest));
    must(latest < 250);
  }

  void sum() {
    if (onsets.isEmpty()) {
      return;
    }
    List<Double> off = sorted(onsets.stream().map(Math::abs).toList());
    List<Double> late = sorted(settled.stream().map(it -> Math.abs(it - SETTLE)).toList());
    boolean met =
        share(off, 0.99) <= P99
            && off.getLast() <= MAX
            && (late.isEmpty() || late.getLast() <= MAX);
    goals &= met;
    say(
        "all",
        onsets.size() + settled.size() + " calls; size of the onset's error: " + spread(off));
    if (!late.isEmpty()) {
      say("all", "on a deadline, beyond the settle time of 30 ms: " + spread(late));
    }
    say("all", "goals (p99 10 ms, max 25 ms, idle machine) " + (met ? "met" : "MISSED"));
    say("all", right ? "everything was heard as it should be" : "NOT everything was right");
  }

  static List<Double> sorted(List<Double> values) {
    List<Double> sorted = new ArrayList<>(values);
    Collections.sort(sorted);
    return sorted;
  }

  private static double share(List<Double> sorted, double share) {
    return sorted.get((int) Math.ceil(share * sorted.size()) - 1);
  }

  static String spread(List<Double> sorted) {
    return sorted.isEmpty()
        ? "none"
        : String.format(
            Locale.ROOT,
            "p50 %.1f, p99 %.1f, min %.1f, max %.1f ms (%d)",
            share(sorted, 0.5),
            share(sorted, 0.99),
            sorted.getFirst(),
            sorted.getLast(),
            sorted.size());
  }

  static void say(String part, String line) {
    try {
      String load = Files.readString(Path.of("/proc/loadavg")).split(" ")[0];
      System.out.printf("%-8s %s  [load %s]%n", part, line, load);
    } catch (IOException none) {
      throw new UncheckedIOException(none);
    }
  }
}
