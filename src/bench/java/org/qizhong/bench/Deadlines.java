package org.qizhong.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qizhong.desk.Buzzer;
import org.qizhong.desk.Desk;
import org.qizhong.desk.Rehearsal;
import org.qizhong.desk.Speaker;
import org.qizhong.desk.SystemTicker;
import org.qizhong.desk.Ticker;
import org.qizhong.desk.View;
import org.qizhong.store.FileJournal;

/**
 * How long after a deadline a view sees what came of it, on a real desk with its journal on disk:
 * periods of one second run out one after the other. Argument: how many deadlines.
 */
public final class Deadlines {
  private static final Pattern USED = Pattern.compile("\"at\":([0-9.]+),\"event\":\"period-used\"");
  private static final Duration SETTLE = Duration.ofMillis(30);
  private static final int PERIODS = 99;

  private Deadlines() {}

  /** A line and when it was seen. */
  private record Seen(String line, long nanos) {}

  public static void main(String[] arguments) throws Exception {
    int wanted = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 300;
    Path data = Files.createTempDirectory("qizhong-deadlines");
    Path aside = Files.createTempDirectory("qizhong-rehearsal");
    Rehearsal.play( // as the program does before its first match
        new FileJournal(aside, LocalDateTime::now), Speaker.SILENT, Buzzer.SILENT);
    Ticker ticker = new SystemTicker();
    List<Long> late = new ArrayList<>();
    try (Desk desk =
        new Desk(
            ticker, new FileJournal(data, LocalDateTime::now), Speaker.SILENT, Buzzer.SILENT)) {
      desk.start();
      while (late.size() < wanted) {
        late.addAll(game(desk, ticker, Math.min(PERIODS - 1, wanted - late.size())));
      }
    }
    Collections.sort(late);
    System.out.printf(
        "deadline to happening, beyond the settle time of %d ms: %d deadlines, p50 %.2f ms, p99"
            + " %.2f ms, max %.2f ms%n",
        SETTLE.toMillis(),
        late.size(),
        millis(late, 0.50),
        millis(late, 0.99),
        late.getLast() / 1e6);
  }

  private static List<Long> game(Desk desk, Ticker ticker, int deadlines) throws Exception {
    LinkedBlockingQueue<Seen> lines = new LinkedBlockingQueue<>();
    View view = line -> lines.add(new Seen(line, ticker.nanos()));
    desk.attach(view);
    desk.submit("{\"time\":\"0 + " + PERIODS + "x1s\"}", ticker.nanos(), view);
    long zero = ticker.nanos();
    desk.submit("{\"start\":\"black\"}", zero, view);
    List<Long> late = new ArrayList<>();
    while (late.size() < deadlines) {
      Seen seen = lines.take();
      Matcher used = USED.matcher(seen.line());
      if (used.find()) {
        long at = Math.round(Double.parseDouble(used.group(1)) * 1e9);
        late.add(seen.nanos() - zero - at - SETTLE.toNanos());
      }
    }
    desk.closeMatch();
    desk.detach(view);
    return late;
  }

  private static double millis(List<Long> sorted, double share) {
    return sorted.get((int) Math.ceil(share * sorted.size()) - 1) / 1e6;
  }
}
