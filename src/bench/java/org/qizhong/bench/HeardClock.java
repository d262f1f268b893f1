package org.qizhong.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.qizhong.sound.clips.Counted;

/**
 * The heard clock: a real desk speaks to a sound server of its own, the sink is recorded and every
 * clip in it looked for. Arguments: {@code quick}, {@code all}, or the names of parts.
 */
public final class HeardClock {
  private static final long SECOND = 1_000_000_000L;
  private static final List<String> QUICK =
      List.of("periods", "presses", "pause", "swap", "outage", "idle");
  private static final List<String> ALL =
      List.of(
          "periods",
          "deadlines",
          "minute",
          "tv",
          "presses",
          "pause",
          "swap",
          "outage",
          "absent",
          "idle");
  private static final double TAIL = 150;
  private static final int ATTEMPTS = 3;

  private final Path folder;
  private final NullSink sink;
  private final boolean quick;
  private final Random chance = new Random(20_250_101);
  private final Tally tally = new Tally();
  private volatile Sitting last;
  private int sittings;

  private HeardClock(Path folder, boolean quick) throws IOException {
    this.folder = folder;
    this.sink = new NullSink(folder.resolve("sink"));
    this.quick = quick;
  }

  public static void main(String[] arguments) throws Exception {
    boolean quick = arguments.length == 0 || arguments[0].equals("quick");
    List<String> parts = quick ? QUICK : arguments[0].equals("all") ? ALL : List.of(arguments);
    HeardClock clock = new HeardClock(Files.createTempDirectory("heard-clock"), quick);
    Runtime.getRuntime().addShutdownHook(new Thread(clock::end));
    try {
      for (String part : parts) {
        clock.attempts(part);
      }
    } finally {
      clock.sink.kill();
    }
    clock.tally.sum();
    boolean good = clock.tally.isRight() && (clock.tally.meetsGoals() || quick);
    if (good) {
      Sitting.clean(clock.folder);
    } else {
      System.err.println("heard-clock: what was recorded is in " + clock.folder);
    }
    System.out.println("heard-clock: " + (good ? "right" : "WRONG"));
    System.exit(0);
  }

  /** Whatever ends this, nothing stays behind. */
  private void end() {
    if (last != null) {
      last.end();
    }
    sink.end();
  }

