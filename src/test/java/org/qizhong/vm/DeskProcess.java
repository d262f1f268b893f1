package org.qizhong.vm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The packaged program as its launcher starts it, run by a user who is not root. */
final class DeskProcess {
  private static final Path LAUNCHER = Path.of("/run/qizhong/deploy/qizhong");
  private static final int USER = 1000;
  private static final String ANY_PROCESSOR = "ffff";

  /** Who runs the program. */
  enum User {
    IN_GROUP("--groups", Integer.toString(SimChip.GROUP)),
    IN_NO_GROUP("--clear-groups");

    private final List<String> groups;

    User(String... groups) {
      this.groups = List.of(groups);
    }
  }

  private final Path data;
  private final Process process;
  private final Path results;
  private final Path errors;

  private DeskProcess(Path data, Process process, Path results, Path errors) {
    this.data = data;
    this.process = process;
    this.results = results;
    this.errors = errors;
  }

  /** A data directory of that user, with what {@code gpio.properties} says. */
  static Path dataDirectory(String name, String... settings) throws IOException {
    Path data = Files.createDirectory(Path.of("/tmp").resolve(name));
    Files.write(data.resolve("gpio.properties"), List.of(settings));
    for (Path owned : List.of(data, data.resolve("gpio.properties"))) {
      Files.setAttribute(owned, "unix:uid", USER);
    }
    return data;
  }

  /** Starts {@code command} of the program on a data directory. */
  static DeskProcess start(User user, String command, Path data) throws IOException {
    List<String> words = new ArrayList<>(List.of("taskset", ANY_PROCESSOR)); // not the finger's one
    words.addAll(List.of("setpriv", "--reuid", "" + USER));
    words.addAll(List.of("--regid", "" + USER, "--no-new-privs"));
    words.addAll(user.groups);
    words.addAll(List.of(LAUNCHER.toString(), command, "--data", data.toString()));
    Path results = Files.createTempFile(command, ".out");
    Path errors = Files.createTempFile(command, ".err");
    Process process =
        new ProcessBuilder(words)
            .redirectInput(Path.of("/dev/null").toFile())
            .redirectOutput(results.toFile())
            .redirectError(errors.toFile())
            .start();
    return new DeskProcess(data, process, results, errors);
  }

  /** Waits until its socket is open. */
  SocketTalk talk() throws Exception {
    Path socket = data.resolve("desk.sock");
    Waiting.until(() -> Files.exists(socket) || !process.isAlive(), "the desk's socket");
    Failed.unless(process.isAlive(), "the desk refused to start: %s", words());
    return SocketTalk.with(socket);
  }

  void signal(int signal) throws Failed {
    Libc.kill(process.pid(), signal);
  }

  /** Stops it in the middle of whatever it does; returns when it stands still. */
  void stop() throws Exception {
    signal(Libc.SIGSTOP);
    Path status = Path.of("/proc", Long.toString(process.pid()), "status");
    Waiting.until(() -> Files.readString(status).contains("State:\tT"), "a desk that is stopped");
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Waits for its end; returns its exit code. */
  int end() {
    return process.onExit().join().exitValue();
  }

  /** What it has said on standard output so far. */
  String results() throws IOException {
    return Files.readString(results);
  }

  /** What it said on standard error. */
  String words() throws IOException {
    return Files.readString(errors).strip();
  }

  /** The lines of its log. */
  List<String> log() throws IOException {
    List<String> lines = new ArrayList<>();
    try (Stream<Path> files = Files.list(data.resolve("log"))) {
      for (Path file : files.sorted().toList()) {
        lines.addAll(Files.readAllLines(file));
      }
    }
    return lines;
  }
}
