package org.qizhong.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import org.qizhong.clock.Side;
import org.qizhong.desk.Desk;
import org.qizhong.desk.Edge;
import org.qizhong.desk.SystemTicker;
import org.qizhong.desk.Ticker;
import org.qizhong.desk.View;
import org.qizhong.sound.SoundSettings;
import org.qizhong.sound.Voices;
import org.qizhong.store.FileJournal;

/**
 * The desk that {@link HeardClock} listens to: a real one with its journal and voice, told by lines
 * on standard input. What happens is printed with the instant it was seen; so is the stamp of each
 * line and press.
 */
public final class HeardDesk {
  private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

  private HeardDesk() {}

  public static void main(String[] arguments) throws Exception {
    Path data = Path.of(arguments[0]);
    Ticker ticker = new SystemTicker();
    SoundSettings settings = SoundSettings.load(data);
    try (Voices voices = Voices.of(ticker, settings);
        Desk desk =
            new Desk(ticker, new FileJournal(data, LocalDateTime::now), voices, voices.buzzer())) {
      desk.start();
      View view = line -> say(ticker.nanos() + " " + line);
      desk.attach(view);
      voices.start(reason -> desk.alarm("voice", reason));
      serve(desk, ticker, voices, settings, view);
    }
  }

  private static void serve(
      Desk desk, Ticker ticker, Voices voices, SoundSettings settings, View view) throws Exception {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      long now = ticker.nanos();
      String[] words = line.split(" ", 2);
      switch (words[0]) {
        case "press" -> {
          Side side = words[1].equals("black") ? Side.BLACK : Side.WHITE;
          desk.edge(new Edge(side, now));
          say(now + " sent " + line);
        }
        case "voice" -> voices.apply(settings.with("voice", words[1]));
        case "cost" -> say("0 cost " + cpu() + " " + resident());
        case "close" -> {
          desk.closeMatch();
          say("0 closed");
        }
        default -> {
          desk.submit(line, now, view);
          say(now + " sent " + line);
        }
      }
    }
  }

  private static synchronized void say(String line) {
    OUT.println(line);
  }

  /** Processor time of this process so far, in nanoseconds. */
  private static long cpu() {
    com.sun.management.OperatingSystemMXBean system =
        ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class);
    return system.getProcessCpuTime();
  }

  /** Resident memory in kB. */
  private static long resident() throws IOException {
    return Files.readAllLines(Path.of("/proc/self/status")).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
        .findFirst()
        .orElse(0);
  }
}
