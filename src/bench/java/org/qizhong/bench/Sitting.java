package org.qizhong.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A desk in a process of its own, and a tape of what it says. */
final class Sitting implements AutoCloseable {
  private static final Pattern FIELD = Pattern.compile("\"([a-z-]+)\":(\"([^\"]*)\"|[0-9.]+)");
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  /** A line the desk printed, and when it was seen or sent. */
  record Line(long nanos, String text) {
    String field(String name) {
      Matcher field = FIELD.matcher(text);
      while (field.find()) {
        if (field.group(1).equals(name)) {
          return field.group(3) == null ? field.group(2) : field.group(3);
        }
      }
      return "";
    }

    boolean is(String event) {
      return field("event").equals(event);
    }

    long at() {
      return Math.round(Double.parseDouble(field("at")) * 1e9);
    }
  }

  private final List<Line> lines = new ArrayList<>();
  private final Path folder;
  private final Process desk;
  private final Process tape;
  private final PrintStream to;

  Sitting(Path folder, NullSink sink) throws IOException {
    this.folder = Files.createDirectories(folder);
    Files.writeString(folder.resolve("sound.properties"), "voice = en\nvolume = 100\n");
    tape = java(sink, "-Xmx64m", HeardTape.class, folder).redirectError(log("tape")).start();
    desk = java(sink, "-Xmx128m", HeardDesk.class, folder).redirectError(log("desk")).start();
    to = new PrintStream(desk.getOutputStream(), true, StandardCharsets.UTF_8);
    Thread.ofPlatform().daemon().start(this::read);
  }

  private ProcessBuilder.Redirect log(String name) {
    return ProcessBuilder.Redirect.to(folder.resolve(name + ".log").toFile());
  }

  private static ProcessBuilder java(NullSink sink, String memory, Class<?> main, Path folder) {
    ProcessBuilder builder =
        sink.process(
            JAVA,
            "--enable-native-access=ALL-UNNAMED",
            "-XX:+UseSerialGC",
            memory,
            "-Dlogback.configurationFile=logback.xml",
            "-DQIZHONG_LOG_DIR=" + folder,
            "-cp",
            System.getProperty("java.class.path"),
            main.getName(),
            folder.toString());
    return builder;
  }

  private void read() {
    try (BufferedReader in =
        new BufferedReader(new InputStreamReader(desk.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        String[] parts = line.split(" ", 2);
        synchronized (lines) {
          lines.add(new Line(Long.parseLong(parts[0]), parts[1]));
          lines.notifyAll();
        }
      }
    } catch (IOException closed) {
      // The desk has ended.
    }
  }

  /** Everything the desk has printed so far. */
  List<Line> lines() {
    synchronized (lines) {
      return List.copyOf(lines);
    }
  }

  /** Waits for a line. */
  Line await(Predicate<Line> wanted, long millis) throws InterruptedException {
    long until = System.nanoTime() + millis * 1_000_000;
    synchronized (lines) {
      while (true) {
        for (Line line : lines) {
          if (wanted.test(line)) {
            return line;
          }
        }
        long rest = (until - System.nanoTime()) / 1_000_000;
        if (rest <= 0) {
          throw new IllegalStateException("the desk did not say what was waited for; " + folder);
        }
        lines.wait(rest);
      }
    }
  }

  void send(String line) {
    to.println(line);
  }

  /** Processor time so far in nanoseconds, and resident memory in kB. */
  long[] cost() throws InterruptedException {
    int seen = lines().size();
    send("cost");
    String[] words =
        await(it -> it.text().startsWith("cost") && lines.lastIndexOf(it) >= seen, 5_000)
            .text()
            .split(" ");
    return new long[] {Long.parseLong(words[1]), Long.parseLong(words[2])};
  }

  /** Whether there were gaps in what was played; one at the start is as it should be. */
  boolean ranDry() throws IOException {
    return Files.readAllLines(folder.resolve("qizhong-desk.log")).stream()
            .filter(line -> line.contains("ran dry"))
            .count()
        > 1;
  }

  /** Removes a folder. */
  static void clean(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }

  /** Opens a match and starts Black's clock; returns the match's zero. */
  long begin(String time) throws InterruptedException {
    send("{\"time\":\"" + time + "\"}");
    Thread.sleep(300);
    send("{\"start\":\"black\"}");
    return await(line -> line.text().startsWith("sent {\"start\""), 5_000).nanos();
  }

  /** The match's zero. */
  long zero() throws InterruptedException {
    return await(line -> line.text().startsWith("sent {\"start\""), 1).nanos();
  }

  Path folder() {
    return folder;
  }

  static void until(long nanos) throws InterruptedException {
    for (long rest = nanos - System.nanoTime(); rest > 0; rest = nanos - System.nanoTime()) {
      TimeUnit.NANOSECONDS.sleep(rest);
    }
  }

  /** Ends both processes, now. */
  void end() {
    desk.destroy();
    tape.destroy();
  }

  @Override
  public void close() {
    to.close();
    try {
      if (!desk.waitFor(5, TimeUnit.SECONDS)) {
        desk.destroyForcibly();
      }
      tape.destroy();
      tape.waitFor(5, TimeUnit.SECONDS);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }
}
