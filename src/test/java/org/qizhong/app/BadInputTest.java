package org.qizhong.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Bad input: one line that names the thing and the remedy, exit 2, nothing on standard output. */
class BadInputTest {
  @TempDir private Path folder;

  private static void oneLine(Command.Done done, String... parts) {
    assertThat(done.exit()).as(done.err()).isEqualTo(2);
    assertThat(done.out()).isEmpty();
    assertThat(done.errLines()).hasSize(1);
    assertThat(done.err()).startsWith("qizhong: ").contains(parts).doesNotContain("Exception");
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  static Stream<Arguments> files() {
    return Stream.of(
        Arguments.of("", "JSON object"),
        Arguments.of("nonsense", "not JSON"),
        Arguments.of("{\"time\":\"60x\"}", "60x"),
        Arguments.of("{\"time\":\"10m\",\"colour\":1}", "colour"),
        Arguments.of("{\"time\":\"10m\"}\n{\"at\":0,\"jump\":true}", "event 1"),
        Arguments.of("{\"time\":\"10m\",\"events\":[{\"at\":0,\"start\":\"red\"}]}", "event 1"));
  }

  @ParameterizedTest
  @MethodSource("files")
  void aMatchFileThatDoesNotFit(String text, String reason) throws IOException {
    Path file = file("match.json", text);
    oneLine(Command.run(folder, "replay", file.toString()), file.toString(), reason);
  }

  @Test
  void aMatchFileIsJudgedWholeBeforeALineIsPrinted() throws IOException {
    file(
        "late.json",
        "{\"time\":\"10m\"}\n{\"at\":0,\"start\":\"black\"}\n{\"at\":1,\"start\":\"black\"}");
    oneLine(Command.run(folder, "replay", "late.json"), "late.json", "event 2");
  }

  @Test
  void aMatchFileThatCannotBeRead() {
    String gone = folder.resolve("gone.json").toString();
    oneLine(Command.run(folder, "replay", gone), gone, "no such file");
    oneLine(Command.run(folder, "replay", folder.toString()), folder.toString(), "folder");
  }

  @Test
  void aMatchFileWithAChineseNameInAPlainLocale() {
    Command.Done done = Command.run(folder, "", Map.of("LC_ALL", "C"), "replay", "棋局.json");
    assertThat(done.errLines()).hasSize(1);
    assertThat(done.exit()).isEqualTo(2);
  }

  static Stream<Arguments> lines() {
    return Stream.of(
        Arguments.of("--fast", "--fast"),
        Arguments.of("fly", "fly"),
        Arguments.of("replay", "FILE"),
        Arguments.of("replay a.json b.json", "b.json"),
        Arguments.of("replay --fast a.json", "--fast"),
        Arguments.of("play", "--console"),
        Arguments.of("desk --data", "--data"),
        Arguments.of("desk --loud", "--loud"));
  }

  @ParameterizedTest
  @MethodSource("lines")
  void anUnknownOrIncompleteCommandLine(String line, String named) {
    oneLine(Command.here(line.split(" ")), named, "--help");
  }

  @Test
  void aDataDirectoryThatCannotBeWritten() throws IOException {
    oneLine(Command.here("desk", "--data", "/proc/qizhong"), "/proc/qizhong", "--data");
    Path file = file("data", "");
    oneLine(Command.here("desk", "--data", file.toString()), file.toString(), "--data");
    oneLine(
        Command.run(folder, "", Map.of("QIZHONG_DATA", "/proc/qizhong"), "play", "--console"),
        "/proc/qizhong",
        "QIZHONG_DATA");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "button.black = 99|button.black: \"99\" is no BCM number from 0 to 27",
        "button.black = 5\\nbutton.white = 5|button.black and button.white are both on 5",
        "chip = nowhere|no GPIO chip is labelled nowhere",
        "chip = /dev/gpiochip99|/dev/gpiochip99"
      })
  void buttonsThatCannotBeHad(String settings, String reason) throws IOException {
    file("gpio.properties", settings.replace("\\n", "\n"));
    oneLine(Command.here("desk", "--data", folder.toString()), reason, "gpio.properties");
  }

  @Test
  void whatIsNoFileOfSettings() throws IOException {
    Path settings = folder.resolve("gpio.properties");
    Files.createSymbolicLink(settings, Path.of("/dev/zero"));
    oneLine(Command.here("desk", "--data", folder.toString()), "gpio.properties", "cannot be read");
    Files.delete(settings);
    Files.write(settings, new byte[2_000_000]);
    oneLine(Command.here("desk", "--data", folder.toString()), "gpio.properties", "cannot be read");
  }

  @Test
  void aSocketPathTooLongOrTaken() throws IOException {
    Path deep = folder.resolve("d".repeat(100));
    oneLine(
        Command.here("desk", "--data", deep.toString()),
        deep.resolve("desk.sock").toString(),
        "--data");
    Path taken = Files.writeString(folder.resolve("desk.sock"), "precious");
    oneLine(Command.here("desk", "--data", folder.toString()), taken.toString(), "move it away");
  }

  @Test
  void aFileWhereTheJournalNeedsAFolder() throws IOException {
    file("matches", "");
    oneLine(
        Command.here("desk", "--data", folder.toString()),
        folder.resolve("matches") + " ",
        "--data");
  }

  @Test
  void aFileWhereTheLogNeedsAFolder() throws IOException {
    file("log", "");
    oneLine(
        Command.here("desk", "--data", folder.toString()),
        folder.resolve("log").toString(),
        "--data");
  }

  @Test
  void anUnfinishedRecordThatIsGoneOrBroken() throws IOException {
    file("current", "2026-01-01T00-00-00.jsonl\n");
    oneLine(Command.run(folder, "desk", "--data", "."), "2026-01-01T00-00-00.jsonl", "remove");
    Path record =
        Files.createDirectories(folder.resolve("matches")).resolve("2026-01-01T00-00-00.jsonl");
    Files.writeString(record, "{\"time\":\"10m\"}\n{\"at\":0,\"agree\":\"black\"}\n");
    oneLine(Command.run(folder, "desk", "--data", "."), record.toString(), "event 1", "remove");
  }

  @Test
  void aHeaderThatDoesNotParseAtTheConsole() {
    String input = "{\"time\":\"60x\"}\n{\"start\":\"black\"}\n";
    Command.Done done = Command.run(folder, input, Map.of(), "play", "--console", "--data", "data");
    assertThat(done.exit()).isEqualTo(2);
    assertThat(done.errLines()).singleElement().asString().contains("60x");
  }

  @Test
  void anEmptyInputAtTheConsole() {
    oneLine(Command.run(folder, "play", "--console", "--data", "data"), "empty");
  }
}
