package org.qizhong.app;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.core.Context;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import picocli.CommandLine;

/** The program in a process of its own, as the launcher starts it. */
final class Command {
  /**
   * What a finished command left.
   *
   * @param err without {@link #MUTE}: whether there is a sound device is the machine's own affair
   */
  record Done(int exit, String out, String err) {
    List<String> errLines() {
      return err.lines().toList();
    }
  }

  /** What the console says on a machine without a sound device. */
  static final String MUTE =
      "{\"event\":\"alarm\",\"what\":\"voice\",\"reason\":\"no sound device; tried again each"
          + " second\"}";

  /** An environment that hides every sound device. */
  static final Map<String, String> NO_SOUND =
      Map.of("ALSA_CONFIG_PATH", "/dev/null", "PULSE_SERVER", "/dev/null");

  private static final String CLASSES =
      Stream.of(
              Main.class,
              CommandLine.class,
              ObjectMapper.class,
              JsonParser.class,
              JsonProperty.class,
              Logger.class,
              LoggerContext.class,
              Context.class)
          .map(Command::home)
          .collect(Collectors.joining(File.pathSeparator));

  private Command() {}

  private static String home(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    } catch (URISyntaxException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** Starts it; the environment is the test's own, changed by {@code settings}. */
  static Process start(Path folder, Map<String, String> settings, String... arguments) {
    List<String> line =
        new ArrayList<>(
            List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                CLASSES,
                "org.qizhong.app.Main"));
    line.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(line).directory(folder.toFile());
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    builder.environment().putAll(settings);
    try {
      return builder.start();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  static Done run(Path folder, String input, Map<String, String> settings, String... arguments) {
    try {
      Path in = Files.writeString(Files.createTempFile(folder, "in", ""), input);
      Process process = start(folder, settings, arguments);
      try (var to = process.getOutputStream()) {
        Files.copy(in, to);
      } catch (IOException endedAlready) {
        assert !process.isAlive() || endedAlready.getMessage() != null;
      }
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
      if (!process.waitFor(20, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new AssertionError(String.join(" ", arguments) + " does not end");
      }
      return new Done(process.exitValue(), out, err.replace(MUTE + System.lineSeparator(), ""));
    } catch (IOException | InterruptedException failed) {
      throw new AssertionError(failed);
    }
  }

  /**
   * In this process, for commands that fail before they print: a replay closes standard output when
   * it is done.
   */
  static Done here(String... arguments) {
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    ByteArrayOutputStream complained = new ByteArrayOutputStream();
    System.setOut(new PrintStream(said, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(complained, true, StandardCharsets.UTF_8));
    try {
      int exit = Main.run(arguments);
      return new Done(
          exit, said.toString(StandardCharsets.UTF_8), complained.toString(StandardCharsets.UTF_8));
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
  }

  static Done run(Path folder, String... arguments) {
    return run(folder, "", Map.of(), arguments);
  }
}
