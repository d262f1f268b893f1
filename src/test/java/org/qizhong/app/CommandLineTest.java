package org.qizhong.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the commands do when all is well, and one desk a data directory. */
class CommandLineTest {
  private static final String HEADER = "\"time\":\"0 + 2x10s\"";
  private static final String EVENTS =
      "{\"at\":0,\"start\":\"black\"}_{\"at\":12.5,\"press\":\"black\"}_{\"at\":13,\"pause\":true}";

  /** By T3, C3: calls at 5 and 8 s, a period at 10 s; the second is the last and counts. */
  private static final List<String> HAPPENINGS =
      List.of(
          "{\"at\":0,\"event\":\"started\",\"side\":\"black\"}",
          "{\"at\":5,\"event\":\"call\",\"side\":\"black\",\"say\":\"5s\"}",
          "{\"at\":8,\"event\":\"call\",\"side\":\"black\",\"say\":\"8s\"}",
          "{\"at\":10,\"event\":\"period-used\",\"side\":\"black\",\"left\":1}",
          "{\"at\":10,\"event\":\"call\",\"side\":\"black\",\"say\":\"left 1\"}",
          "{\"at\":11,\"event\":\"call\",\"side\":\"black\",\"say\":\"1\"}",
          "{\"at\":12,\"event\":\"call\",\"side\":\"black\",\"say\":\"2\"}",
          "{\"at\":12.5,\"event\":\"moved\",\"side\":\"black\",\"move\":1,\"used\":12.5}",
          "{\"at\":13,\"event\":\"paused\"}");

  @TempDir private Path folder;

  private static void allWell(Command.Done done) {
    assertThat(done.err()).isEmpty();
    assertThat(done.exit()).isZero();
  }

  @Test
  void bothFormsOfAMatchFileAndStandardInputReplayToTheSameLines() throws IOException {
    String whole = "{" + HEADER + ",\"events\":[" + EVENTS.replace('_', ',') + "]}";
    String lines = "{" + HEADER + "}\n" + EVENTS.replace('_', '\n') + "\n";
    Files.writeString(folder.resolve("whole.json"), whole);
    Files.writeString(folder.resolve("lines.jsonl"), lines);
    for (Command.Done done :
        List.of(
            Command.run(folder, "replay", "whole.json"),
            Command.run(folder, "replay", "lines.jsonl"),
            Command.run(folder, lines, Map.of(), "replay", "-"))) {
      allWell(done);
      assertThat(done.out().lines()).containsExactlyElementsOf(HAPPENINGS);
    }
  }

  @Test
  void helpAndVersionGoToStandardOutput() {
    Command.Done help = Command.run(folder, "--help");
    allWell(help);
    assertThat(help.out()).contains("replay", "play", "desk", "screen", "QIZHONG_DATA");
    Command.Done own = Command.run(folder, "play", "--help");
    allWell(own);
    assertThat(own.out()).contains("--console", "--data");
    Command.Done version = Command.run(folder, "--version");
    allWell(version);
    assertThat(version.out().lines()).singleElement().asString().startsWith("qizhong ");
  }

  @Test
  void optionsMayStandInAnyOrderAfterTheCommandAndTheDataDirectoryIsItsOwnersAlone()
      throws IOException {
    String input = "{\"time\":\"10m\"}\n{\"start\":\"black\"}\n{\"end\":\"draw\"}\n";
    allWell(Command.run(folder, input, Map.of(), "play", "--data", "one", "--console"));
    allWell(Command.run(folder, input, Map.of(), "play", "--console", "--data=two/deep"));
    allWell(Command.run(folder, input, Map.of("QIZHONG_DATA", "three"), "play", "--console"));
    allWell(
        Command.run(
            folder,
            input,
            Map.of("HOME", folder.toString(), "QIZHONG_DATA", ""),
            "play",
            "--console"));
    for (String data : List.of("one", "two/deep", "three", ".local/share/qizhong")) {
      Path path = folder.resolve(data);
      assertThat(Files.getPosixFilePermissions(path))
          .isEqualTo(PosixFilePermissions.fromString("rwx------"));
      try (Stream<Path> records = Files.list(path.resolve("matches"))) {
        assertThat(records).hasSize(1);
      }
    }
  }

  @Test
  void nothingButHappeningsStandsOnStandardOutputOfTheConsole() throws IOException {
    String input = "{\"time\":\"10m\"}\n{\"start\":\"black\"}\n{\"press\":\"black\"}\n";
    Command.Done done = Command.run(folder, input, Map.of(), "play", "--console", "--data", "data");
    allWell(done);
    try (Stream<Path> records = Files.list(folder.resolve("data/matches"))) {
      Path record = records.findFirst().orElseThrow();
      Command.Done replayed = Command.run(folder, "replay", record.toString());
      assertThat(replayed.out()).isEqualTo(done.out());
    }
  }

  @Test
  void withoutASoundDeviceTheConsoleSaysSo() throws Exception {
    Process console =
        Command.start(folder, Command.NO_SOUND, "play", "--console", "--data", "mute");
    try (BufferedReader err = console.errorReader(StandardCharsets.UTF_8)) {
      assertThat(err.readLine()).isEqualTo(Command.MUTE);
      console.getOutputStream().close();
      assertThat(err.lines()).singleElement().asString().contains("the input was empty");
      assertThat(console.waitFor(10, TimeUnit.SECONDS)).isTrue();
    } finally {
      console.destroyForcibly();
    }
  }

  @Test
  void aSecondDeskOnTheSameDataIsRefusedAndTheFirstGoesOn() throws Exception {
    Path data = folder.resolve("data");
    Process first = Command.start(folder, Map.of(), "desk", "--data", data.toString());
    try {
      long end = System.nanoTime() + 15_000_000_000L;
      while (!Files.exists(data.resolve("desk.sock")) && System.nanoTime() < end) {
        TimeUnit.MILLISECONDS.sleep(10);
      }
      Command.Done second = Command.run(folder, "desk", "--data", data.toString());
      assertThat(second.exit()).isEqualTo(2);
      assertThat(second.errLines())
          .singleElement()
          .asString()
          .contains("another desk", data.toString(), "--data");
      assertThat(first.isAlive()).isTrue();
      assertThat(Files.exists(data.resolve("desk.sock"))).isTrue();
      assertThat(first.toHandle().destroy()).isTrue();
      assertThat(first.waitFor(10, TimeUnit.SECONDS)).isTrue();
      assertThat(Files.exists(data.resolve("desk.sock"))).isFalse();
      assertThat(new String(first.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
          .isEmpty();
    } finally {
      first.destroyForcibly();
    }
  }
}