  /** In a quick run a machine too busy to play without gaps is given three attempts. */
  private void attempts(String part) throws Exception {
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      sink.start();
      part(part);
      sink.kill();
      if (!quick || tally.partIsRight() || !last.ranDry() || attempt == ATTEMPTS) {
        tally.endPart();
        return;
      }
      tally.forgetPart();
      Tally.say(part, "the machine was too busy to play without gaps; once more");
    }
  }

  private void part(String name) throws Exception {
    switch (name) {
      case "periods" ->
          read(name, quick ? "0 + 2x20s" : "0 + 5x30s", Counted.PERIODS, quick ? 41 : 151);
      case "deadlines" -> read(name, "0 + 10x5s", Counted.PERIODS, 51);
      case "minute" -> read(name, "0 + 2x60s", Counted.MINUTES, 121);
      case "tv" -> tv(name);
      case "presses" -> presses(name, quick ? 12 : 60);
      case "pause" -> pause(name);
      case "swap" -> swap(name);
      case "outage" -> outage(name);
      case "absent" -> absent(name);
      case "idle" -> idle(name, quick ? 10 : 60);
      default -> throw new IllegalArgumentException("no such part: " + name);
    }
  }

  private Sitting sitting(String name) throws IOException, InterruptedException {
    sittings++;
    last = new Sitting(folder.resolve(sittings + "-" + name), sink);
    Thread.sleep(2_500);
    return last;
  }

  /** Periods read to the end. */
  private void read(String name, String time, Counted counted, int seconds) throws Exception {
    try (Sitting sitting = sitting(name)) {
      long zero = sitting.begin(time);
      Sitting.until(zero + seconds * SECOND);
      Thread.sleep(2_500);
      judge(name, time, sitting, counted);
    }
  }

  /** Television's rapid game: half a minute a move and considerations of a minute. */
  private void tv(String name) throws Exception {
    try (Sitting sitting = sitting(name)) {
      long turn = sitting.begin("30s/move + 10x60s");
      double[] thought = {12.4, 29.3, 45.7, 7.9, 93.6, 3.2, 21.6, 26.1};
      for (int move = 0; move < thought.length; move++) {
        turn += Math.round(thought[move] * SECOND);
        Sitting.until(turn);
        sitting.send("press " + (move % 2 == 0 ? "black" : "white"));
      }
      Thread.sleep(2_000);
      judge(name, "30s/move + 10x60s", sitting, Counted.CONSIDERATIONS);
    }
  }

  /** Presses at random instants within calls. */
  private void presses(String name, int count) throws Exception {
    try (Sitting sitting = sitting(name)) {
      long turn = sitting.begin("0 + 1x10s");
      for (int press = 0; press < count; press++) {
        long thought = (1 + chance.nextInt(3)) * SECOND + chance.nextInt(550_000_000);
        Sitting.until(turn + thought);
        String line = "press " + (press % 2 == 0 ? "black" : "white");
        int sent = sitting.lines().size();
        sitting.send(line);
        turn =
            sitting
                .await(
                    it -> it.text().equals("sent " + line) && sitting.lines().indexOf(it) >= sent,
                    2_000)
                .nanos();
      }
      Thread.sleep(700);
      sitting.send("{\"pause\":true}");
      Thread.sleep(1_500);
      Verdict verdict = judge(name, count + " presses within calls", sitting, Counted.PERIODS);
      List<Double> tails = Tally.sorted(verdict.tails());
      Tally.say(name, "tail after a press: " + Tally.spread(tails) + ", none over 150 ms wanted");
      tally.must(tails.getLast() <= TAIL);
    }
  }

  private void pause(String name) throws Exception {
    try (Sitting sitting = sitting(name)) {
      long zero = sitting.begin("0 + 1x10s");
      for (double at : new double[] {3.2, 8.35, 12.7}) {
        Sitting.until(zero + Math.round(at * SECOND));
        sitting.send("{\"pause\":true}");
        Thread.sleep(2_200);
        sitting.send("{\"resume\":true}");
      }
      Thread.sleep(4_500);
      judge(name, "pauses in mid-call", sitting, Counted.PERIODS);
    }
  }

  private void swap(String name) throws Exception {
    try (Sitting sitting = sitting(name)) {
      long zero = sitting.begin("0 + 1x10s");
      Sitting.until(zero + 3_700_000_000L);
      sitting.send("voice zh");
      long swapped = System.nanoTime();
      Thread.sleep(7_500);
      Verdict verdict =
          new Verdict(
              sitting,
              Counted.PERIODS,
              List.of("en", "zh"),
              at -> at < swapped ? "en" : "zh",
              at -> Math.abs(at - swapped) < SECOND / 5);
      tally.report(name, "English, then Mandarin", verdict);
    }
  }

  /** The server killed and started again, then frozen. */
  private void outage(String name) throws Exception {
    try (Sitting sitting = sitting(name)) {
      long zero = sitting.begin("0 + 1x10s");
      Turns turns = new Turns(sitting, zero);
      turns.until(6.3);
      long killed = System.nanoTime();
      sink.kill();
      turns.until(7.8);
      sink.start();
      long back = System.nanoTime();
      turns.until(14.3);
      long frozen = System.nanoTime();
      sink.freeze();
      turns.until(16.8);
      sink.thaw();
      long thawed = System.nanoTime();
      turns.until(22);
      sitting.send("{\"pause\":true}");
      Thread.sleep(1_500);
      Verdict verdict =
          new Verdict(
              sitting,
              Counted.PERIODS,
              List.of("en"),
              at -> "en",
              at ->
                  at > killed - SECOND && at < back + 3 * SECOND
                      || at > frozen - SECOND && at < thawed + 3 * SECOND);
      tally.report(name, "killed 1.5 s and frozen 2.5 s", verdict);
      again(name, "killed and started again", back, verdict);
      again(name, "frozen", thawed, verdict);
      tally.alarms(name, sitting, 2);
      tally.unmoved(name, sitting);
    }
  }

  /** No device at the start. */
  private void absent(String name) throws Exception {
    sink.kill();
    try (Sitting sitting = sitting(name)) {
      long zero = sitting.begin("0 + 1x10s");
      Turns turns = new Turns(sitting, zero);
      turns.until(5);
      sink.start();
      long there = System.nanoTime();
      turns.until(14);
      Verdict verdict =
          new Verdict(
              sitting, Counted.PERIODS, List.of("en"), at -> "en", at -> at < there + 3 * SECOND);
      tally.report(name, "no device for the first 5 s", verdict);
      again(name, "there at last", there, verdict);
      tally.alarms(name, sitting, 1);
      tally.unmoved(name, sitting);
    }
  }

  /** A sink that has just been made plays nothing for a while, whoever asks. */
  private void again(String name, String what, long since, Verdict verdict) {
    double sink = (verdict.alive(since) - since) / 1e9;
    double speech = (verdict.again(since) - since) / 1e9 - sink;
    Tally.say(
        name,
        String.format(
            Locale.ROOT,
            "%s: the sink plays after %.1f s, speech %.1f s later, 3 s wanted",
            what,
            sink,
            speech));
    tally.must(speech <= 3);
  }

  private void idle(String name, int seconds) throws Exception {
    try (Sitting sitting = sitting(name)) {
      sitting.begin("60m");
      Thread.sleep(quick ? 5_000 : 40_000);
      long[] before = sitting.cost();
      long from = System.nanoTime();
      Thread.sleep(seconds * 1_000L);
      long[] after = sitting.cost();
      double share = 100.0 * (after[0] - before[0]) / (System.nanoTime() - from);
      Tally.say(
          name,
          String.format(
              Locale.ROOT,
              "%.1f %% of a core with nothing to say (3 %% wanted), %d MB resident",
              share,
              after[1] / 1024));
      tally.should(share <= 3);
    }
  }

  private Verdict judge(String name, String what, Sitting sitting, Counted counted)
      throws IOException, InterruptedException {
    Verdict verdict = new Verdict(sitting, counted, List.of("en"), at -> "en", at -> false);
    tally.report(name, what, verdict);
    return verdict;
  }
}
